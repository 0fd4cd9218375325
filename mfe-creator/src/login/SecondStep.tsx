import { isApiError } from '@portico/shared/api';
import { useForm } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Button, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { KeyRound } from 'lucide-react';
import { supportsPasskeys } from '../passkeys/passkey-ceremony.ts';
import { PasskeyFailureNotice } from './PasskeyLogin.tsx';
import { useSecondFactorMutation, useSecondFactorPasskeyOptionsMutation } from './sign-in.api.ts';
import { usePasskeyAttempt } from './use-passkey-attempt.ts';

/** The second factor: a passkey, a code of the authenticator app, or a recovery code. `ways`: the server's names of them. */
export function SecondStep({ ways, onBack }: { ways: readonly string[]; onBack: () => void }) {
  const { t } = useText('mfe-creator');
  const [send] = useSecondFactorMutation();
  const form = useForm({
    initial: { code: '' },
    problems: ({ code }) => (code.trim() === '' ? { code: 'required' } : {}),
    submit: async ({ code }) => {
      const { error } = await send({ code: code.trim() });
      return error ? { kind: 'failed', failure: error } : { kind: 'done' };
    },
  });
  const { values, failure, isSubmitting } = form;
  const hasPasskey = ways.includes('passkey') && supportsPasskeys();

  return (
    <form {...form.formProps} css={{ display: 'grid', gap: spacing[4] }}>
      {hasPasskey ? <PasskeyStep /> : null}
      <Field
        label={t('login.code')}
        hint={t(ways.includes('totp') ? 'login.codeHint' : 'login.recoveryHint')}
        required
      >
        <TextInput
          {...form.textInput('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before leads to this field
          autoFocus={!hasPasskey}
        />
      </Field>
      {failure ? <Notice tone="danger">{t(failureKey(failure))}</Notice> : null}
      <Button
        type="submit"
        variant={hasPasskey ? 'secondary' : 'primary'}
        size="lg"
        wide
        disabled={values.code.trim() === ''}
        loading={isSubmitting}
        loadingLabel={t('login.signingIn')}
      >
        {t('login.signIn')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('login.codeBack')}
      </Button>
    </form>
  );
}

function PasskeyStep() {
  const { t } = useText('mfe-creator');
  const [begin] = useSecondFactorPasskeyOptionsMutation();
  const [send] = useSecondFactorMutation();
  const { isWorking, failure, press } = usePasskeyAttempt({
    begin: () => begin(),
    finish: (passkey) => send({ passkey }),
  });

  return (
    <>
      <p>{t('login.passkey.text')}</p>
      <Button
        size="lg"
        wide
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before leads here
        autoFocus
        icon={<KeyRound size={20} aria-hidden="true" />}
        loading={isWorking}
        loadingLabel={t('login.signingIn')}
        onClick={() => void press()}
      >
        {t('login.passkey.use')}
      </Button>
      {failure ? <PasskeyFailureNotice failure={failure} /> : null}
    </>
  );
}

function failureKey(error: unknown): string {
  if (!isApiError(error)) return 'login.serverFailed';
  if (error.kind === 'offline') return 'login.offline';
  if (error.kind !== 'status') return 'login.serverFailed';
  switch (error.status) {
    case 401:
      return 'login.codeWrong';
    case 404:
      return 'login.codeLate';
    case 429:
      return 'login.tooManyTries';
    default:
      return 'login.serverFailed';
  }
}
