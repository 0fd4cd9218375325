import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache.ts';
import { createRandom } from './random.ts';
import { createZipf } from './zipf.ts';

test('a page is there until its content changes, or others take its room', () => {
  const cache = createPageCache(2);
  cache.store(1, 0);
  cache.store(2, 0);
  expect(cache.holds(1, 0)).toBe(true);
  cache.store(3, 0);
  expect([cache.holds(1, 0), cache.holds(2, 0), cache.holds(3, 0)]).toEqual([true, false, true]);
  expect(cache.holds(1, 1)).toBe(false);
  expect(cache.holds(1, 0)).toBe(false);
});

test('a cache without room stores nothing', () => {
  const cache = createPageCache(0);
  cache.store(1, 0);
  expect(cache.holds(1, 0)).toBe(false);
});

test('the hit rate of Zipf requests matches the approximation of Che', () => {
  const [count, room, asked] = [2000, 200, 200_000];
  const zipf = createZipf(count, 0.8);
  const cache = createPageCache(room);
  const random = createRandom(11);
  let found = 0;
  for (let turn = 0; turn < asked + 20_000; turn += 1) {
    const page = zipf.sample(random);
    const isFound = cache.holds(page, 0);
    if (isFound && turn >= 20_000) found += 1;
    if (!isFound) cache.store(page, 0);
  }
  expect(found / asked).toBeCloseTo(cheHitRate({ count, room, share: zipf.share }), 2);
});

/** Che's approximation: a page is cached if it was requested within the time in which other pages fill the cache. */
function cheHitRate({
  count,
  room,
  share,
}: {
  count: number;
  room: number;
  share: (rank: number) => number;
}) {
  const shares = Array.from({ length: count }, (_, rank) => share(rank));
  const heldAfter = (time: number) => shares.reduce((sum, one) => sum + 1 - Math.exp(-one * time), 0);
  let [low, high] = [0, 1e9];
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (heldAfter(middle) < room) low = middle;
    else high = middle;
  }
  return shares.reduce((sum, one) => sum + one * (1 - Math.exp(-one * low)), 0);
}
