import { expect, test } from '@jest/globals';
import { createBackOff } from './back-off.ts';

const limit = { free: 2, firstWaitMs: 1000, maxWaitMs: 3000, forgetAfterMs: 60_000 };

test('each wrong try past the free ones doubles the wait, up to the longest', () => {
  let now = 0;
  const backOff = createBackOff(limit, () => new Date(now));
  const waits = [];
  for (let count = 0; count < 5; count++) {
    backOff.countTry('a');
    waits.push(backOff.waitMs('a'));
    now += backOff.waitMs('a');
  }
  expect(waits).toEqual([0, 1000, 2000, 3000, 3000]);
  expect(backOff.waitMs('b')).toBe(0);
});

test('a quiet name starts anew, and so does one that is forgotten', () => {
  let now = 0;
  const backOff = createBackOff(limit, () => new Date(now));
  for (let count = 0; count < 5; count++) backOff.countTry('a');
  now = 60_000;
  backOff.countTry('a');
  expect(backOff.waitMs('a')).toBe(0);
  backOff.countTry('a');
  expect(backOff.waitMs('a')).toBe(1000);
  backOff.forget('a');
  expect(backOff.waitMs('a')).toBe(0);
});

test('a right try is not held against the name, yet does not excuse the wrong ones', () => {
  const backOff = createBackOff(limit, () => new Date(0));
  backOff.countTry('a');
  backOff.countTry('a');
  backOff.takeBack('a');
  expect(backOff.waitMs('a')).toBe(0);
  backOff.countTry('a');
  expect(backOff.waitMs('a')).toBe(1000);
});
