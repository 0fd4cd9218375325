import { AppError } from '../../kernel/app-error.ts';
import type { AttemptLimiter, Counter } from '../../security/attempt-limiter.ts';
import { networkOf } from '../../security/network.ts';
import type { PrivateItem } from './grants.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Per address, over all items. */
const BY_ADDRESS = {
  free: 20,
  firstWaitMs: MINUTE_MS / 2,
  maxWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: HOUR_MS,
};
/**
 * Per item, over all addresses. One guess a minute is checked at most: six characters then last for centuries, and a
 * flood of guesses makes visitors wait a minute and holders of a grant not at all.
 */
const BY_ITEM = { free: 100, firstWaitMs: 5000, maxWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS };

/** Slows down passcode guessing. Counters depend on nothing in a request but its address. [T-06] */
export interface PasscodeGuard {
  /** Counts an attempt. Throws 'too-many-requests' when it must not be checked now. */
  begin(item: PrivateItem, address: string): Promise<void>;
  /** Call it when the passcode was right. */
  succeed(item: PrivateItem, address: string): Promise<void>;
}

export function createPasscodeGuard(attemptLimiter: AttemptLimiter): PasscodeGuard {
  const countersOf = ({ provider, store, id }: PrivateItem, address: string): Counter[] => [
    { name: `passcode address ${networkOf(address)}`, limit: BY_ADDRESS },
    { name: `passcode item ${provider}/${store}/${id}`, limit: BY_ITEM },
  ];
  return {
    async begin(item, address) {
      if ((await attemptLimiter.begin(countersOf(item, address))) > 0) {
        throw new AppError('too-many-requests', 'Too many wrong passcodes: please try again later.');
      }
    },
    succeed: (item, address) => attemptLimiter.undo(countersOf(item, address)),
  };
}
