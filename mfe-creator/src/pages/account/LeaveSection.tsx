import { isApiError, useLogoutMutation } from '@portico/shared/api';
import { ACCOUNT_GRACE_DAYS } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { FormDialog, problemText, type RefusedField, refusedFields, useForm } from '@portico/shared/patterns';
import { useNavigate, useText } from '@portico/shared/platform';
import { Button, color, Field, PasswordInput, spacing } from '@portico/shared/ui';
import { useId, useState } from 'react';
import { useDeleteAccountMutation } from '../../account.api.ts';

/** Asks that the account is erased after the grace period. */
export function LeaveSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useText('mfe-creator');
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <p css={{ color: color.inkMuted }}>{t('account.leave.text', { days: ACCOUNT_GRACE_DAYS })}</p>
      <div>
        <Button variant="secondary" onClick={() => setIsConfirming(true)}>
          {t('account.leave.open')}
        </Button>
      </div>
      {isConfirming ? <LeaveDialog hasPassword={hasPassword} onClose={() => setIsConfirming(false)} /> : null}
    </>
  );
}

function LeaveDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t, language } = useText('mfe-creator');
  const textId = useId();
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
    <FormDialog
      open
      size="sm"
      title={t('account.leave.title')}
      form={form}
      labels={{ submit: t('account.leave.submit'), cancel: t('signUp.cancel') }}
      tone="danger"
      failureText={isLastAdmin ? t('account.leave.lastAdmin') : undefined}
      describedBy={textId}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
