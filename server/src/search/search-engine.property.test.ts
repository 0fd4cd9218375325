import { expect, test } from '@jest/globals';
import { type SearchBody, type SearchClause, searchBodySchema } from '@portico/shared/contracts';
import fc from 'fast-check';
import { readResponse, type SearchDocument, type SearchEngine } from '../resources/search/search-engine.ts';
import { naiveSearch } from '../testing/reference-search.ts';
import { documentOf } from '../testing/search-engine.contract.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';

// Few letters and values, so that most queries match some documents; includes marks and astral characters.
const letter = fc.constantFrom(
  'a',
  'B',
  'é',
  'İ',
  'ก',
  '่',
  'ำ',
  '寺',
  'م',
  'أ',
  'َ',
  'Ａ',
  '？',
  ' ',
  '*',
  '?',
  '\\',
  '😀',
  '.',
);
const text = fc.string({ unit: letter, maxLength: 6 });
const word = fc.constantFrom('nan', 'Nan', 'krabi', 'ก่', 'ab');
const words = fc.array(word, { maxLength: 3 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const point = fc.record({
  lat: fc.constantFrom(-10, 0, 13, 18.5),
  lon: fc.constantFrom(-179, 99, 100.5, 180),
});
const id = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6');

const documents = fc
  .array(
    fc.record({
      id,
      fields: fc.record({
        title: fc.record({ th: text, en: text }, { requiredKeys: [] }),
        tags: words,
        townRefs: words,
        listingRefs: words,
        latLng: maybe(point),
        modifiedDate: maybe(
          fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T07:00:00+07:00', '2026-03-01T00:00:00Z'),
        ),
        score: maybe(fc.integer({ min: 0, max: 2 })),
        appearSeq: maybe(fc.integer({ min: 0, max: 2 })),
      }),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map(({ id: documentId, fields }) => documentOf(documentId, fields)));

const pattern = fc.oneof(
  text.map((part) => `*${part.replace(/[*?\\]/g, '\\$&')}*`),
  fc.string({ unit: letter, maxLength: 6 }),
);
const wildcardField = fc.constantFrom('title.th', 'title.en', 'title.zh', 'tags.keyword');
const termsField = fc.constantFrom('townRefs', 'listingRefs', 'tags', 'tags.keyword');
const leaf = fc.oneof(
  fc.tuple(wildcardField, pattern).map(([field, value]) => ({ wildcard: { [field]: value } })),
  fc.tuple(termsField, words).map(([field, values]) => ({ terms: { [field]: values } })),
  fc.array(id, { maxLength: 3 }).map((ids) => ({ terms: { _id: ids } })),
  fc.constant({ exists: { field: '__meta_search.latLng' } }),
  fc
    .tuple(point, fc.constantFrom('0km', '500km', '12000.5km'))
    .map(([centre, distance]) => ({ geo_distance: { distance, '__meta_search.latLng': centre } })),
  fc.constant({ match_all: {} }),
);
const { clause } = fc.letrec<{ clause: SearchClause; bool: SearchClause }>((tie) => ({
  clause: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf as fc.Arbitrary<SearchClause>,
    tie('bool'),
  ),
  bool: fc
    .record(
      {
        must: fc.array(tie('clause'), { maxLength: 2 }),
        filter: fc.array(tie('clause'), { maxLength: 2 }),
        should: fc.array(tie('clause'), { maxLength: 3 }),
        must_not: fc.array(tie('clause'), { maxLength: 2 }),
        minimum_should_match: fc.integer({ min: 0, max: 3 }),
      },
      { requiredKeys: [] },
    )
    .map((bool) => ({ bool })),
}));

const order = fc.constantFrom('asc', 'desc');
const sort = fc.array(
  fc.oneof(
    fc
      .tuple(fc.constantFrom('modifiedDate', 'title.th', 'score', 'appearSeq'), order)
      .map(([field, direction]) => ({ [field]: direction })),
    fc.tuple(point, order).map(([centre, direction]) => ({
      _geo_distance: { '__meta_search.latLng': centre, order: direction },
    })),
  ),
  { maxLength: 3 },
);
const paging = fc.record({ from: fc.integer({ min: 0, max: 3 }), size: fc.integer({ min: 0, max: 4 }) });

const body = fc.record({ paging, sort, clause }).map((parts) =>
  searchBodySchema.parse({
    ...parts.paging,
    sort: parts.sort,
    query: { bool: { must: [parts.clause] } },
  }),
);

async function find(engine: SearchEngine, asked: SearchBody) {
  const request = { provider: 'demo', indices: ['portal'] as const, body: asked };
  const response = readResponse(await engine.search(request));
  return { total: response.hits.total.value, ids: response.hits.hits.map((hit) => hit._id) };
}

test('[ESQ-04, ESQ-05, ESQ-06, ESQ-07, ESQ-08] the engine finds, counts and orders what the specification does', async () => {
  await fc.assert(
    fc.asyncProperty(documents, body, async (written, asked) => {
      const engine = createInProcessSearchEngine();
      // One after the other, so that later ones replace earlier ones of the same id.
      for (const document of written) await engine.index([document]);
      const last = new Map(written.map((document) => [document.id, document]));
      expect(await find(engine, asked)).toEqual(naiveSearch([...last.values()], asked));
    }),
    { numRuns: 400 },
  );
});

test('[ESQ-04] results stay correct while documents are written and removed between searches, and after a start from a snapshot', async () => {
  const step = fc.oneof(
    documents.map((put) => ({ put })),
    fc.array(id, { maxLength: 3 }).map((remove) => ({ remove })),
    fc.constant({ restart: true }),
    // Few orders, so that most are cached by an earlier search and must follow the writes.
    fc
      .tuple(
        body,
        fc.constantFrom<SearchBody['sort'][]>(
          [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }],
          [{ score: 'desc' }],
        ),
      )
      .map(([asked, sort]) => ({ ask: { ...asked, sort } })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      let engine = createInProcessSearchEngine();
      const model = new Map<string, SearchDocument>();
      for (const taken of steps) {
        if ('put' in taken) {
          await engine.index(taken.put);
          for (const document of taken.put) model.set(document.id, document);
        } else if ('remove' in taken) {
          await engine.remove(taken.remove.map((gone) => ({ provider: 'demo', index: 'portal', id: gone })));
          for (const gone of taken.remove) model.delete(gone);
        } else if ('restart' in taken) {
          const packed = engine.pack('demo');
          engine = createInProcessSearchEngine();
          engine.unpack('demo', packed);
        } else {
          expect(await find(engine, taken.ask)).toEqual(naiveSearch([...model.values()], taken.ask));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('[SEARCH-13] a word that a title contains is found, in every script', async () => {
  const words = fc.string({
    unit: fc.oneof(letter, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(words, words, words, async (before, word, after) => {
      const engine = createInProcessSearchEngine();
      await engine.index([documentOf('p1', { title: { ar: before + word + after } })]);
      const pattern = `*${word.replace(/[*?\\]/g, '\\$&')}*`;
      const asked = searchBodySchema.parse({
        query: { bool: { must: [{ wildcard: { 'title.ar': pattern } }] } },
      });
      expect((await find(engine, asked)).total).toBe(1);
    }),
    { numRuns: 300 },
  );
});

test('[T-03] every body is either refused or gets a result', async () => {
  const engine = createInProcessSearchEngine();
  await engine.index([documentOf('p1', { title: { en: 'one' }, tags: ['a'] })]);
  const key = fc.constantFrom(
    'query',
    'bool',
    'must',
    'should',
    'wildcard',
    'terms',
    'tags',
    'sort',
    'from',
    '__proto__',
  );
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(key, fc.oneof(fc.jsonValue(), body as fc.Arbitrary<unknown>), { maxKeys: 3 }),
    fc.tuple(body, key, fc.jsonValue()).map(([valid, name, value]) => ({ ...valid, [name]: value })),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (sent) => {
      const parsed = searchBodySchema.safeParse(sent);
      if (parsed.success) expect((await find(engine, parsed.data)).total).toBeLessThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
});
