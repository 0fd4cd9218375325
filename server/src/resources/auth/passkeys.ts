import type { AttemptLimiter } from '../../security/attempt-limiter.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { createOwnPasskeys, type OwnPasskeys } from './own-passkeys.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createPasskeySignIn, type PasskeySignIn } from './passkey-sign-in.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

interface PasskeysOptions {
  records: RecordStore;
  sessions: Sessions;
  secondFactors: SecondFactors;
  attemptLimiter: AttemptLimiter;
  now: () => Date;
}

/** WebAuthn passkeys, as a second factor and for signing in. */
export interface Passkeys extends OwnPasskeys, PasskeySignIn {}

export function createPasskeys(options: PasskeysOptions): Passkeys {
  const challenges = createPasskeyChallenges(options);
  return {
    ...createOwnPasskeys({ ...options, challenges }),
    ...createPasskeySignIn({ ...options, challenges }),
  };
}
