import { expect, test } from '@jest/globals';
import { listPage, translationsOf } from './list-page.ts';

const rows = [
  { id: 'nan', title: { th: 'น่าน', en: 'Nan' }, score: 1 },
  { id: 'pai', title: { en: 'Pai Canyon', ar: 'باي' }, score: 3 },
  { id: 'mae', title: { en: 'Mae Hong Son' }, score: 2 },
];
const page = (request: { q?: string; sort?: 'score' | 'id'; _start?: number; _limit?: number }) => {
  const { total, rows: found } = listPage(
    rows,
    { sort: 'id', _start: 0, _limit: 10, ...request },
    {
      textsOf: ({ id, title }) => [id, ...translationsOf(title)],
      order: { id: (a, b) => a.id.localeCompare(b.id), score: (a, b) => b.score - a.score },
    },
  );
  return [total, found.map(({ id }) => id)];
};

test.each([
  ['all rows in order', {}, [3, ['mae', 'nan', 'pai']]],
  ['another order', { sort: 'score' as const }, [3, ['pai', 'mae', 'nan']]],
  ['one page, and the number of all', { _start: 1, _limit: 1 }, [3, ['nan']]],
  ['a word in any case', { q: 'CANYON' }, [1, ['pai']]],
  ['each word anywhere', { q: 'son mae' }, [1, ['mae']]],
  ['a part of a word in another language', { q: 'น่า' }, [1, ['nan']]],
  ['nothing without a match', { q: 'nan pai' }, [0, []]],
])('a list of the console has %s', (_what, request, expected) => {
  expect(page(request)).toEqual(expected);
});
