import type { Counts } from './counts.ts';

/** Past this many names the oldest is dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 100_000;

/** Counts of one server alone. */
export function createMemoryCounts(now: () => Date): Counts {
  const counts = new Map<string, { count: number; endsAt: number }>();
  return {
    async add({ name, forMs }) {
      const time = now().getTime();
      let counted = counts.get(name);
      if (!counted || counted.endsAt <= time) {
        counts.delete(name);
        counted = { count: 0, endsAt: time + forMs };
        counts.set(name, counted);
        const [oldest] = counts.keys();
        if (counts.size > MAX_NAMES && oldest !== undefined) counts.delete(oldest);
      }
      counted.count++;
      return { count: counted.count, endsInMs: counted.endsAt - time };
    },
    async forgetEnded() {
      const time = now().getTime();
      const before = counts.size;
      for (const [name, { endsAt }] of counts) if (endsAt <= time) counts.delete(name);
      return before - counts.size;
    },
    async close() {},
  };
}
