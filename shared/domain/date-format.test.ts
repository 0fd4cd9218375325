import { expect, test } from '@jest/globals';
import { dateFormat } from './date-format.ts';

const date = new Date(2026, 9, 5, 14, 30);

test.each([
  ['th', '5 ต.ค. 2569'],
  ['en', 'Oct 5, 2026'],
  ['zh', '2026年10月5日'],
  ['ar', '5 أكتوبر 2026'],
] as const)(
  '[T-30] a date in %s names the month where that is usual, in Latin digits: %s',
  (language, text) => {
    expect(dateFormat(language).format(date)).toBe(text);
  },
);

test('[T-30] the time stands beside the date, in Latin digits', () => {
  expect(dateFormat('ar', { timeStyle: 'short' }).format(date)).toMatch(/^5 أكتوبر 2026.*2:30/);
});
