import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AttemptLimiter } from '../security/attempt-limiter.ts';

const limit = { free: 2, firstWaitMs: 1000, maxWaitMs: 3000, forgetAfterMs: 60_000 };
const a = [{ name: 'a', limit }];
const b = [{ name: 'b', limit }];

/** Contract test of every AttemptLimiter; `open` returns a new one that follows the clock. */
export function describeAttemptLimiter(
  name: string,
  open: (now: () => Date) => Promise<AttemptLimiter>,
): void {
  describe(name, () => {
    let now = 0;
    let limiter: AttemptLimiter;
    beforeEach(async () => {
      now = 0;
      limiter = await open(() => new Date(now));
    });

    test('each wrong try past the free ones doubles the wait, up to the longest', async () => {
      const waits = [];
      for (let count = 0; count < 5; count++) {
        expect(await limiter.begin(a)).toBe(0);
        const wait = count === 0 ? 0 : await limiter.begin(a);
        waits.push(wait);
        now += wait;
      }
      expect(waits).toEqual([0, 1000, 2000, 3000, 3000]);
      expect(await limiter.begin(b)).toBe(0);
    });

    test('a quiet name starts again, and so does one that is forgotten', async () => {
      for (let count = 0; count < 2; count++) await limiter.begin(a);
      now = 60_000;
      expect(await limiter.begin(a)).toBe(0);
      expect(await limiter.begin(a)).toBe(0);
      expect(await limiter.begin(a)).toBe(1000);
      await limiter.forget(a);
      expect(await limiter.begin(a)).toBe(0);
    });

    test('a right try is not held against the name, yet does not excuse the wrong ones', async () => {
      for (let count = 0; count < 2; count++) await limiter.begin(a);
      await limiter.undo([...a, ...b]);
      expect(await limiter.begin(a)).toBe(0);
      expect(await limiter.begin(a)).toBe(1000);
    });

    test('a try that has to wait under one name counts under none', async () => {
      for (let count = 0; count < 2; count++) await limiter.begin(a);
      for (let count = 0; count < 5; count++) expect(await limiter.begin([...b, ...a])).toBe(1000);
      expect(await limiter.begin(b)).toBe(0);
      expect(await limiter.begin(b)).toBe(0);
      expect(await limiter.begin(b)).toBe(1000);
    });

    test('of many at once only the free ones are looked at', async () => {
      const waits = await Promise.all(Array.from({ length: 30 }, () => limiter.begin(a)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
    });
  });
}
