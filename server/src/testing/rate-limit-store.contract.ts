import { beforeEach, describe, expect, test } from '@jest/globals';
import type { RateLimitStore } from '../security/rate-limit-store/rate-limit-store.ts';

const ofA = { name: 'a', most: 3, forMs: 60_000 };
const ofB = { ...ofA, name: 'b' };

/** Contract test of every RateLimitStore; `open` returns a new one that follows the clock. */
export function describeRateLimitStore(
  name: string,
  open: (now: () => Date) => Promise<RateLimitStore>,
): void {
  describe(`${name} as Counts`, () => {
    let now = 0;
    let counts: RateLimitStore;
    beforeEach(async () => {
      now = Date.parse('2026-11-22T05:00:00.000Z');
      counts = await open(() => new Date(now));
    });

    test('each name is counted by itself, until a while after its first', async () => {
      expect(await counts.add(ofA)).toEqual({ count: 1, endsInMs: 60_000 });
      now += 59_999;
      expect(await counts.add(ofA)).toEqual({ count: 2, endsInMs: 1 });
      expect(await counts.add(ofB)).toEqual({ count: 1, endsInMs: 60_000 });
      now += 1;
      expect(await counts.add(ofA)).toEqual({ count: 1, endsInMs: 60_000 });
    });

    test('of many concurrent counts none is lost, and those over the limit are rejected', async () => {
      const counted = await Promise.all(Array.from({ length: 10 }, () => counts.add(ofA)));
      expect(counted.map(({ count }) => count).filter((count) => count <= ofA.most)).toEqual([1, 2, 3]);
    });

    test('what has ended is forgotten, and nothing else', async () => {
      await counts.add(ofA);
      now += 60_000;
      await counts.add(ofB);
      expect(await counts.forgetEnded()).toBeGreaterThanOrEqual(1);
      expect(await counts.forgetEnded()).toBe(0);
      expect((await counts.add(ofB)).count).toBe(2);
    });
  });
}
