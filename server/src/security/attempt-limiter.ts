import type { BackOffLimit } from './back-off.ts';

/** Under what a try counts, and how much is too much of it. */
export interface Counter {
  /** Says what it counts too, since all counters are kept together. */
  name: string;
  limit: BackOffLimit;
}

/** Makes anyone who is wrong too often wait, longer each time. */
export interface AttemptLimiter {
  /**
   * Counts a try as wrong under each name before it is looked at, so that of many at once only the free ones are. Gives
   * the milliseconds to wait when it must not be looked at now; then nothing was counted.
   */
  begin(counters: readonly Counter[]): Promise<number>;
  /** The try turned out right. */
  takeBack(counters: readonly Counter[]): Promise<void>;
  forget(counters: readonly Counter[]): Promise<void>;
}
