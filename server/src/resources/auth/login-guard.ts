import { AppError } from '../../plugins/app-error.ts';
import { createBackOff } from '../../security/back-off.ts';
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
  begin(attempt: Try): number;
  /** The password was right. */
  succeed(attempt: Try): void;
}

export function createLoginGuard(now: () => Date): LoginGuard {
  const bySource = createBackOff(BY_SOURCE, now);
  const byAddress = createBackOff(BY_ADDRESS, now);
  const byAccount = createBackOff(BY_ACCOUNT, now);

  function countersOf({ account, address, knownDevice }: Try) {
    if (knownDevice) return [{ backOff: bySource, name: `${account} device ${knownDevice}` }];
    const network = networkOf(address);
    return [
      { backOff: bySource, name: `${account} address ${network}` },
      { backOff: byAddress, name: network },
      { backOff: byAccount, name: account },
    ];
  }

  return {
    begin(attempt) {
      const counters = countersOf(attempt);
      const wait = Math.max(...counters.map(({ backOff, name }) => backOff.waitMs(name)));
      if (wait === 0) for (const { backOff, name } of counters) backOff.countTry(name);
      return wait;
    },
    succeed(attempt) {
      const [source, ...others] = countersOf(attempt);
      source?.backOff.forget(source.name);
      // Not forgotten: who owns one account must not excuse guessing at others by signing in to it.
      for (const { backOff, name } of others) backOff.takeBack(name);
    },
  };
}

/** Refuses a try that must wait. */
export const tooManyTries = (waitMs: number): AppError =>
  new AppError(
    'too-many-requests',
    `Too many wrong passwords: please try again in ${waitMs < MINUTE_MS ? 'a minute' : `${Math.ceil(waitMs / MINUTE_MS)} minutes`}.`,
  );
