import type { SearchBodyInput, SearchClause, SearchSort } from '@portico/shared/contracts';
import { LISTINGS, seededRandom, TOWNS, tagOf, WORDS } from './synthetic-content.ts';

/** A kind of search that pages send. */
export interface Shape {
  name: string;
  /** Without the provider. */
  indices: readonly ('portal' | 'listing' | 'town')[];
  /** Different bodies, as of different visitors. */
  bodies: readonly SearchBodyInput[];
  query?: string;
}

const BODIES = 50;
const random = seededRandom(11);
const any = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

const TITLES = ['title.th', 'title.en', 'title.zh', 'title.ar'] as const;
const PORTAL_SORT: SearchSort[] = [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }];
const SCORE_SORT: SearchSort[] = [{ score: 'desc' }, { modifiedDate: 'desc' }];
const GEO = '__meta_search.latLng';

const word = (text: string, fields: readonly string[] = [...TITLES, 'tags.keyword']): SearchClause => ({
  bool: { should: fields.map((field) => ({ wildcard: { [field]: `*${text}*` } })), minimum_should_match: 1 },
});
const body = (parts: {
  must?: SearchClause[];
  filter?: SearchClause[];
  sort?: SearchSort[];
  from?: number;
  size?: number;
}): SearchBodyInput => {
  const { must = [], filter = [], sort = PORTAL_SORT, from = 0, size = 11 } = parts;
  return { from, size, sort, query: { bool: { must, filter } } };
};
const make = (one: () => SearchBodyInput): SearchBodyInput[] => Array.from({ length: BODIES }, one);
const place = () => ({ lat: 6 + random() * 14, lon: 97.5 + random() * 8 });
const near = (range: number | 'all'): SearchBodyInput => {
  const here = place();
  const exists: SearchClause = { exists: { field: GEO } };
  const within: SearchClause[] =
    range === 'all' ? [] : [{ geo_distance: { distance: `${range}km`, [GEO]: here } }];
  return body({
    filter: [exists, ...within],
    sort: [{ _geo_distance: { [GEO]: here, order: 'asc', unit: 'km' } }, ...PORTAL_SORT],
  });
};
const long = {
  th: WORDS.th.filter((text) => text.length > 2),
  en: WORDS.en.filter((text) => text.length > 2),
};

/** All shapes of the specification, and Portico's extensions. */
export const SHAPES: readonly Shape[] = [
  { name: 'everything, first page', indices: ['portal'], bodies: make(() => body({})) },
  {
    name: 'word of 3 and more',
    indices: ['portal'],
    bodies: make(() => body({ must: [word(any([...long.th, ...long.en]))] })),
  },
  {
    name: 'word of 2',
    indices: ['portal'],
    bodies: make(() => body({ must: [word(any(WORDS.zh).slice(0, 2)), word(any(WORDS.en).slice(0, 2))] })),
  },
  {
    name: 'word of 1',
    indices: ['portal'],
    bodies: make(() => body({ must: [word(any([...any(WORDS.zh)]))] })),
  },
  {
    name: 'three words, all of them',
    indices: ['portal'],
    bodies: make(() => body({ must: [word(any(long.en)), word(any(long.th)), word('an')] })),
  },
  {
    name: 'tags',
    indices: ['portal'],
    bodies: make(() =>
      body({
        filter: [{ terms: { tags: [tagOf(Math.floor(random() * 300)), tagOf(Math.floor(random() * 300))] } }],
      }),
    ),
  },
  {
    name: 'town and listing',
    indices: ['portal'],
    bodies: make(() =>
      body({
        filter: [
          { terms: { townRefs: [`town-${Math.floor(random() * TOWNS)}`] } },
          { terms: { listingRefs: [`listing-${Math.floor(random() * LISTINGS)}`] } },
        ],
      }),
    ),
  },
  {
    name: '24 ids',
    indices: ['portal'],
    bodies: make(() =>
      body({
        filter: [
          { terms: { _id: Array.from({ length: 24 }, () => `portal-${Math.floor(random() * 2000)}`) } },
        ],
        size: 24,
      }),
    ),
  },
  {
    name: 'within 10 to 100 km, nearest',
    indices: ['portal'],
    bodies: make(() => near(10 * (1 + Math.floor(random() * 10)))),
  },
  { name: 'all distances, nearest', indices: ['portal'], bodies: make(() => near('all')) },
  {
    name: 'page from 5000',
    indices: ['portal'],
    bodies: make(() => body({ from: 5000, size: 8 })),
  },
  {
    name: 'a word, page from 5000',
    indices: ['portal'],
    bodies: make(() => body({ must: [word('an')], from: 5000, size: 8 })),
  },
  {
    name: 'search box, two indices',
    indices: ['listing', 'portal'],
    bodies: make(() => body({ must: [word(any([...long.th, ...long.en]))], size: 6 })),
  },
  { name: 'towns', indices: ['town'], bodies: make(() => body({ sort: SCORE_SORT, size: 12 })) },
  {
    name: 'listings of a town',
    indices: ['listing'],
    bodies: make(() =>
      body({
        filter: [{ terms: { townRefs: [`town-${Math.floor(random() * TOWNS)}`] } }],
        sort: [{ appearSeq: 'asc' }],
        size: 999,
      }),
    ),
  },
  { name: '999 rows', indices: ['portal'], bodies: make(() => body({ size: 999 })) },
  {
    name: 'a word with tag counts',
    indices: ['portal'],
    bodies: make(() => body({ must: [word(any(long.en))] })),
    query: '?facets=tags',
  },
  {
    name: 'a misspelt word',
    indices: ['portal'],
    bodies: make(() => {
      const right = any(WORDS.en.filter((text) => text.length > 5));
      return body({ must: [word(`${right.slice(0, 2)}x${right.slice(3)}`)] });
    }),
    query: '?fuzzy=1',
  },
];
