import { expect, test } from '@jest/globals';
import type { Language, Portal } from '@portico/shared/contracts';
import { partEntries } from './part-entries.ts';

const day = [{ open: '18:00', close: '02:00' }];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const portal = { openingHours: { week, timezone: 'Asia/Bangkok' } } as unknown as Portal;

const monday = (language: Language) => {
  const [entry] = partEntries('openingHours', portal, { t: (key) => key, language, tagName: (tag) => tag });
  return entry?.content.kind === 'words' ? entry.content.words : undefined;
};

test.each([
  ['en', '18:00–02:00'],
  ['ar', '\u200f18:00–02:00'],
] as const)('[T-30] a range of times runs in the direction of the page: %s', (language, words) => {
  expect(monday(language)).toBe(words);
});
