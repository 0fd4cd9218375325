import { failureMessage, isApiError, useLogoutMutation } from '@portico/shared/api';
import { ACCOUNT_GRACE_DAYS } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNavigate, useText } from '@portico/shared/platform';
import { Button, color, Dialog, Field, Notice, PasswordInput, spacing } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { useDeleteAccountMutation } from '../../account.api.ts';

/** Asks that the account is erased after the grace period. */
export function LeaveSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useText('mfe-creator');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p css={{ color: color.inkMuted }}>{t('account.leave.text', { days: ACCOUNT_GRACE_DAYS })}</p>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('account.leave.open')}
        </Button>
      </div>
      {isAsking ? <LeaveDialog hasPassword={hasPassword} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function LeaveDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t, language } = useText('mfe-creator');
  const [formId, textId] = [useId(), useId()];
  const navigate = useNavigate();
  const [remove] = useDeleteAccountMutation();
  const [logout] = useLogoutMutation();
  const form = useForm<{ currentPassword: string }, unknown, 'required' | RefusedField>({
    initial: { currentPassword: '' },
    problems: ({ currentPassword }) =>
      hasPassword && !currentPassword ? { currentPassword: 'required' } : {},
    submit: async ({ currentPassword }) => {
      const { data: deletesAt, error } = await remove(hasPassword ? { currentPassword } : {});
      if (deletesAt === undefined) {
        const problems = refusedFields(error);
        return problems['currentPassword']
          ? { kind: 'failed', problems }
          : { kind: 'failed', failure: error };
      }
      const notice = t('account.leave.done', { date: dateFormat(language).format(new Date(deletesAt)) });
      await navigate('/', { state: { notice }, flushSync: true });
      await logout();
      return { kind: 'done' };
    },
  });
  const { failure } = form;
  const isLastAdmin = isApiError(failure) && failure.kind === 'status' && failure.status === 409;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.leave.title')}
      closeLabel={t('signUp.cancel')}
      size="sm"
      role="alertdialog"
      describedBy={textId}
      closesOnBackdrop={false}
      busy={form.isSubmitting}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('signUp.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={form.isSubmitting}>
            {t('account.leave.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
        <ul id={textId} css={{ display: 'grid', gap: spacing[2], paddingInlineStart: spacing[5] }}>
          <li>{t('account.leave.sessions')}</li>
          <li>{t('account.leave.pages', { days: ACCOUNT_GRACE_DAYS })}</li>
          <li>{t('account.leave.back', { days: ACCOUNT_GRACE_DAYS })}</li>
        </ul>
        {hasPassword ? (
          <Field
            label={t('account.password.current')}
            required
            error={problemText(form.problemAt('currentPassword'), () => t('login.required'))}
          >
            <PasswordInput
              {...form.textInput('currentPassword')}
              autoComplete="current-password"
              showLabel={t('login.showPassword')}
              hideLabel={t('login.hidePassword')}
            />
          </Field>
        ) : null}
        {failure === undefined ? null : (
          <Notice tone="danger">
            {isLastAdmin ? t('account.leave.lastAdmin') : failureMessage(failure)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
