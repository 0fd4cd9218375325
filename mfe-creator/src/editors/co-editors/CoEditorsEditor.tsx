import { failureMessage } from '@portico/shared/api';
import type { PortalEditor } from '@portico/shared/contracts';
import { selectUser, useNavigate, useNotify, useSelector, useText } from '@portico/shared/platform';
import {
  Button,
  ConfirmDialog,
  Field,
  Loading,
  Notice,
  Skeleton,
  spacing,
  TextInput,
} from '@portico/shared/ui';
import { UserPlus } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import {
  useInviteEditorMutation,
  usePortalEditorsQuery,
  useRemoveEditorMutation,
} from '../../creator.api.ts';
import type { EditorProps } from '../editor-props.ts';
import { PlainEditor } from '../PlainEditor.tsx';
import { CoEditorRow } from './CoEditorRow.tsx';

/** Who edits the page: others are invited by username, and anyone but the last can be taken out. [OPEN-31, PERM-09] */
export function CoEditorsEditor({ portal, onClose }: EditorProps) {
  const { t } = useText('mfe-creator');
  const id = portal._id;
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const notify = useNotify();
  const listed = usePortalEditorsQuery(id, { refetchOnMountOrArgChange: true });
  const [invite, invitation] = useInviteEditorMutation();
  const [remove, removal] = useRemoveEditorMutation();
  const [answered, setAnswered] = useState<PortalEditor[]>();
  const [username, setUsername] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [leaving, setLeaving] = useState<PortalEditor>();
  const people = answered ?? listed.data;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const name = username.trim();
    setMissing(name === '');
    if (name === '' || invitation.isLoading) return;
    const { data } = await invite({ id, username: name });
    if (!data) return;
    setAnswered(data);
    setUsername('');
    notify({ tone: 'success', text: t('editors.co-editors.invited', { name }) });
  }
  async function takeOut({ uid, displayName }: PortalEditor) {
    const { data } = await remove({ id, uid });
    setLeaving(undefined);
    if (!data) return;
    setAnswered(data);
    notify({ tone: 'success', text: t('editors.co-editors.removed', { name: displayName }) });
    if (uid === user?.uid) await navigate('/creator');
  }

  return (
    <PlainEditor
      title={t('editors.co-editors.title')}
      isBusy={invitation.isLoading || removal.isLoading}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: spacing[3] }}>
        <Field
          label={t('editors.co-editors.username')}
          hint={t('editors.co-editors.hint')}
          error={
            isMissing
              ? t('editors.co-editors.missing')
              : invitation.error && <bdi>{failureMessage(invitation.error)}</bdi>
          }
        >
          <TextInput
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          loading={invitation.isLoading}
          icon={<UserPlus size={18} aria-hidden="true" />}
          css={{ justifySelf: 'start' }}
        >
          {t('editors.co-editors.invite')}
        </Button>
      </form>
      {removal.error ? (
        <Notice tone="danger" title={<bdi>{failureMessage(removal.error)}</bdi>}>
          {t('editors.failed')}
        </Notice>
      ) : null}
      {people ? (
        <ul role="list" aria-label={t('editors.co-editors.list')} css={{ display: 'grid', gap: spacing[2] }}>
          {people.map((person) => (
            <CoEditorRow
              key={person.uid}
              person={person}
              isSelf={person.uid === user?.uid}
              onRemove={people.length > 1 ? () => setLeaving(person) : undefined}
            />
          ))}
        </ul>
      ) : listed.isError ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void listed.refetch()}>
              {t('page.retry')}
            </Button>
          }
        >
          {t('editors.co-editors.notListed')}
        </Notice>
      ) : (
        <Loading label={t('editors.co-editors.loading')}>
          <Skeleton blockSize="56px" />
        </Loading>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('editors.co-editors.sureRemove')}
        itemName={leaving?.displayName}
        confirmLabel={t('editors.co-editors.remove')}
        cancelLabel={t('editors.cancel')}
        closeLabel={t('editors.close')}
        busy={removal.isLoading}
        onConfirm={() => leaving && void takeOut(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {leaving?.uid === user?.uid ? t('editors.co-editors.removeSelf') : null}
      </ConfirmDialog>
    </PlainEditor>
  );
}
