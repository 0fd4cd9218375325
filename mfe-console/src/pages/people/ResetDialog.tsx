import { FormDialog, useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { spacing } from '@portico/shared/ui';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { OwnPassword, type PersonProblem, useConfirmationFailure } from './OwnPassword.tsx';
import { useResetSecondFactorMutation } from './people.api.ts';

/** Asks for the admin's password before the second factor of another person is removed. */
export function ResetDialog({
  person,
  onClose,
}: {
  person: { uid: string; displayName: string };
  onClose: () => void;
}) {
  const { t } = useMessages();
  const notify = useNotify();
  const textId = useId();
  const failed = useConfirmationFailure();
  const [reset] = useResetSecondFactorMutation();
  const form = useForm<{ currentPassword: string }, unknown, PersonProblem>({
    initial: { currentPassword: '' },
    problems: ({ currentPassword }) => (currentPassword ? {} : { currentPassword: 'required' }),
    submit: async ({ currentPassword }) => {
      const { error } = await reset({ uid: person.uid, currentPassword });
      if (error) return failed(error);
      notify({ tone: 'success', text: t('people.resetDone', { name: person.displayName }) });
      onClose();
      return { kind: 'done' };
    },
  });
  return (
    <FormDialog
      open
      size="sm"
      title={t('people.resetTitle')}
      form={form}
      labels={{ submit: t('people.reset'), cancel: t('people.cancel'), failed: t('people.failed') }}
      tone="danger"
      describedBy={textId}
      onClose={onClose}
    >
      <div id={textId} css={{ display: 'grid', gap: spacing[2] }}>
        <p css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{person.displayName}</p>
        <p>{t('people.resetText')}</p>
      </div>
      <OwnPassword form={form} />
    </FormDialog>
  );
}
