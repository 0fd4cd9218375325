import { describe, expect, test } from '@jest/globals';
import type { OpeningHours, StructuredOpeningHours } from '../contracts/portal.ts';
import { hoursView, isAllDay, isOpenAt, weekFromToday } from './opening-hours.ts';

const hours: StructuredOpeningHours = {
  timezone: 'Asia/Bangkok',
  week: {
    mon: [
      { open: '09:00', close: '12:00' },
      { open: '13:00', close: '17:00' },
    ],
    fri: [{ open: '18:00', close: '02:00' }],
    sun: [{ open: '00:00', close: '24:00' }],
  },
  special: [
    { date: '2026-04-13', closed: true, note: { en: 'Songkran' } },
    { date: '2026-04-14', intervals: [{ open: '10:00', close: '12:00' }] },
  ],
};

/** A local time in Bangkok. */
const at = (local: string): number => Date.parse(`${local}:00+07:00`);

describe('isOpenAt', () => {
  test.each([
    ['a Monday morning', '2026-03-02T09:00', true],
    ['the minute it closes', '2026-03-02T12:00', false],
    ['the lunch break', '2026-03-02T12:30', false],
    ['the second interval', '2026-03-02T16:59', true],
    ['a closed day', '2026-03-03T10:00', false],
    ['a Friday night', '2026-03-06T23:30', true],
    ['after midnight of that Friday', '2026-03-07T01:59', true],
    ['when the night ends', '2026-03-07T02:00', false],
    ['any minute of a whole day', '2026-03-08T23:59', true],
    ['a holiday on a Monday', '2026-04-13T10:00', false],
    ['special hours on a closed weekday', '2026-04-14T11:00', true],
  ])('[OPEN-10] %s', (_title, local, open) => {
    expect(isOpenAt(hours, at(local))).toBe(open);
  });

  test('[OPEN-10] uses the time zone of the portal, not of the visitor', () => {
    const newYork = { ...hours, timezone: 'America/New_York' };
    expect(isOpenAt(hours, Date.parse('2026-03-02T02:30:00Z'))).toBe(true);
    expect(isOpenAt(newYork, Date.parse('2026-03-02T15:00:00Z'))).toBe(true);
    expect(isOpenAt(newYork, Date.parse('2026-03-02T02:30:00Z'))).toBe(true);
    expect(isOpenAt(newYork, Date.parse('2026-03-03T02:30:00Z'))).toBe(false);
  });
});

test('[OPEN-10] the week starts today and contains special days in order', () => {
  const week = weekFromToday(hours, at('2026-04-12T23:00'));
  expect(week.map(({ weekday }) => weekday)).toEqual(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']);
  expect(week[1]).toEqual({
    date: '2026-04-13',
    weekday: 'mon',
    intervals: [],
    isSpecial: true,
    note: { en: 'Songkran' },
  });
  expect(week[2]?.intervals).toEqual([{ open: '10:00', close: '12:00' }]);
  expect(week[3]).toEqual({
    date: '2026-04-15',
    weekday: 'wed',
    intervals: [],
    isSpecial: false,
    note: undefined,
  });
});

describe('hoursView', () => {
  test.each<[OpeningHours | undefined, string]>([
    [undefined, 'none'],
    ['', 'none'],
    [{ th: ' ' }, 'none'],
    ['ทุกวัน', 'text'],
    [{ en: 'Daily' }, 'text'],
    [hours, 'structured'],
  ])('[OPEN-10] %j is %s', (value, kind) => {
    expect(hoursView(value).kind).toBe(kind);
  });
});

test.each([
  ['00:00', '24:00', true],
  ['06:00', '06:00', true],
  ['09:00', '17:00', false],
])('%s to %s all day: %s', (open, close, all) => {
  expect(isAllDay({ open, close })).toBe(all);
});
