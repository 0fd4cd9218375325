import { failureMessage } from '@portico/shared/api';
import { useNavigate, useNotify, useText } from '@portico/shared/platform';
import { Notice, useLeave } from '@portico/shared/ui';
import { useDeletePortalMutation } from '../../creator.api.ts';
import { useWayFromPage } from '../../guard/use-private-provider.ts';
import type { EditorProps } from '../editor-props.ts';
import { SureDelete } from '../SureDelete.tsx';

/** The specification's words, the same in every language. [EDIT-29] */
const DELETED = 'Delete Completed';

/** The question before a page is deleted, with its name; then the notice and the way to /creator, or home. [EDIT-28, OPEN-25, OPEN-46] */
export function DeletePageEditor({ portal, onClose }: EditorProps) {
  const { t, say, language } = useText('mfe-creator');
  const notify = useNotify();
  const navigate = useNavigate();
  const wayFromPage = useWayFromPage();
  const [deletePortal, { isLoading, error }] = useDeletePortalMutation();
  const { isLeaving, leave } = useLeave(onClose);
  const name = say(portal.title) || t('tools.unnamed');

  async function remove() {
    const { data } = await deletePortal(portal._id);
    if (!data) return;
    notify({
      tone: 'success',
      text: DELETED,
      detail: language === 'en' ? undefined : t('editors.delete-page.deleted'),
    });
    await navigate(wayFromPage);
  }
  return (
    <SureDelete
      open={!isLeaving}
      question={`Are you sure delete ${name}?`}
      busy={isLoading}
      onConfirm={() => void remove()}
      onCancel={leave}
    >
      <p>{t('editors.delete-page.text')}</p>
      {error ? (
        <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
          {t('editors.delete-page.failed')}
        </Notice>
      ) : null}
    </SureDelete>
  );
}
