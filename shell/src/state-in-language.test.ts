/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { RootState } from '@portico/shared/platform';
import { stateInLanguage } from './state-in-language.ts';

const title = { th: 'น่าน', en: 'Nan', zh: '楠府', ar: 'نان' };
const stateWith = (queries: Record<string, { data: unknown }>): RootState =>
  ({
    session: { token: null },
    api: {
      queries,
      provided: {
        keys: { hits: [{ type: 'Search' }], config: [{ type: 'WebConfig' }] },
      },
    },
  }) as unknown as RootState;
const dataOf = (state: unknown, key: string): unknown =>
  (state as { api: { queries: Record<string, { data: unknown }> } }).api.queries[key]?.data;

test('search hits of a document have texts in its language only', () => {
  const hits = [
    { source: { _id: 'nan', title, tags: ['วัด'], location: { lat: 18.7, lon: 100.7 }, score: null } },
    { source: { _id: 'pai', title: { en: 'Pai' } } },
    { source: { _id: 'tak', title: { th: '', en: 'Tak' } } },
  ];
  const state = stateInLanguage(stateWith({ hits: { data: { total: 3, hits } } }), 'th');
  expect(dataOf(state, 'hits')).toEqual({
    total: 3,
    hits: [
      { source: { ...hits[0]?.source, title: { th: 'น่าน' } } },
      // Without a Thai text, the page shows another one.
      { source: { _id: 'pai', title: { en: 'Pai' } } },
      { source: { _id: 'tak', title: { th: '', en: 'Tak' } } },
    ],
  });
});

test('records that can be edited keep their texts in all languages', () => {
  const queries = { config: { data: { title } }, unknown: { data: { title } } };
  const state = stateInLanguage(stateWith(queries), 'th');
  expect(dataOf(state, 'config')).toEqual({ title });
  expect(dataOf(state, 'unknown')).toEqual({ title });
});
