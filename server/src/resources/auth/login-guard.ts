import { AppError } from '../../kernel/app-error.ts';
import type { AttemptLimiter, Counter } from '../../security/attempt-limiter.ts';
import { networkOf } from '../../security/network.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Per address or known device, and account: enough for someone who has forgotten which password it was. */
const BY_SOURCE = {
  free: 5,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: 24 * HOUR_MS,
};
/** Per address, over all accounts: offices and schools share one. */
const BY_ADDRESS = {
  free: 20,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};
/** Per account, over all addresses. The wait stays short, because it also affects the owner. */
const BY_ACCOUNT = { free: 50, firstWaitMs: 5000, maxWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS };

interface LoginAttempt {
  /** A hash that is equal for all spellings of a username, existing or not. */
  account: string;
  /** IP address. */
  address: string;
  /** The known device, if the account has signed in on it before. */
  knownDevice: string | undefined;
}

/** Slows down password guessing. Attempts from many addresses do not lock out the owner on a known device. */
export interface LoginGuard {
  /** Counts the attempt. Returns the ms to wait if it must not be checked, otherwise 0. */
  begin(attempt: LoginAttempt): Promise<number>;
  /** Call it when the password was right. */
  succeed(attempt: LoginAttempt): Promise<void>;
}

export function createLoginGuard(attemptLimiter: AttemptLimiter): LoginGuard {
  function countersOf({
    account,
    address,
    knownDevice,
  }: LoginAttempt): [source: Counter, ...others: Counter[]] {
    if (knownDevice) return [{ name: `login ${account} device ${knownDevice}`, limit: BY_SOURCE }];
    const network = networkOf(address);
    return [
      { name: `login ${account} address ${network}`, limit: BY_SOURCE },
      { name: `login address ${network}`, limit: BY_ADDRESS },
      { name: `login account ${account}`, limit: BY_ACCOUNT },
    ];
  }

  return {
    begin: (attempt) => attemptLimiter.begin(countersOf(attempt)),
    async succeed(attempt) {
      const [source, ...others] = countersOf(attempt);
      await attemptLimiter.forget([source]);
      // Decremented, not reset: the owner of one account must not reset the counter of their guesses at others.
      await attemptLimiter.undo(others);
    },
  };
}

/** Error of an attempt that must wait, after too many wrong ones of that kind. */
export const tooManyAttempts = (
  waitMs: number,
  kind: 'passwords' | 'codes or passkeys' = 'passwords',
): AppError =>
  new AppError(
    'too-many-requests',
    `Too many wrong ${kind}: please try again in ${waitMs < MINUTE_MS ? 'a minute' : `${Math.ceil(waitMs / MINUTE_MS)} minutes`}.`,
  );
