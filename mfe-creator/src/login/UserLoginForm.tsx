import { errorMessage, isApiError, useLoginMutation } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Button, Field, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { LoginFailureNotice } from './LoginFailureNotice.tsx';
import { loginFailure } from './login-failure.ts';
import { SecondStep } from './SecondStep.tsx';

/** Username and password; a success signs in the whole page, which then goes on by itself. [LOGIN-04, LOGIN-05] */
export function UserLoginForm() {
  const { t } = useText('mfe-creator');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasLeftPassword, setLeftPassword] = useState(false);
  const [login, { isLoading, error, reset }] = useLoginMutation();
  const isValid = username.trim() !== '' && password !== '';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isValid && !isLoading) void login({ username: username.trim(), password });
  }

  if (isApiError(error) && error.kind === 'status' && error.code === 'second-factor')
    return <SecondStep ways={(error.details ?? []).map(({ path }) => path)} onBack={reset} />;
  return (
    <form onSubmit={submit} noValidate css={{ display: 'grid', gap: spacing[4] }}>
      <Field label={t('login.username')} required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- pressing the toggle asks for this field
          autoFocus
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field>
      {/* An empty field that was left says so, and stops as soon as it is filled. [AMBIG-30] */}
      <Field
        label={t('login.password')}
        required
        error={hasLeftPassword && password === '' ? t('login.required') : null}
      >
        <PasswordInput
          name="password"
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setLeftPassword(true)}
        />
      </Field>
      {error && !isLoading ? (
        <LoginFailureNotice
          failure={isApiError(error) ? loginFailure(error) : 'server'}
          message={isApiError(error) ? errorMessage(error) : ''}
        />
      ) : null}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!isValid}
        loading={isLoading}
        loadingLabel={t('login.signingIn')}
      >
        {t('login.signIn')}
      </Button>
    </form>
  );
}
