import {
  type SearchBody,
  type SearchClause,
  type SearchIndexName,
  searchBodySchema,
} from '@portico/shared/contracts';
import fc from 'fast-check';
import { fold } from '../content/fold.ts';
import type { SearchDocument } from '../resources/search/search-engine.ts';

/** Words as in portals; the last ones are hard cases of folding. */
const WORDS = {
  th: [
    'วัด',
    'พระธาตุ',
    'ดอยสุเทพ',
    'ตลาด',
    'น้ำตก',
    'กาแฟ',
    'เชียงใหม่',
    'ชุมชน',
    'อาหาร',
    'ทะเล',
    'เกาะ',
    'น่าน',
    'ล้านนา',
    'ริมน้ำ',
    'กำแพง',
  ],
  en: [
    'temple',
    'market',
    'Waterfall',
    'coffee',
    'Chiang',
    'Mai',
    'village',
    'garden',
    'island',
    'museum',
    'viewpoint',
    'Café',
    'İzmir',
    '5*',
    'c:\\x',
    'why?',
  ],
  zh: [
    '寺',
    '市场',
    '瀑布',
    '咖啡',
    '清迈',
    '素贴山',
    '美食',
    '海岛',
    '博物馆',
    '古城',
    '双龙寺',
    '为什么？',
    'ＣＡＦＥ',
    '𠮷野',
  ],
  ar: ['معبد', 'سوق', 'شلال', 'قهوة', 'أسواق', 'قرية', 'مُتْحَف', 'جزيرة', 'النهر', 'حديقة'],
} as const;
const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
const ALL_WORDS = LANGUAGES.flatMap((language) => [...WORDS[language]]);
// One spelling of each, because engines may choose different spellings of a tag.
const TAGS = [...new Map(ALL_WORDS.map((word) => [fold(word), word])).values()].flatMap((word) => [
  word,
  `${word} 2`,
]);
const TOWNS = ['nan', 'krabi', 'Nan', 'chiangmai', 'lampang'];
const DAY_MS = 86_400_000;

const point = fc.record({
  lat: fc.double({ min: 5, max: 21, noNaN: true }),
  lon: fc.double({ min: 97, max: 106, noNaN: true }),
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 });
const titleIn = (language: (typeof LANGUAGES)[number]) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 400 }),
    )
    .map(([words, number]) => `${words.join(language === 'en' || language === 'ar' ? ' ' : '')} ${number}`);

const fields = fc.record({
  title: fc
    .record(
      { th: titleIn('th'), en: titleIn('en'), zh: titleIn('zh'), ar: titleIn('ar') },
      { requiredKeys: [] },
    )
    .map((title) => ({ ...title })),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 4 }),
  townRefs: fc.uniqueArray(fc.constantFrom(...TOWNS), { maxLength: 2 }),
  listingRefs: fc.uniqueArray(fc.constantFrom('l1', 'l2', 'l3'), { maxLength: 2 }),
  latLng: maybe(fc.oneof({ weight: 9, arbitrary: point }, fc.constant({ lat: 18.79, lon: 98.98 }))),
  modifiedDate: maybe(
    // Few days, so that many are equal and the next sort key decides.
    fc
      .integer({ min: 0, max: 300 })
      .map((day) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString()),
  ),
  score: maybe(fc.integer({ min: 0, max: 9 })),
  appearSeq: maybe(fc.integer({ min: 0, max: 50 })),
});

/** Generates portals, and a tenth as many listings; deterministic. */
export function generateDocuments(provider: string, count: number): SearchDocument[] {
  const made = fc.sample(fields, { numRuns: count + Math.floor(count / 10), seed: 7 });
  return made.map((known, number) => {
    const index: SearchIndexName = number < count ? 'portal' : 'listing';
    // Some ids occur in both indices.
    const id = `${index === 'portal' ? number : (number - count) * 3}`;
    return { provider, index, id, fields: known, source: { _id: id, title: known.title } };
  });
}

const TITLES = ['title.th', 'title.en', 'title.zh', 'title.ar'] as const;
const EVERYWHERE = [...TITLES, 'tags.keyword'] as const;

const escaped = (text: string): string => text.replace(/[*?\\]/g, '\\$&');
const part = fc
  .tuple(fc.constantFrom(...ALL_WORDS), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 12 }))
  .map(([text, start, length]) => {
    const letters = Array.from(text);
    const from = Math.min(start, letters.length - 1);
    return letters.slice(from, from + length).join('');
  });
/** Texts as the search box sends them. */
const word = (text: fc.Arbitrary<string>) =>
  text.map(
    (typed): SearchClause => ({
      bool: {
        should: EVERYWHERE.map((field) => ({ wildcard: { [field]: `*${escaped(typed)}*` } })),
        minimum_should_match: 1,
      },
    }),
  );
