import { AppError } from '../../kernel/app-error.ts';
import type { AttemptLimiter, Counter } from '../../security/attempt-limiter.ts';
import { networkOf } from '../../security/network.ts';
import type { PrivateItem } from './grants.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** One address, at whatever items. */
const BY_ADDRESS = {
  free: 20,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};
/**
 * All addresses at one item. Of any number of guesses a minute one is looked at: six characters last for centuries, and
 * yet anyone who floods an item with guesses makes visitors wait a minute at most, and holders of a grant not at all.
 */
const BY_ITEM = { free: 100, firstWaitMs: 5000, maxWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS };

/** Slows the guessing of passcodes down. Nothing in a request but its address opens a new count. [T-06] */
export interface PasscodeGuard {
  /** Counts a try before it is looked at. Throws 'too-many-requests' when it must not be looked at now. */
  begin(item: PrivateItem, address: string): Promise<void>;
  /** The passcode was right. */
  succeed(item: PrivateItem, address: string): Promise<void>;
}

export function createPasscodeGuard(tries: AttemptLimiter): PasscodeGuard {
  const countersOf = ({ provider, store, id }: PrivateItem, address: string): Counter[] => [
    { name: `passcode address ${networkOf(address)}`, limit: BY_ADDRESS },
    { name: `passcode item ${provider}/${store}/${id}`, limit: BY_ITEM },
  ];
  return {
    async begin(item, address) {
      if ((await tries.begin(countersOf(item, address))) > 0) {
        throw new AppError('too-many-requests', 'Too many wrong passcodes: please try again later.');
      }
    },
    succeed: (item, address) => tries.takeBack(countersOf(item, address)),
  };
}
