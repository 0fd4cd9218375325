import { expect, test } from '@jest/globals';
import { createRandom, untilNext } from './random.ts';

const many = (count: number, next: () => number): number[] => Array.from({ length: count }, next);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('the same seed gives the same numbers, a different seed different ones', () => {
  expect(many(5, createRandom(1))).toEqual(many(5, createRandom(1)));
  expect(many(5, createRandom(1))).not.toEqual(many(5, createRandom(2)));
});

test('numbers are even from 0 to 1', () => {
  const values = many(100_000, createRandom(3));
  expect(mean(values)).toBeCloseTo(1 / 2, 2);
  expect(mean(values.map((value) => (value - 1 / 2) ** 2))).toBeCloseTo(1 / 12, 2);
  expect(Math.min(...values.slice(0, 1000))).toBeGreaterThanOrEqual(0);
});

test('events of a rate come after 1 / rate on average, and their spread is the same', () => {
  const random = createRandom(4);
  const times = many(100_000, () => untilNext(random, 4));
  expect(mean(times)).toBeCloseTo(0.25, 2);
  expect(Math.sqrt(mean(times.map((time) => (time - 0.25) ** 2)))).toBeCloseTo(0.25, 2);
});
