import { expect, test } from '@jest/globals';
import { figuresQuery, figuresSearch, PERIODS, readFiguresAddress } from './figures-address.ts';

test.each([
  ['days7', '2026-11-20'],
  ['days30', '2026-10-28'],
  ['days90', '2026-08-29'],
  ['months12', '2025-12-01'],
] as const)('the period %s begins on %s', (period, from) => {
  expect(figuresQuery({ period, page: undefined }, '2026-11-26').from).toBe(from);
});

test.each(PERIODS)('the period %s has 366 days at most', (period) => {
  const { from } = figuresQuery({ period, page: undefined }, '2028-12-31');
  expect((Date.parse('2028-12-31') - Date.parse(from)) / 86_400_000 + 1).toBeLessThanOrEqual(366);
});

test.each([
  ['', { period: 'days30', figure: 'views', page: undefined }],
  ['?period=days7&figure=calls&page=town%3Anan', { period: 'days7', figure: 'calls', page: 'town:nan' }],
  ['?period=constructor&figure=x&page=', { period: 'days30', figure: 'views', page: undefined }],
])('the address %j', (search, address) => {
  expect(readFiguresAddress(new URLSearchParams(search))).toEqual(address);
  const again = figuresSearch(readFiguresAddress(new URLSearchParams(search)));
  expect(readFiguresAddress(new URLSearchParams(again))).toEqual(address);
});
