import { failureMessage } from '@portico/shared/api';
import { useForm } from '@portico/shared/patterns';
import { useNotify } from '@portico/shared/platform';
import { Button, Dialog, Notice, spacing } from '@portico/shared/ui';
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
  const formId = useId();
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
    <Dialog
      open
      onClose={onClose}
      title={t('people.resetTitle')}
      closeLabel={t('people.cancel')}
      size="sm"
      role="alertdialog"
      describedBy={textId}
      closesOnBackdrop={false}
      busy={form.isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('people.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={form.isSubmitting}>
            {t('people.reset')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
        <div id={textId} css={{ display: 'grid', gap: spacing[2] }}>
          <p css={{ fontWeight: 'var(--font-medium)', overflowWrap: 'anywhere' }}>{person.displayName}</p>
          <p>{t('people.resetText')}</p>
        </div>
        <OwnPassword form={form} />
        {form.failure === undefined ? null : (
          <Notice tone="danger" title={t('people.failed')}>
            {failureMessage(form.failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
