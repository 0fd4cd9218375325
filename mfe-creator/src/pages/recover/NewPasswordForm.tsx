import { isApiError } from '@portico/shared/api';
import { problemText, useForm } from '@portico/shared/patterns';
import { Link, useText } from '@portico/shared/platform';
import { Button, Field, Notice, PasswordInput, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { useRecoverPasswordMutation } from '../../login/sign-in.api.ts';
import {
  accountFailureKey,
  PASSWORD_MESSAGES,
  type PasswordProblem,
  passwordProblems,
  refusedPassword,
} from '../account/password-problems.ts';

interface Values {
  password: string;
  confirmPassword: string;
}

/** Sets a new password by the code of a mail. */
export function NewPasswordForm({ code }: { code: string }) {
  const { t } = useText('mfe-creator');
  const [recover] = useRecoverPasswordMutation();
  const [isUsed, setUsed] = useState(false);
  const form = useForm<Values, string, PasswordProblem>({
    initial: { password: '', confirmPassword: '' },
    problems: ({ password, confirmPassword }) => {
      const { currentPassword: _none, ...problems } = passwordProblems({
        password,
        confirmPassword,
        currentPassword: '',
      });
      return problems;
    },
    submit: async ({ password }) => {
      const { error } = await recover({ code, password });
      if (!error) return { kind: 'done' };
      if (isApiError(error) && error.kind === 'status' && error.status === 404) {
        setUsed(true);
        return { kind: 'failed' };
      }
      const problems = refusedPassword(error);
      return {
        kind: 'failed',
        problems,
        ...(Object.keys(problems).length > 0 ? {} : { failure: accountFailureKey(error) }),
      };
    },
  });
  if (form.state.kind === 'done')
    return (
      <div role="status">
        <Notice tone="success">{t('recover.changed')}</Notice>
      </div>
    );
  if (isUsed)
    return (
      <Notice
        tone="danger"
        action={
          <Button as={Link} to="/recover" size="sm" variant="secondary">
            {t('recover.askNew')}
          </Button>
        }
      >
        {t('recover.used')}
      </Notice>
    );
  const field = (name: keyof Values) => ({
    error: problemText(form.problemAt(name), (rule) => t(PASSWORD_MESSAGES[rule])),
    input: {
      ...form.textInput(name),
      autoComplete: 'new-password',
      showLabel: t('login.showPassword'),
      hideLabel: t('login.hidePassword'),
    },
  });
  const [password, again] = [field('password'), field('confirmPassword')];
  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <Field
        label={t('account.password.next')}
        hint={t('signUp.rule.password')}
        required
        error={password.error}
      >
        <PasswordInput {...password.input} />
      </Field>
      <Field label={t('account.password.again')} required error={again.error}>
        <PasswordInput {...again.input} />
      </Field>
      {form.failure ? <Notice tone="danger">{t(form.failure)}</Notice> : null}
      <Button type="submit" wide loading={form.isSubmitting} loadingLabel={t('account.password.working')}>
        {t('recover.newSubmit')}
      </Button>
    </form>
  );
}
