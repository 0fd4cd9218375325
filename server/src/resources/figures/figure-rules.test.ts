import { describe, expect, test } from '@jest/globals';
import { csvTable } from '../../content/csv-table.ts';
import { pageKey, pageOfKey, pageOfPath } from './counted-page.ts';
import { defaultStep, monthsIn, periodBefore, stepsIn } from './figure-period.ts';
import { searchedText } from './searched-text.ts';
import { topCounts } from './top-counts.ts';

const LIVE_PATHS = new Set(['/', '/towns', '/portals', '/constructor', '/events/today', '/events.old']);

test.each([
  ['/', 'site:home'],
  ['/towns', 'site:towns'],
  ['/towns/', 'site:towns'],
  ['/portals', 'site:search'],
  ['/portals/wat.pho-1', 'portal:wat.pho-1'],
  ['/towns/nan', 'town:nan'],
  ['/listings/temples', 'listing:temples'],
  ['/web-page/about', 'web-page:about'],
  ['/catalog/tea/product/oolong', 'product:oolong'],
  ['/catalog/tea/product/oolong/detail', 'product:oolong'],
  ['/portals/a/b', 'site:other'],
  ['/portals/a%2Fb', 'site:other'],
  [`/portals/${'x'.repeat(81)}`, 'site:other'],
  ['/constructor', 'site:constructor'],
  ['/events/today', 'site:events.today'],
  ['/events/today/', 'site:events.today'],
  ['/events.old', 'site:other'],
  ['/toString', 'site:other'],
  ['/greeting', 'site:other'],
])('the page at %s is counted as %s', (path, key) => {
  const page = pageOfPath(path, LIVE_PATHS);
  expect(pageKey(page)).toBe(key);
  expect(pageOfKey(key)).toEqual(page);
});

test.each([
  ['  Wat   Pho ', 'wat pho'],
  ['น้ำตก', 'น้ำตก'],
  ['Café', 'café'],
  ['x'.repeat(70), 'x'.repeat(60)],
  ['7 eleven', '7 eleven'],
  ['hotel 10250', 'hotel 10250'],
  ['', undefined],
  ['   ', undefined],
  ['mali@example.com', undefined],
  ['0812345678', undefined],
  ['081 234 5678', undefined],
  ['call 08-1234-567', undefined],
  ['１２３４５６７', undefined],
  ['๐๘๑๒๓๔๕๖๗๘', undefined],
])('the search for %j is counted as %j', (text, counted) => {
  expect(searchedText(text)).toBe(counted);
});

describe('a period', () => {
  test.each([
    [
      { from: '2026-11-15', to: '2026-11-21' },
      { from: '2026-11-08', to: '2026-11-14' },
    ],
    [
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-02-28', to: '2026-02-28' },
    ],
    [
      { from: '2025-11-22', to: '2026-11-21' },
      { from: '2024-11-22', to: '2025-11-21' },
    ],
  ])('%j is compared with %j', (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });

  test.each([
    ['2026-11-21', 'day'],
    ['2026-10-22', 'day'],
    ['2026-10-21', 'week'],
    ['2026-05-16', 'week'],
    ['2026-05-14', 'month'],
  ])('from %s has a step of a %s', (from, step) => {
    expect(defaultStep({ from, to: '2026-11-21' })).toBe(step);
  });

  test('of weeks begins each on Monday, and the first and last may be shorter', () => {
    const weeks = stepsIn({ from: '2026-11-14', to: '2026-11-24' }, 'week');
    expect(weeks.map(({ date, days }) => [date, days.length])).toEqual([
      ['2026-11-14', 2],
      ['2026-11-16', 7],
      ['2026-11-23', 2],
    ]);
  });

  test('of months has each month once', () => {
    const period = { from: '2025-12-31', to: '2026-03-01' };
    expect(monthsIn(period)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
    expect(stepsIn(period, 'month').map(({ date, days }) => [date, days.length])).toEqual([
      ['2025-12-31', 1],
      ['2026-01-01', 31],
      ['2026-02-01', 28],
      ['2026-03-01', 1],
    ]);
  });
});

test('a list has all entries until it is twice its limit, and then only the largest', () => {
  const rules = { most: 2, sizeOf: (value: number) => value };
  const four = new Map([
    ['a', 1],
    ['b', 4],
    ['c', 2],
    ['d', 3],
  ]);
  expect(topCounts(four, rules)).toEqual({ largest: [...four], dropped: [] });
  expect(topCounts(new Map([...four, ['e', 5]]), rules)).toEqual({
    largest: [
      ['e', 5],
      ['b', 4],
    ],
    dropped: [3, 2, 1],
  });
});

test.each([
  ['plain', 'plain'],
  [3, '3'],
  [-3, '-3'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+66', "'+66"],
  ['-1', "'-1"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('the cell of %j is %s', (value, cell) => {
  expect(csvTable(['column'], [[value]])).toBe(`\uFEFFcolumn\r\n${cell}\r\n`);
});
