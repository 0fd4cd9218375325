import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, endOfDay, placeTime } from './place-time.ts';

describe('placeTime', () => {
  test.each([
    ['2026-03-01T20:30:00Z', 'Asia/Bangkok', { date: '2026-03-02', weekday: 'mon', minutes: 210 }],
    ['2026-03-01T17:00:00Z', 'Asia/Bangkok', { date: '2026-03-02', weekday: 'mon', minutes: 0 }],
    ['2026-03-01T02:00:00Z', 'America/New_York', { date: '2026-02-28', weekday: 'sat', minutes: 1260 }],
    ['2026-03-01T20:30:00Z', 'Nowhere/Land', { date: '2026-03-02', weekday: 'mon', minutes: 210 }],
  ])('[OPEN-10] %s in %s', (now, zone, expected) => {
    expect(placeTime(Date.parse(now), zone)).toEqual(expected);
  });

  test('[OPEN-10] the default zone matches the browser’s result for a zone with the same offset', () => {
    const anyMoment = fc.integer({ min: 0, max: Date.parse('2100-01-01T00:00:00Z') });
    fc.assert(
      fc.property(anyMoment, (now) => {
        expect(placeTime(now, 'Asia/Bangkok')).toEqual(placeTime(now, 'Asia/Vientiane'));
      }),
    );
  });
});

test('[AMBIG-35] a day ends at midnight in its time zone', () => {
  expect(new Date(endOfDay('2026-03-01', 'Asia/Bangkok')).toISOString()).toBe('2026-03-01T17:00:00.000Z');
  expect(new Date(endOfDay('2026-03-01', 'America/New_York')).toISOString()).toBe('2026-03-02T05:00:00.000Z');
});

test('days are counted across the end of a month', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
