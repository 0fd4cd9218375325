import { failureMessage } from '@portico/shared/api';
import type { PortalMember } from '@portico/shared/contracts';
import { refusedFields } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
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
import { ActionDialog } from '../../editing/ActionDialog.tsx';
import type { EditorProps } from '../../editing/editor-props.ts';
import { CoEditorRow } from './CoEditorRow.tsx';
import { useCoEditors } from './use-co-editors.ts';

/**
 * The people who edit the page. Editors invite others by username; the owner removes editors and hands the page over,
 * and other editors may leave. [OPEN-31, OPEN-54, PERM-09]
 */
export function CoEditorsEditor({ portal, onClose }: EditorProps) {
  const { t } = useText('mfe-creator');
  const coEditors = useCoEditors(portal._id);
  const { form, people, isSelf, removal, handingOver } = coEditors;
  const [leaving, setLeaving] = useState<PortalMember>();
  const [heir, setHeir] = useState<PortalMember>();
  const isSelfLeaving = leaving !== undefined && isSelf(leaving);
  const failure = removal.error ?? handingOver.error;

  async function remove(person: PortalMember) {
    await coEditors.remove(person);
    setLeaving(undefined);
  }
  async function handOver(person: PortalMember) {
    await coEditors.handOver(person);
    setHeir(undefined);
  }

  return (
    <ActionDialog
      title={t('editors.co-editors.title')}
      isBusy={form.isSubmitting || removal.isLoading || handingOver.isLoading}
      onClose={onClose}
    >
      <InviteForm form={form} />
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
              isSelf={isSelf(person)}
              onRemove={
                coEditors.mayRemove(person)
                  ? () => (person.role === 'invited' ? void remove(person) : setLeaving(person))
                  : undefined
              }
              onHandOver={coEditors.mayHandOver(person) ? () => setHeir(person) : undefined}
            />
          ))}
        </ul>
      ) : coEditors.isListFailed ? (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void coEditors.retryList()}>
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
        onConfirm={() => leaving && void remove(leaving)}
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
        onConfirm={() => heir && void handOver(heir)}
        onCancel={() => setHeir(undefined)}
      >
        {t('editors.co-editors.handOverText')}
      </ConfirmDialog>
    </ActionDialog>
  );
}

function InviteForm({ form }: Pick<ReturnType<typeof useCoEditors>, 'form'>) {
  const { t } = useText('mfe-creator');
  const refusedName = refusedFields(form.failure)['username'];
  return (
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
  );
}
