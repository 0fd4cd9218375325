import { AppError } from '../../kernel/app-error.ts';
import type { AttemptLimiter, Counter } from '../../security/attempt-limiter.ts';
import { networkOf } from '../../security/network.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** One address, or one known device, at one account: enough for who has forgotten which password it was. */
const BY_SOURCE = {
  free: 5,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: 24 * HOUR_MS,
};
/** One address at any accounts: offices and schools share one. */
const BY_ADDRESS = {
  free: 20,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};
/** Any addresses at one account. The wait stays short, since its owner may be among those who wait. */
const BY_ACCOUNT = { free: 50, firstWaitMs: 5000, maxWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS };

interface Try {
  /** The same for all spellings of a username, whether it exists or not. */
  account: string;
  /** IP address. */
  address: string;
  /** A device on which the account has been signed in to before. */
  knownDevice: string | undefined;
}

/**
 * Slows the guessing of passwords down. What many addresses do to an account does not touch its owner on a known
 * device, so that nobody can lock a person out by guessing.
 */
export interface LoginGuard {
  /** Counts the try; the milliseconds to wait when it must not even be looked at, else 0. */
  begin(attempt: Try): Promise<number>;
  /** The password was right. */
  succeed(attempt: Try): Promise<void>;
}

export function createLoginGuard(tries: AttemptLimiter): LoginGuard {
  function countersOf({ account, address, knownDevice }: Try): [source: Counter, ...others: Counter[]] {
    if (knownDevice) return [{ name: `login ${account} device ${knownDevice}`, limit: BY_SOURCE }];
    const network = networkOf(address);
    return [
      { name: `login ${account} address ${network}`, limit: BY_SOURCE },
      { name: `login address ${network}`, limit: BY_ADDRESS },
      { name: `login account ${account}`, limit: BY_ACCOUNT },
    ];
  }

  return {
    begin: (attempt) => tries.begin(countersOf(attempt)),
    async succeed(attempt) {
      const [source, ...others] = countersOf(attempt);
      await tries.forget([source]);
      // Not forgotten: who owns one account must not excuse guessing at others by signing in to it.
      await tries.takeBack(others);
    },
  };
}

/** Refuses a try that must wait. */
export const tooManyTries = (waitMs: number): AppError =>
  new AppError(
    'too-many-requests',
    `Too many wrong passwords: please try again in ${waitMs < MINUTE_MS ? 'a minute' : `${Math.ceil(waitMs / MINUTE_MS)} minutes`}.`,
  );
