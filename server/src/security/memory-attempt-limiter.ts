import { LRUCache } from 'lru-cache';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { type AttemptCount, waitOf, withAttempt, withoutAttempt } from './back-off.ts';

/** Past this many names the longest quiet ones are dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 100_000;

/** Tries at a server that is the only one. In memory: a restart forgives. */
export function createMemoryAttemptLimiter(now: () => Date): AttemptLimiter {
  // By size and not by `max`, for which the cache would allocate all of its memory at the start.
  const counts = new LRUCache<string, AttemptCount>({ maxSize: MAX_NAMES, sizeCalculation: () => 1 });
  return {
    // Without a pause between looking and counting.
    async begin(counters) {
      const time = now().getTime();
      const wait = Math.max(0, ...counters.map(({ name, limit }) => waitOf(counts.peek(name), limit, time)));
      if (wait > 0) return wait;
      for (const { name, limit } of counters) {
        counts.set(name, withAttempt(counts.get(name), limit, time));
      }
      return 0;
    },
    async takeBack(counters) {
      for (const { name } of counters) {
        const count = counts.get(name);
        if (count) counts.set(name, withoutAttempt(count));
      }
    },
    async forget(counters) {
      for (const { name } of counters) counts.delete(name);
    },
  };
}
