import { expect, test } from '@jest/globals';
import type { Language, Portal } from '@portico/shared/contracts';
import { partEntries } from './part-entries.ts';

const day = [{ open: '18:00', close: '02:00' }];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const portal = { openingHours: { week, timezone: 'Asia/Bangkok' } } as unknown as Portal;

const entriesOf = (part: 'openingHours' | 'gallery', of: Portal, language: Language) =>
  partEntries(part, of, { t: (key) => key, language, tagName: (tag) => tag }).map(({ label, content }) => ({
    label,
    text: content.kind === 'text' ? content.text : undefined,
  }));

test.each([
  ['en', '18:00–02:00'],
  ['ar', '\u200f18:00–02:00'],
] as const)('[T-30] a range of times runs in the direction of the page: %s', (language, text) => {
  expect(entriesOf('openingHours', portal, language)[0]).toEqual({ label: 'weekday.mon', text });
});

test.each([
  ['th', '5 ธ.ค. 2569'],
  ['en', 'Dec 5, 2026'],
  ['zh', '2026年12月5日'],
  ['ar', '5 ديسمبر 2026'],
] as const)('special days and last days are dates of the language: %s', (language, date) => {
  const special = [{ date: '2026-12-05', closed: true, note: { en: 'Holiday' } }];
  const hours = { openingHours: { timezone: 'Asia/Bangkok', week: {}, special } } as unknown as Portal;
  expect(entriesOf('openingHours', hours, language).slice(7)).toEqual([
    { label: date, text: 'editors.opening-hours.kinds.closed' },
    { label: `${date}: editors.opening-hours.specialNote · English`, text: 'Holiday' },
  ]);
  const gallery = { galleryImages: [{}, { expDate: '2026-12-05T10:00:00Z' }] } as unknown as Portal;
  expect(entriesOf('gallery', gallery, language)).toEqual([
    { label: 'versions.entry: editors.gallery-item.expDate', text: date },
  ]);
});
