import { isApiError } from '@portico/shared/api';
import { useNotify, useText } from '@portico/shared/platform';
import { Button, Field, Notice, PasswordInput, spacing } from '@portico/shared/ui';
import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useChangePasswordMutation } from '../../account.api.ts';
import {
  accountFailureKey,
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordProblem,
  type PasswordProblems,
  type PasswordValues,
  passwordProblems,
  refusedPassword,
} from './password-problems.ts';

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const MESSAGES: Record<PasswordProblem, string> = {
  required: 'signUp.required',
  rule: 'signUp.rule.password',
  mismatch: 'signUp.mismatch',
  wrong: 'account.password.wrong',
  common: 'signUp.weak.common',
  name: 'signUp.weak.name',
};

/** A new password. A field that was left, or all at the press of the button, say what is wrong. */
export function PasswordForm({ username }: { username: string }) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<readonly PasswordField[]>([]);
  const [refused, setRefused] = useState<PasswordProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { isLoading }] = useChangePasswordMutation();
  const problems = { ...refused, ...passwordProblems(values) };

  const focusFirst = (found: PasswordProblems) => {
    const first = PASSWORD_FIELDS.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
  };

  async function press(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setLeft(PASSWORD_FIELDS);
    const found = passwordProblems(values);
    if (Object.keys(found).length > 0) return focusFirst(found);
    const { currentPassword, password } = values;
    const { error } = await change({ currentPassword, password });
    if (error) {
      const why = isApiError(error) ? refusedPassword(error) : {};
      setRefused(why);
      if (Object.keys(why).length === 0) setFailure(accountFailureKey(error));
      return focusFirst(why);
    }
    setValues(EMPTY);
    setLeft([]);
    notify({
      tone: 'success',
      text: t('account.password.changed'),
      detail: t('account.password.changedText'),
    });
  }

  const wiring = (field: PasswordField) => ({
    name: field,
    value: values[field],
    showLabel: t('login.showPassword'),
    hideLabel: t('login.hidePassword'),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((now) => ({ ...now, [field]: target.value }));
      setRefused(({ [field]: _gone, ...others }) => others);
    },
    onBlur: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.value !== '') setLeft((now) => (now.includes(field) ? now : [...now, field]));
    },
  });
  const remark = (field: PasswordField) => {
    const problem = problems[field];
    return problem && left.includes(field) ? t(MESSAGES[problem]) : null;
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => void press(event)}
      noValidate
      css={{ display: 'grid', gap: spacing[4] }}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t('account.password.current')} required error={remark('currentPassword')}>
        <PasswordInput autoComplete="current-password" {...wiring('currentPassword')} />
      </Field>
      <Field
        label={t('account.password.next')}
        hint={t('signUp.rule.password')}
        required
        error={remark('password')}
      >
        <PasswordInput autoComplete="new-password" {...wiring('password')} />
      </Field>
      <Field label={t('account.password.again')} required error={remark('confirmPassword')}>
        <PasswordInput autoComplete="new-password" {...wiring('confirmPassword')} />
      </Field>
      {failure ? <Notice tone="danger">{t(failure)}</Notice> : null}
      <div>
        <Button type="submit" loading={isLoading} loadingLabel={t('account.password.working')}>
          {t('account.password.submit')}
        </Button>
      </div>
    </form>
  );
}
