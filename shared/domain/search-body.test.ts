import { describe, expect, test } from '@jest/globals';
import { searchBodySchema } from '../contracts/search.ts';
import {
  hitsBody,
  listingsBody,
  portalsBody,
  recordsBody,
  searchWords,
  townsBody,
  wildcardOf,
} from './search-body.ts';

const HERE = { lat: 18.7883, lon: 98.9853 };
const GEO_SORT = { _geo_distance: { '__meta_search.latLng': HERE, order: 'asc', unit: 'km' } };
const PORTAL_SORT = [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }];
const SCORE_SORT = [
  { score: { order: 'desc', missing: '_last' } },
  { modifiedDate: { order: 'desc', missing: '_last' } },
];

/** The clauses of a body's bool query. */
const boolOf = (body: { query?: unknown }) => (body.query as { bool: Record<string, unknown> }).bool;

describe('searchWords', () => {
  test.each([
    ['Night Market', ['night', 'market']],
    ['  ตลาด   น้ำ ', ['ตลาด', 'น้ำ']],
    ['\tCAFÉ\n', ['café']],
    ['', []],
    ['   ', []],
    [undefined, []],
  ])('[SEARCH-13] %j is split into the terms %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('[T-04] at most eight terms are used', () => {
    expect(searchWords('1 2 3 4 5 6 7 8 9 10')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('[T-04] at most 64 characters of a term are used, and no character is cut in two', () => {
    expect(searchWords('a'.repeat(100))).toEqual(['a'.repeat(64)]);
    expect(searchWords('🏝'.repeat(70))).toEqual(['🏝'.repeat(64)]);
  });
});

describe('wildcardOf', () => {
  test.each([
    ['sea', '*sea*'],
    ['50*', '*50\\**'],
    ['why?', '*why\\?*'],
    ['a\\b', '*a\\\\b*'],
    ['*?\\', '*\\*\\?\\\\*'],
  ])('[T-04] %j is searched for as %j', (word, pattern) => {
    expect(wildcardOf(word)).toBe(pattern);
  });
});

describe('portalsBody', () => {
  test('[SEARCH-13, ESQ-05] every term must match a title or a tag', () => {
    const { must } = boolOf(portalsBody({ text: 'Wat Pho', size: 4 }));
    const anywhere = (pattern: string) => ({
      bool: {
        should: [
          { wildcard: { 'title.th': pattern } },
          { wildcard: { 'title.en': pattern } },
          { wildcard: { 'title.zh': pattern } },
          { wildcard: { 'title.ar': pattern } },
          { wildcard: { 'tags.keyword': pattern } },
        ],
        minimum_should_match: 1,
      },
    });
    expect(must).toEqual([anywhere('*wat*'), anywhere('*pho*')]);
  });

  test('[ESQ-10] last changed first, then by the Thai title', () => {
    expect(portalsBody({ size: 4 }).sort).toEqual(PORTAL_SORT);
  });

  test.each([
    ['nothing', {}, undefined],
    ['no tags', { tags: [] }, undefined],
    ['several tags, any of which will do', { tags: ['วัด', 'ทะเล'] }, [{ terms: { tags: ['วัด', 'ทะเล'] } }]],
    ['a town', { townId: 'nan' }, [{ terms: { townRefs: ['nan'] } }]],
    ['a listing', { listingId: 'l1' }, [{ terms: { listingRefs: ['l1'] } }]],
    [
      'a tag in a town',
      { tags: ['วัด'], townId: 'nan' },
      [{ terms: { tags: ['วัด'] } }, { terms: { townRefs: ['nan'] } }],
    ],
  ])('[ESQ-06] narrows by %s', (_name, search, filter) => {
    expect(boolOf(portalsBody({ ...search, size: 4 }))['filter']).toEqual(filter);
  });

  const exists = { exists: { field: '__meta_search.latLng' } };
  const within = (distance: string) => ({ geo_distance: { distance, '__meta_search.latLng': HERE } });
  test.each([
    ['a range and a position: filter, exists, nearest first', 20, HERE, [exists, within('20km')], true],
    ['100 km is a filter still', 100, HERE, [exists, within('100km')], true],
    ['above 100 is all', 110, HERE, [exists], true],
    ['all: nearest first, whatever the distance', 'all', HERE, [exists], true],
    ['0 is no geo clause at all', 0, HERE, undefined, false],
    ['no range', undefined, HERE, undefined, false],
    ['a range without a position', 20, undefined, undefined, false],
    ['all without a position', 'all', undefined, undefined, false],
  ] as const)('[ESQ-07, ESQ-08, AMBIG-18, AMBIG-19] %s', (_name, range, position, filter, isByDistance) => {
    const body = portalsBody({ range, position, size: 4 });
    expect(boolOf(body)['filter']).toEqual(filter);
    expect(body.sort).toEqual(isByDistance ? [GEO_SORT, ...PORTAL_SORT] : PORTAL_SORT);
  });

  test('[CONST-03] at most 999 rows', () => {
    expect(portalsBody({ size: 5000 }).size).toBe(999);
  });

  test('starts at the given offset', () => {
    expect(portalsBody({ from: 11, size: 8 })).toMatchObject({ from: 11, size: 8 });
    expect(portalsBody({ size: 8 }).from).toBe(0);
  });
});

describe('townsBody and listingsBody', () => {
  test('[OPEN-41] towns by score, then last changed', () => {
    expect(townsBody({ size: 12 }).sort).toEqual(SCORE_SORT);
  });

  test('[ESQ-11, AMBIG-20] listings by score, then last changed, missing dates last', () => {
    expect(listingsBody({ size: 8 }).sort).toEqual(SCORE_SORT);
  });

  test('[ESQ-12] listings of a town in the order of the town', () => {
    const body = listingsBody({ townId: 'nan', size: 999 });
    expect(body.sort).toEqual([{ appearSeq: { order: 'asc', missing: '_last' } }]);
    expect(boolOf(body)['filter']).toEqual([{ terms: { townRefs: ['nan'] } }]);
  });

  test('[TOWN-03] towns are searched by title', () => {
    const { must } = boolOf(townsBody({ text: 'nan', size: 6 }));
    expect(JSON.stringify(must)).not.toContain('tags');
  });
});

test('[ESQ-06] records are found by their ids', () => {
  expect(recordsBody(['a', 'b'])).toEqual({
    from: 0,
    size: 2,
    query: { bool: { filter: [{ terms: { _id: ['a', 'b'] } }] } },
  });
});

test.each([
  [
    'portals with everything',
    portalsBody({
      text: 'a* b',
      tags: ['x'],
      range: 33.5,
      position: HERE,
      listingId: 'l',
      townId: 't',
      from: 19,
      size: 8,
    }),
  ],
  ['portals near by', portalsBody({ range: 'all', position: HERE, size: 4 })],
  ['towns', townsBody({ text: 'x', size: 13 })],
  ['listings', listingsBody({ size: 8 })],
  ['listings of a town', listingsBody({ text: 'x', townId: 't', size: 999 })],
  ['hits of the search box', hitsBody({ text: '\\'.repeat(200), townId: 't', size: 6 })],
  ['records', recordsBody(['a'])],
])('[ESQ-04, T-03] the server accepts the body of %s', (_name, body) => {
  expect(() => searchBodySchema.parse(body)).not.toThrow();
});
