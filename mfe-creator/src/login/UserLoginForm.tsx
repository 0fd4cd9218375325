import { errorMessage, isApiError, useLoginMutation } from '@portico/shared/api';
import { type FormProblems, useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, PasswordInput, spacing, TextInput } from '@portico/shared/ui';
import { LoginFailureNotice } from './LoginFailureNotice.tsx';
import { loginFailure } from './login-failure.ts';
import { SecondStep } from './SecondStep.tsx';

const requiredProblems = (values: { username: string; password: string }): FormProblems<'required'> => ({
  ...(values.username.trim() === '' ? { username: 'required' } : {}),
  ...(values.password === '' ? { password: 'required' } : {}),
});

/** Username and password. A success changes the session, and the page reacts to that. [LOGIN-04, LOGIN-05] */
export function UserLoginForm() {
  const { t } = useText('mfe-creator');
  const [login] = useLoginMutation();
  const form = useForm({
    initial: { username: '', password: '' },
    problems: requiredProblems,
    submit: async ({ username, password }) => {
      const { error } = await login({ username: username.trim(), password });
      return error ? { kind: 'failed', failure: error } : { kind: 'done' };
    },
  });
  const { failure, isSubmitting, problemAt, textInput } = form;
  const isValid = Object.keys(requiredProblems(form.values)).length === 0;

  if (isApiError(failure) && failure.kind === 'status' && failure.code === 'second-factor') {
    const ways = (failure.details ?? []).map(({ path }) => path);
    return <SecondStep ways={ways} onBack={form.clearFailure} />;
  }
  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      <Field label={t('login.username')} required>
        <TextInput
          {...textInput('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button before it leads to this field
          autoFocus
        />
      </Field>
      {/* An empty field shows the error after blur, until it is filled. [AMBIG-30] */}
      <Field label={t('login.password')} required error={problemAt('password') ? t('login.required') : null}>
        <PasswordInput
          {...textInput('password')}
          onBlur={() => form.leave('password')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
        />
      </Field>
      {failure ? (
        <LoginFailureNotice
          failure={isApiError(failure) ? loginFailure(failure) : 'server'}
          message={isApiError(failure) ? errorMessage(failure) : ''}
        />
      ) : null}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={!isValid}
        loading={isSubmitting}
        loadingLabel={t('login.signingIn')}
      >
        {t('login.signIn')}
      </Button>
    </form>
  );
}
