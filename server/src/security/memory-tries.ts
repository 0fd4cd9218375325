import { type TryCount, waitOf, withoutTry, withTry } from './back-off.ts';
import type { Tries } from './tries.ts';

/** Past this many names the longest quiet ones are dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 100_000;

/** Tries at a server that is the only one. In memory: a restart forgives. */
export function createMemoryTries(now: () => Date): Tries {
  const counts = new Map<string, TryCount>();
  return {
    // Without a pause between looking and counting.
    async begin(counters) {
      const time = now().getTime();
      const wait = Math.max(0, ...counters.map(({ name, limit }) => waitOf(counts.get(name), limit, time)));
      if (wait > 0) return wait;
      for (const { name, limit } of counters) {
        const count = withTry(counts.get(name), limit, time);
        // Again at the end, so that the first one is the longest quiet.
        counts.delete(name);
        counts.set(name, count);
        const [oldest] = counts.keys();
        if (counts.size > MAX_NAMES && oldest !== undefined) counts.delete(oldest);
      }
      return 0;
    },
    async takeBack(counters) {
      for (const { name } of counters) {
        const count = counts.get(name);
        if (count) counts.set(name, withoutTry(count));
      }
    },
    async forget(counters) {
      for (const { name } of counters) counts.delete(name);
    },
  };
}
