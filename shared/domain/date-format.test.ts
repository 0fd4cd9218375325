import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@portico/shared/contracts';
import { dateFormat, formatDay } from './date-format.ts';

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

test.each(LANGUAGES)('[T-30] a calendar day reads as a date does in %s, in every month', (language) => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 3 + 2 * month));
  const texts = days.map((day, month) => {
    const numbers = [month + 1, day.getDate()].map((number) => String(number).padStart(2, '0'));
    return formatDay(['2026', ...numbers].join('-'), language);
  });
  expect(texts).toEqual(days.map((day) => dateFormat(language).format(day)));
});

test.each(LANGUAGES)(
  'the time of a day is left out, and a text that is no day is unchanged, in %s',
  (language) => {
    expect(formatDay('2026-10-05T18:30:00+07:00', language)).toBe(dateFormat(language).format(date));
    expect(['', 'soon', '2026-13-01', '5/10/2026'].map((text) => formatDay(text, language))).toEqual([
      '',
      'soon',
      '2026-13-01',
      '5/10/2026',
    ]);
  },
);
