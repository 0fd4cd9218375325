import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createAwayGuard } from './away-guard.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = () =>
  createAwayGuard({
    awayForMs: 1_000,
    answersWithinMs: 10_000,
    refuse: (error) => new Error(`away: ${String(error)}`),
  });

test('once one question was not answered others are refused at once, until one of them may find out', () => {
  const guard = open();
  guard.begin().failed('silent');
  expect(() => guard.begin()).toThrow('away: silent');
  jest.advanceTimersByTime(1_000);
  const next = guard.begin();
  expect(() => guard.begin()).toThrow('away: silent');
  next.answered();
  guard.begin();
  guard.begin();
});

test('where the caller that finds out never says, another one may', () => {
  const guard = open();
  guard.begin().failed('silent');
  jest.advanceTimersByTime(1_000);
  guard.begin();
  jest.advanceTimersByTime(10_000);
  guard.begin();
});

test('a question that fails while others are answered is refused alone', () => {
  const guard = open();
  const long = guard.begin();
  jest.advanceTimersByTime(5);
  guard.begin().answered();
  long.failed('too much');
  guard.begin();
});

test('after an abandoned probe another one may start at once', () => {
  const guard = open();
  guard.begin().failed('silent');
  jest.advanceTimersByTime(1_000);
  const probe = guard.begin();
  expect(() => guard.begin()).toThrow('away: silent');
  probe.abandoned();
  guard.begin().failed('silent still');
  expect(() => guard.begin()).toThrow('away: silent still');
});
