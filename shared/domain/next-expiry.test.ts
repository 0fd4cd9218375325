import { expect, test } from '@jest/globals';
import { nextExpiry } from './gallery-expiry.ts';

const NOW = Date.parse('2026-03-01T03:00:00Z');
const item = (expDate?: string) => ({ type: 'picture', ...(expDate ? { expDate } : {}) });

test('[GAL-14] returns the earliest future expiry', () => {
  const items = [item(), item('2026-03-05'), item('2026-03-02T03:00:00Z'), item('2026-02-01'), item('soon')];
  expect(nextExpiry(items, NOW)).toBe(Date.parse('2026-03-02T03:00:00Z'));
  expect(nextExpiry([item(), item('2026-02-01')], NOW)).toBe(Number.POSITIVE_INFINITY);
  expect(nextExpiry(undefined, NOW)).toBe(Number.POSITIVE_INFINITY);
});