const pattern = fc
  .tuple(
    fc.constantFrom(...EVERYWHERE),
    fc.constantFrom('', '*'),
    part,
    fc.constantFrom('', '*', '?*', '*1', '? *'),
    part,
  )
  .map(
    ([field, start, one, middle, other]): SearchClause => ({
      wildcard: {
        [field]: { value: `${start}${escaped(one)}${middle}${middle === '' ? '' : escaped(other)}*` },
      },
    }),
  );
const terms = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }).map((tags) => ({ terms: { tags } })),
  fc.uniqueArray(fc.constantFrom(...TOWNS), { maxLength: 2 }).map((townRefs) => ({ terms: { townRefs } })),
  fc
    .uniqueArray(fc.constantFrom('l1', 'l3'), { maxLength: 2 })
    .map((listingRefs) => ({ terms: { listingRefs } })),
  fc
    .array(fc.integer({ min: 0, max: 21_000 }).map(String), { maxLength: 24 })
    .map((ids) => ({ terms: { _id: ids } })),
);
const LAT_LNG = '__meta_search.latLng';
const near = fc.tuple(point, fc.constantFrom('0km', '5km', '30km', '250.5km', '2000km')).map(
  ([centre, distance]): SearchClause => ({
    bool: { filter: [{ exists: { field: LAT_LNG } }, { geo_distance: { distance, [LAT_LNG]: centre } }] },
  }),
);
const leaf = fc.oneof(
  { weight: 4, arbitrary: word(part) },
  { weight: 2, arbitrary: pattern },
  { weight: 3, arbitrary: terms as fc.Arbitrary<SearchClause> },
  { weight: 2, arbitrary: near },
  fc.constant<SearchClause>({ exists: { field: LAT_LNG } }),
);
const clauses = (maxLength: number) => fc.array(leaf, { maxLength });
const query = fc
  .record(
    {
      must: clauses(2),
      filter: clauses(2),
      should: clauses(3),
      must_not: clauses(1),
      minimum_should_match: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: [] },
  )
  .map((bool) => ({ bool }));

const direction = fc.constantFrom('asc', 'desc');
const sort = fc.oneof(
  fc.constantFrom(
    [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }],
    [{ score: 'desc' }, { modifiedDate: 'desc' }],
    [{ appearSeq: 'asc' }],
    [],
  ),
  fc
    .tuple(point, direction)
    .map(([centre, order]) => [
      { _geo_distance: { [LAT_LNG]: centre, order, unit: 'km' } },
      { modifiedDate: 'desc' },
    ]),
  fc
    .tuple(
      fc.constantFrom('modifiedDate', 'title.th', 'score', 'appearSeq'),
      direction,
      fc.constantFrom('_first', '_last'),
    )
    .map(([field, order, missing]) => [{ [field]: { order, missing } }]),
);
const indices = fc.constantFrom<SearchIndexName[][]>(
  ['portal'],
  ['portal'],
  ['listing', 'portal'],
  ['portal', 'listing'],
);
const window = fc.record({
  from: fc.constantFrom(0, 0, 0, 8, 5_000),
  size: fc.constantFrom(0, 6, 11, 24, 999),
});

/** A search as a page or a hand-written client sends it. */
export interface GeneratedSearch {
  indices: SearchIndexName[];
  body: SearchBody;
  tagFacets: boolean;
  fuzzy: boolean;
}

/** A word with one letter changed. */
const misspelt = fc
  .tuple(
    fc.constantFrom(...ALL_WORDS).filter((text) => text.length > 3),
    fc.constantFrom('x', 'ก', 'م'),
    fc.nat(2),
  )
  .map(([text, letter, at]) => text.slice(0, at + 1) + letter + text.slice(at + 2));

/** Generates searches; deterministic. */
export function generateSearches(count: number): GeneratedSearch[] {
  const exact = fc.record({
    indices,
    query,
    sort,
    window,
    tagFacets: fc.boolean(),
    fuzzy: fc.constant(false),
  });
  const typed = fc.record({
    indices,
    query: word(misspelt).map((clause) => ({ bool: { must: [clause] } })),
    sort,
    window,
    tagFacets: fc.constant(false),
    fuzzy: fc.constant(true),
  });
  const searches = fc.oneof({ weight: 5, arbitrary: exact }, { weight: 1, arbitrary: typed });
  return fc
    .sample(searches, { numRuns: count, seed: 11 })
    .map(({ window: place, query: asked, sort: order, ...rest }) => ({
      ...rest,
      body: searchBodySchema.parse({ ...place, sort: order, query: asked }),
    }));
}
