import { expect, test } from '@jest/globals';
import { createRandom } from './random.ts';
import { createZipf } from './zipf.ts';

test('shares fall by their rank and are one together', () => {
  const { share } = createZipf(100, 1);
  expect(share(0) / share(9)).toBeCloseTo(10);
  expect(Array.from({ length: 100 }, (_, rank) => share(rank)).reduce((sum, one) => sum + one)).toBeCloseTo(
    1,
  );
});

test('each rank is sampled in proportion to its share', () => {
  const zipf = createZipf(50, 0.9);
  const random = createRandom(5);
  const came = Array.from({ length: 50 }, () => 0);
  for (let turn = 0; turn < 200_000; turn += 1) {
    const rank = zipf.sample(random);
    came[rank] = (came[rank] ?? 0) + 1;
  }
  for (const rank of [0, 1, 10, 49]) expect((came[rank] ?? 0) / 200_000).toBeCloseTo(zipf.share(rank), 2);
});
