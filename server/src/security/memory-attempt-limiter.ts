import { createCache } from '../kernel/create-cache.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import { type AttemptCount, waitOf, withAttempt, withoutAttempt } from './back-off.ts';

/** Beyond this many names the least recently used are evicted, to bound memory. */
const MAX_NAMES = 100_000;

/** An attempt limiter for a single server, in memory: a restart resets it. */
export function createMemoryAttemptLimiter(now: () => Date): AttemptLimiter {
  const counts = createCache<AttemptCount>(MAX_NAMES);
  return {
    // No await between the check and the increment.
    async begin(counters) {
      const time = now().getTime();
      const wait = Math.max(0, ...counters.map(({ name, limit }) => waitOf(counts.peek(name), limit, time)));
      if (wait > 0) return wait;
      for (const { name, limit } of counters) {
        counts.set(name, withAttempt(counts.get(name), limit, time));
      }
      return 0;
    },
    async undo(counters) {
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
