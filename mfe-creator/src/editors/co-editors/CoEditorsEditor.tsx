import { failureMessage } from '@portico/shared/api';
import type { PortalMember } from '@portico/shared/contracts';
import { isPortalManager } from '@portico/shared/domain';
import { refusedFields, useForm } from '@portico/shared/patterns';
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
import { useState } from 'react';
import {
  useHandOverPortalMutation,
  useInviteEditorMutation,
  usePortalEditorsQuery,
  useRemoveEditorMutation,
} from '../../creator.api.ts';
import { ActionDialog } from '../../editing/ActionDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { useWayFromPage } from '../../guard/use-private-provider.ts';
import { CoEditorRow } from './CoEditorRow.tsx';

/**
 * The people who edit the page. Editors invite others by username; the owner removes editors and hands the page over,
 * and other editors may leave. [OPEN-31, OPEN-54, PERM-09]
 */
export function CoEditorsEditor({ portal, onClose }: EditorProps) {
  const { t } = useText('mfe-creator');
  const id = portal._id;
  const user = useSelector(selectUser);
  const navigate = useNavigate();
  const wayFromPage = useWayFromPage();
  const notify = useNotify();
  const listed = usePortalEditorsQuery(id, { refetchOnMountOrArgChange: true });
  const [invite] = useInviteEditorMutation();
  const [remove, removal] = useRemoveEditorMutation();
  const [handOver, handingOver] = useHandOverPortalMutation();
  /** The list in the response of the last change. */
  const [updated, setUpdated] = useState<PortalMember[]>();
  const [leaving, setLeaving] = useState<PortalMember>();
  const [heir, setHeir] = useState<PortalMember>();
  const people = updated ?? listed.data;
  const owner = people?.find(({ role }) => role === 'owner')?.uid;
  const isManager = isPortalManager({ owner }, user);
  const isSelfLeaving = leaving?.uid === user?.uid;

  const form = useForm({
    initial: { username: '' },
    problems: ({ username }) => (username.trim() === '' ? { username: 'missing' } : {}),
    submit: async ({ username }) => {
      const name = username.trim();
      const { data, error } = await invite({ id, username: name });
      if (!data) return { kind: 'failed', failure: error };
      setUpdated(data);
      notify({ tone: 'success', text: t('editors.co-editors.invited', { name }) });
      return { kind: 'done', values: { username: '' } };
    },
  });
  async function takeOut({ uid, displayName: name, role }: PortalMember) {
    const { data } = await remove({ id, uid });
    setLeaving(undefined);
    if (!data) return;
    setUpdated(data);
    const said = role === 'invited' ? 'editors.co-editors.withdrawn' : 'editors.co-editors.removed';
    notify({ tone: 'success', text: t(said, { name }) });
    if (uid === user?.uid) await navigate(wayFromPage);
  }
  async function passOn({ uid, displayName: name }: PortalMember) {
    const { data } = await handOver({ id, uid });
    setHeir(undefined);
    if (!data) return;
    setUpdated(data);
    notify({ tone: 'success', text: t('editors.co-editors.handedOver', { name }) });
  }
  const mayRemove = ({ uid, role }: PortalMember) =>
    role === 'invited' || (role === 'editor' && (isManager || uid === user?.uid));
  const refusedName = refusedFields(form.failure)['username'];
  const failure = removal.error ?? handingOver.error;

  return (
    <ActionDialog
      title={t('editors.co-editors.title')}
      isBusy={form.isSubmitting || removal.isLoading || handingOver.isLoading}
      onClose={onClose}
    >
      <form {...form.formProps} css={{ display: 'grid', gap: spacing[3] }}>
        <Field
          label={t('editors.co-editors.username')}
          hint={t('editors.co-editors.hint')}
          error={
            form.problemAt('username')
              ? t('editors.co-editors.missing')
              : refusedName?.code === 'unknown'
                ? t('editors.co-editors.unknown')
                : form.failure !== undefined && <bdi>{refusedName?.text ?? failureMessage(form.failure)}</bdi>
          }
        >
          <TextInput
            {...form.textInput('username')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          loading={form.isSubmitting}
          icon={<UserPlus size={18} aria-hidden="true" />}
          css={{ justifySelf: 'start' }}
        >
          {t('editors.co-editors.invite')}
        </Button>
      </form>
      {failure ? (
        <Notice tone="danger" title={<bdi>{failureMessage(failure)}</bdi>}>
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
              onRemove={
                mayRemove(person)
                  ? () => (person.role === 'invited' ? void takeOut(person) : setLeaving(person))
                  : undefined
              }
              onHandOver={isManager && person.role === 'editor' ? () => setHeir(person) : undefined}
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
        title={t(isSelfLeaving ? 'editors.co-editors.sureLeave' : 'editors.co-editors.sureRemove')}
        itemName={isSelfLeaving ? undefined : leaving?.displayName}
        confirmLabel={t(isSelfLeaving ? 'editors.co-editors.leave' : 'editors.co-editors.remove')}
        cancelLabel={t('editors.cancel')}
        closeLabel={t('editors.close')}
        busy={removal.isLoading}
        onConfirm={() => leaving && void takeOut(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {isSelfLeaving ? t('editors.co-editors.removeSelf') : null}
      </ConfirmDialog>
      <ConfirmDialog
        open={heir !== undefined}
        title={t('editors.co-editors.sureHandOver')}
        itemName={heir?.displayName}
        confirmLabel={t('editors.co-editors.handOver')}
        cancelLabel={t('editors.cancel')}
        closeLabel={t('editors.close')}
        busy={handingOver.isLoading}
        onConfirm={() => heir && void passOn(heir)}
        onCancel={() => setHeir(undefined)}
      >
        {t('editors.co-editors.handOverText')}
      </ConfirmDialog>
    </ActionDialog>
  );
}
