import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = () =>
  createCircuitBreaker({
    awayForMs: 1_000,
    timeoutMs: 10_000,
    refuse: (error) => new Error(`away: ${String(error)}`),
  });

test('after a request without response others are refused at once until a probe is allowed', () => {
  const guard = open();
  guard.begin().failed('silent');
  expect(() => guard.begin()).toThrow('away: silent');
  jest.advanceTimersByTime(1_000);
  const next = guard.begin();
  expect(() => guard.begin()).toThrow('away: silent');
  next.succeeded();
  guard.begin();
  expect(() => guard.begin()).not.toThrow();
});

test('after a probe without a result within the timeout another caller can probe', () => {
  const guard = open();
  guard.begin().failed('silent');
  jest.advanceTimersByTime(1_000);
  guard.begin();
  jest.advanceTimersByTime(9_999);
  expect(() => guard.begin()).toThrow('away: silent');
  jest.advanceTimersByTime(1);
  expect(() => guard.begin()).not.toThrow();
});

test('a failure among successful requests does not open the circuit', () => {
  const guard = open();
  const long = guard.begin();
  jest.advanceTimersByTime(5);
  guard.begin().succeeded();
  long.failed('too much');
  expect(() => guard.begin()).not.toThrow();
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
