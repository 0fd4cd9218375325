import { LRUCache } from 'lru-cache';
import type { RateLimitStore } from './rate-limit-store.ts';

/** Past this many names the longest quiet one is dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 100_000;

/** Counts of one server alone. */
export function createMemoryRateLimitStore(now: () => Date): RateLimitStore {
  // By size and not by `max`, for which the cache would allocate all of its memory at the start.
  const counts = new LRUCache<string, { count: number; endsAt: number }>({
    maxSize: MAX_NAMES,
    sizeCalculation: () => 1,
  });
  return {
    async add({ name, forMs }) {
      const time = now().getTime();
      let counted = counts.get(name);
      if (!counted || counted.endsAt <= time) {
        counted = { count: 0, endsAt: time + forMs };
        counts.set(name, counted);
      }
      counted.count++;
      return { count: counted.count, endsInMs: counted.endsAt - time };
    },
    async forgetEnded() {
      const time = now().getTime();
      const ended = [...counts.entries()].filter(([, { endsAt }]) => endsAt <= time);
      for (const [name] of ended) counts.delete(name);
      return ended.length;
    },
    async close() {},
  };
}
