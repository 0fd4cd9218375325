import { type FormOutcome, problemText, useForm } from '@portico/shared/patterns';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Field, Notice, PasswordInput, spacing } from '@portico/shared/ui';
import type { ChangeEvent } from 'react';
import { useChangePasswordMutation } from '../../account.api.ts';
import {
  accountFailureKey,
  PASSWORD_MESSAGES,
  type PasswordField,
  type PasswordProblem,
  type PasswordValues,
  passwordProblems,
  refusedPassword,
} from './password-problems.ts';

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the password. A field shows its problem once it was left with a value, and all do after a submission. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [change] = useChangePasswordMutation();
  const form = useForm<PasswordValues, string, PasswordProblem>({
    initial: EMPTY,
    problems: passwordProblems,
    submit: async ({ currentPassword, password }) => {
      const { error } = await change({ currentPassword, password });
      if (error) return refusal(error);
      notify({
        tone: 'success',
        text: t('account.password.changed'),
        detail: t('account.password.changedText'),
      });
      return { kind: 'done', values: EMPTY };
    },
  });
  const { failure, isSubmitting } = form;

  const passwordInput = (field: PasswordField) => ({
    ...form.textInput(field),
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    onBlur: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value !== '') form.leave(field);
    },
  });
  const remark = (field: PasswordField) =>
    problemText(form.problemAt(field), (rule) => t(PASSWORD_MESSAGES[rule]));

  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t('account.password.current')} required error={remark('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...passwordInput('currentPassword')} />
      </Field>
      <Field
        label={t('account.password.next')}
        hint={t('signUp.rule.password')}
        required
        error={remark('password')}
      >
        <PasswordInput autoComplete="new-password" {...passwordInput('password')} />
      </Field>
      <Field label={t('account.password.again')} required error={remark('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...passwordInput('confirmPassword')} />
      </Field>
      {failure ? <Notice tone="danger">{t(failure)}</Notice> : null}
      <div>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('account.password.working')}>
          {t('account.password.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The server refuses one of the fields, or the call failed for another reason. */
function refusal(error: unknown): FormOutcome<PasswordValues, string, PasswordProblem> {
  const problems = refusedPassword(error);
  const isOfField = Object.keys(problems).length > 0;
  return { kind: 'failed', problems, ...(isOfField ? {} : { failure: accountFailureKey(error) }) };
}
