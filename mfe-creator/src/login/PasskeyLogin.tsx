import { errorMessage, isApiError } from '@portico/shared/api';
import { useHydrated, useText } from '@portico/shared/platform';
import { Button, Notice, spacing } from '@portico/shared/ui';
import { KeyRound } from 'lucide-react';
import { supportsPasskeys } from '../passkeys/passkey-ceremony.ts';
import { usePasskeyOptionsMutation, useSignInWithPasskeyMutation } from './sign-in.api.ts';
import { type PasskeyFailure, usePasskeyAttempt } from './use-passkey-attempt.ts';

/** A button that signs in with a passkey, if the browser supports them. */
export function PasskeyLogin() {
  const { t } = useText('mfe-creator');
  const isHydrated = useHydrated();
  const [begin] = usePasskeyOptionsMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const { isWorking, failure, press } = usePasskeyAttempt({ begin: () => begin(), finish: signIn });
  // The server cannot know; it reserves the space, because most browsers support passkeys.
  if (isHydrated && !supportsPasskeys()) return null;

  return (
    <div css={{ display: 'grid', gap: spacing[3], visibility: isHydrated ? undefined : 'hidden' }}>
      <Button
        variant="secondary"
        size="lg"
        wide
        icon={<KeyRound size={20} aria-hidden="true" />}
        loading={isWorking}
        loadingLabel={t('login.signingIn')}
        onClick={() => void press()}
      >
        {t('login.passkey.signIn')}
      </Button>
      {failure ? <PasskeyFailureNotice failure={failure} /> : null}
    </div>
  );
}

/** What a failure means, and what the user can do. */
export function PasskeyFailureNotice({ failure }: { failure: PasskeyFailure }) {
  const { t } = useText('mfe-creator');
  if ('problem' in failure) {
    return (
      <Notice tone="danger">
        {t(failure.problem === 'cancelled' ? 'login.passkey.cancelled' : 'login.passkey.failed')}
      </Notice>
    );
  }
  const { error } = failure;
  if (isApiError(error) && error.kind === 'status' && error.status === 403)
    return <Notice tone="danger" title={<bdi lang="en">{errorMessage(error)}</bdi>} />;
  return <Notice tone="danger">{t(failureKey(error))}</Notice>;
}

function failureKey(error: unknown): string {
  if (!isApiError(error)) return 'login.serverFailed';
  if (error.kind === 'offline') return 'login.offline';
  if (error.kind !== 'status') return 'login.serverFailed';
  switch (error.status) {
    case 400:
    case 409:
      return 'login.passkey.failed';
    case 401:
      return 'login.passkey.refused';
    case 404:
      return 'login.codeLate';
    case 429:
      return 'login.tooManyTries';
    default:
      return 'login.serverFailed';
  }
}
