import { describe, expect, test } from '@jest/globals';
import { isExpired, nextExpiry, remainingTime } from './gallery-expiry.ts';

/** 10:00 on 1 March in Bangkok. */
const NOW = Date.parse('2026-03-01T03:00:00Z');

describe('isExpired', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['not a date', false],
    ['2026-02-28', true],
    ['2026-03-01', false],
    ['2026-03-01T02:59:59Z', true],
    ['2026-03-01T03:00:00Z', true],
    ['2026-03-01T03:00:01Z', false],
  ])('[GAL-12, AMBIG-35] expDate %j: %s', (expDate, expired) => {
    expect(isExpired(expDate === undefined ? {} : { expDate }, NOW)).toBe(expired);
  });
});

describe('remainingTime', () => {
  test.each([
    ['2026-03-04T04:00:00Z', { unit: 'days', count: 3 }],
    ['2026-03-02T03:00:00Z', { unit: 'days', count: 1 }],
    ['2026-03-02T02:59:00Z', { unit: 'hours', count: 23 }],
    ['2026-03-01T03:10:00Z', { unit: 'hours', count: 1 }],
    ['2026-03-01', { unit: 'hours', count: 14 }],
    ['2026-02-28', undefined],
  ])('[GAL-13, AMBIG-35] until %s', (expDate, left) => {
    expect(remainingTime({ expDate }, NOW)).toEqual(left);
  });

  test('[GAL-13] an item without expDate has no remaining time', () => {
    expect(remainingTime({}, NOW)).toBeUndefined();
  });
});

test('[GAL-14] returns the earliest future expiry', () => {
  const item = (expDate?: string) => ({ type: 'picture', ...(expDate ? { expDate } : {}) });
  const items = [item(), item('2026-03-05'), item('2026-03-02T03:00:00Z'), item('2026-02-01'), item('soon')];
  expect(nextExpiry(items, NOW)).toBe(Date.parse('2026-03-02T03:00:00Z'));
  expect(nextExpiry([item(), item('2026-02-01')], NOW)).toBe(Number.POSITIVE_INFINITY);
  expect(nextExpiry(undefined, NOW)).toBe(Number.POSITIVE_INFINITY);
});

test('[AMBIG-35] a bare date expires at the end of that day in the portal’s time zone', () => {
  const item = { expDate: '2026-03-01' };
  const at = (time: string) => Date.parse(time);
  expect(isExpired(item, at('2026-03-01T16:59:59Z'))).toBe(false);
  expect(isExpired(item, at('2026-03-01T17:00:00Z'))).toBe(true);
  expect(isExpired(item, at('2026-03-01T11:00:00Z'), 'Pacific/Auckland')).toBe(true);
  expect(isExpired(item, at('2026-03-02T04:59:59Z'), 'America/New_York')).toBe(false);
  expect(remainingTime(item, at('2026-03-01T17:00:00Z'), 'America/New_York')).toEqual({
    unit: 'hours',
    count: 12,
  });
  expect(nextExpiry([item], at('2026-03-01T00:00:00Z'), 'America/New_York')).toBe(at('2026-03-02T05:00:00Z'));
});
