import { expect, test } from '@jest/globals';
import type { StructuredOpeningHours } from '@portico/shared/contracts';
import { openingHoursJsonLd } from './opening-hours-json-ld.ts';

/** 01:30 on 1 March in Bangkok. */
const NOW = Date.parse('2026-02-28T18:30:00Z');
const hours = (changes: Partial<StructuredOpeningHours>) =>
  openingHoursJsonLd({ timezone: 'Asia/Bangkok', week: {}, ...changes }, NOW);
const day = { '@type': 'OpeningHoursSpecification' };

test('[OPEN-10] days with the same hours are grouped, one entry per interval', () => {
  const morning = { open: '08:00', close: '12:00' };
  const night = { open: '18:00', close: '02:00' };
  expect(hours({ week: { mon: [morning, night], tue: [], sat: [morning] } })).toEqual([
    { ...day, opens: '08:00', closes: '12:00', dayOfWeek: ['Monday', 'Saturday'] },
    { ...day, opens: '18:00', closes: '02:00', dayOfWeek: ['Monday'] },
  ]);
});

test('[OPEN-10] special days are listed from today on, in the portal’s time zone', () => {
  const special = [
    { date: '2026-02-28', closed: true },
    { date: '2026-03-01', intervals: [{ open: '10:00', close: '24:00' }] },
    { date: '2026-04-13', closed: true, intervals: [{ open: '09:00', close: '17:00' }] },
    { date: '2026-04-14' },
  ];
  const on = (date: string) => ({ validFrom: date, validThrough: date });
  expect(hours({ special })).toEqual([
    { ...day, opens: '10:00', closes: '23:59', ...on('2026-03-01') },
    { ...day, opens: '00:00', closes: '00:00', ...on('2026-04-13') },
    { ...day, opens: '00:00', closes: '00:00', ...on('2026-04-14') },
  ]);
});

test('without hours there is no entry', () => {
  expect(hours({})).toBeUndefined();
  expect(hours({ week: { mon: [] } })).toBeUndefined();
});
