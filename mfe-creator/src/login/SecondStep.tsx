import { isApiError } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Button, Field, Notice, spacing, TextInput } from '@portico/shared/ui';
import { KeyRound } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { useSecondFactorMutation, useSecondFactorPasskeyOptionsMutation } from '../account.api.ts';
import { supportsPasskeys } from '../passkeys/passkey-ceremony.ts';
import { PasskeyFailureNotice } from './PasskeyLogin.tsx';
import { usePasskeyAttempt } from './use-passkey-attempt.ts';

/**
 * A passkey, a code of the authenticator app, or a recovery code; a success signs in the whole page. `ways` are those
 * that the account has, by the names of the server.
 */
export function SecondStep({ ways, onBack }: { ways: readonly string[]; onBack: () => void }) {
  const { t } = useText('mfe-creator');
  const [code, setCode] = useState('');
  const [send, { isLoading, error }] = useSecondFactorMutation();
  const hasPasskey = ways.includes('passkey') && supportsPasskeys();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (code.trim() !== '' && !isLoading) void send({ code: code.trim() });
  }

  return (
    <form onSubmit={submit} noValidate css={{ display: 'grid', gap: spacing[4] }}>
      {hasPasskey ? <PasskeyStep /> : null}
      <Field
        label={t('login.code')}
        hint={t(ways.includes('totp') ? 'login.codeHint' : 'login.recoveryHint')}
        required
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step before asks for this field
          autoFocus={!hasPasskey}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      {error && !isLoading ? <Notice tone="danger">{t(failureKey(error))}</Notice> : null}
      <Button
        type="submit"
        variant={hasPasskey ? 'secondary' : 'primary'}
        size="lg"
        wide
        disabled={code.trim() === ''}
        loading={isLoading}
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
