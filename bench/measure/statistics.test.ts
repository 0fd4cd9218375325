import { expect, test } from '@jest/globals';
import { median, percentile } from './statistics.ts';

test.each([
  [[3], 3],
  [[4, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('at least one');
});

test.each([
  [[], 0.99, 0],
  [[5], 0.99, 5],
  [[3, 1, 2, 4], 0.5, 3],
  [Array.from({ length: 100 }, (_, number) => 100 - number), 0.99, 100],
])('of %j the share %d is below %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
