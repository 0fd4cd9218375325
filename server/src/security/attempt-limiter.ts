import type { BackOffLimit } from './back-off.ts';

/** A counter of attempts, with its limits. */
export interface Counter {
  /** Includes its purpose, because all counters share one store. */
  name: string;
  limit: BackOffLimit;
}

/** Limits failed attempts with exponential backoff. */
export interface AttemptLimiter {
  /**
   * Counts an attempt as failed under each name before it is checked, so that concurrent attempts cannot exceed the
   * free ones. Returns the ms to wait if it must not be checked; then nothing was counted.
   */
  begin(counters: readonly Counter[]): Promise<number>;
  /** Call it when the attempt succeeded. */
  undo(counters: readonly Counter[]): Promise<void>;
  forget(counters: readonly Counter[]): Promise<void>;
}
