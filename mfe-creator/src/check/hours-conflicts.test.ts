import { describe, expect, test } from '@jest/globals';
import type { StructuredOpeningHours } from '@portico/shared/contracts';
import { hoursConflicts } from './hours-conflicts.ts';

const TIMEZONE = 'Asia/Bangkok';
const times = (...intervals: string[]) =>
  intervals.map((interval) => {
    const [open = '', close = ''] = interval.split('-');
    return { open, close };
  });
const conflicts = (hours: Omit<StructuredOpeningHours, 'timezone'>) =>
  hoursConflicts({ timezone: TIMEZONE, ...hours }).map(({ kind, day }) => [kind, Object.values(day)[0]]);

describe('the week', () => {
  test.each([
    ['no hours', {}, []],
    ['two intervals', { mon: times('09:00-12:00', '13:00-17:00') }, []],
    ['one ends when the next begins', { mon: times('09:00-12:00', '12:00-17:00') }, []],
    ['they overlap', { mon: times('09:00-13:00', '12:00-17:00') }, [['overlap', 'mon']]],
    ['one is in the other, in any order', { mon: times('10:00-11:00', '09:00-17:00') }, [['overlap', 'mon']]],
    ['open until two in the morning', { fri: times('18:00-02:00') }, []],
    [
      'and the next day opens before',
      { fri: times('18:00-02:00'), sat: times('01:00-05:00') },
      [['overlap', 'sat']],
    ],
    [
      'also from Sunday to Monday',
      { sun: times('18:00-02:00'), mon: times('01:00-05:00') },
      [['overlap', 'mon']],
    ],
    ['every night', { fri: times('18:00-02:00'), sat: times('18:00-02:00') }, []],
    ['the whole day, every day', { fri: times('00:00-24:00'), sat: times('00:00-24:00') }, []],
    ['from six to six, every day', { fri: times('06:00-06:00'), sat: times('06:00-06:00') }, []],
    ['exchanged times', { tue: times('17:00-16:00') }, [['backwards', 'tue']]],
    ['until noon of the next day', { tue: times('20:00-12:00') }, []],
  ] satisfies [string, StructuredOpeningHours['week'], unknown[]][])('%s', (_what, week, expected) => {
    expect(conflicts({ week })).toEqual(expected);
  });
});

test.each([
  ['closed', [{ date: '2026-12-05', closed: true }], []],
  [
    'closed and open',
    [{ date: '2026-12-05', closed: true, intervals: times('09:00-12:00') }],
    [['closed-open', '2026-12-05']],
  ],
  [
    'an overlap',
    [{ date: '2026-12-05', intervals: times('09:00-12:00', '11:00-13:00') }],
    [['overlap', '2026-12-05']],
  ],
  [
    'the date twice',
    [{ date: '2026-12-05', closed: true }, { date: '2026-12-05' }],
    [['twice', '2026-12-05']],
  ],
] satisfies [string, StructuredOpeningHours['special'], unknown[]][])(
  'a special day: %s',
  (_what, special, expected) => {
    expect(conflicts({ week: {}, special })).toEqual(expected);
  },
);
