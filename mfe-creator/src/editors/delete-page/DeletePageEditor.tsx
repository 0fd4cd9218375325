import { failureMessage } from '@portico/shared/api';
import { ConfirmDelete } from '@portico/shared/patterns';
import { useNavigate, useNotify, useText } from '@portico/shared/platform';
import { Notice, useDeferredClose } from '@portico/shared/ui';
import { useDeletePortalMutation } from '../../creator.api.ts';
import type { EditorProps } from '../../editing/editor-props.ts';
import { useDeleteLabels } from '../../editing/use-delete-labels.ts';
import { useWayFromPage } from '../../guard/use-private-provider.ts';

/** Fixed text of the specification in every language. */
const DELETED = 'Delete Completed';

/**
 * Deletes the page after a confirmation that names it, then leads to /creator, or home on a private provider. [EDIT-28,
 * OPEN-25, OPEN-46]
 */
export function DeletePageEditor({ portal, onClose }: EditorProps) {
  const { t, localize, language } = useText('mfe-creator');
  const deleteLabels = useDeleteLabels();
  const notify = useNotify();
  const navigate = useNavigate();
  const wayFromPage = useWayFromPage();
  const [deletePortal, { isLoading, error }] = useDeletePortalMutation();
  const { isClosing, close } = useDeferredClose(onClose);
  const name = localize(portal.title) || t('tools.unnamed');

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
    <ConfirmDelete
      open={!isClosing}
      labels={deleteLabels}
      question={`Are you sure delete ${name}?`}
      busy={isLoading}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      <p>{t('editors.delete-page.text')}</p>
      {error ? (
        <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
          {t('editors.delete-page.failed')}
        </Notice>
      ) : null}
    </ConfirmDelete>
  );
}
