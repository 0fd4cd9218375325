import { createCache } from '../../kernel/create-cache.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** Beyond this many names the least recently used one is evicted, to bound memory. */
const MAX_NAMES = 100_000;

/** Counters of a single server. */
export function createMemoryRateLimitStore(now: () => Date): RateLimitStore {
  const counts = createCache<{ count: number; endsAt: number }>(MAX_NAMES);
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
