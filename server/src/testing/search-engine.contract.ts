import { beforeEach, describe, expect, test } from '@jest/globals';
import { type SearchBodyInput, type SearchIndexName, searchBodySchema } from '@portico/shared/contracts';
import {
  readResponse,
  type SearchDocument,
  type SearchEngine,
  type SearchFields,
  SearchTooCostly,
} from '../resources/search/search-engine.ts';

/** A minimal document, whose source repeats the id. */
export function documentOf(
  id: string,
  fields: Partial<SearchFields> = {},
  key: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    provider: 'demo',
    index: 'portal',
    id,
    fields: { title: { th: id }, ...fields },
    source: { _id: id },
    ...key,
  };
}

const chiangMai = { lat: 18.7883, lon: 98.9853 };
const lamphun = { lat: 18.5745, lon: 99.0087 };
const bangkok = { lat: 13.7563, lon: 100.5018 };
const everything = { bool: {} };

/** Contract test of every SearchEngine; `open` returns an empty one. */
export function describeSearchEngine(name: string, open: () => Promise<SearchEngine>): void {
  describe(`${name} as a SearchEngine`, () => {
    let engine: SearchEngine;
    beforeEach(async () => {
      engine = await open();
    });

    async function search(body: SearchBodyInput, indices: SearchIndexName[] = ['portal'], provider = 'demo') {
      return readResponse(await engine.search({ provider, indices, body: searchBodySchema.parse(body) }));
    }
    async function idsOf(query: SearchBodyInput['query'], rest: Omit<SearchBodyInput, 'query'> = {}) {
      return (await search({ size: 99, ...rest, query })).hits.hits.map((hit) => hit._id).sort();
    }
    async function orderOf(sort: SearchBodyInput['sort']) {
      return (await search({ size: 99, sort, query: everything })).hits.hits.map((hit) => hit._id);
    }

    test('[ESQ-09] responds with the total, and rows with _id, _index and _source', async () => {
      await engine.index([
        documentOf('a', {}, { source: { _id: 'a', title: { en: 'A' } } }),
        documentOf('b'),
      ]);
      const response = await search({ size: 1 });
      expect(response).toMatchObject({
        timed_out: false,
        hits: {
          total: { value: 2, relation: 'eq' },
          hits: [{ _id: 'a', _index: 'portal-demo', _source: { _id: 'a', title: { en: 'A' } } }],
        },
      });
      expect(Number.isInteger(response.took)).toBe(true);
    });

    test('[ESQ-04] pages by from and size with an exact total, in the order of ids where nothing else decides', async () => {
      await engine.index(['e', 'a', 'd', 'b', 'c'].map((id) => documentOf(id)));
      const page = await search({ from: 1, size: 2, query: everything });
      expect(page.hits.total.value).toBe(5);
      expect(page.hits.hits.map((hit) => hit._id)).toEqual(['b', 'c']);
      expect((await search({ size: 0 })).hits).toMatchObject({ total: { value: 5 }, hits: [] });
      expect((await search({ from: 100 })).hits.hits).toEqual([]);
    });

    test('[ESQ-02, APP-01] a provider finds its own documents alone', async () => {
      await engine.index([
        documentOf('a'),
        documentOf('a', {}, { provider: 'other' }),
        documentOf('t', {}, { index: 'town' }),
      ]);
      expect((await search({})).hits.total.value).toBe(1);
      expect((await search({}, ['portal'], 'unknown')).hits.total.value).toBe(0);
      expect((await search({}, ['portal'], 'other')).hits.hits[0]?._index).toBe('portal-other');
    });

    test('[ESQ-03, AMBIG-22] two indices are searched as one list', async () => {
      await engine.index([
        documentOf('b', { modifiedDate: '2026-01-02T00:00:00Z' }),
        documentOf('a', { modifiedDate: '2026-01-03T00:00:00Z' }, { index: 'listing' }),
        documentOf('c', { modifiedDate: '2026-01-01T00:00:00Z' }, { index: 'listing' }),
        documentOf('a', {}, { index: 'town' }),
      ]);
      const response = await search({ sort: [{ modifiedDate: 'desc' }] }, ['listing', 'portal']);
      expect(response.hits.total.value).toBe(3);
      expect(response.hits.hits.map((hit) => `${hit._index}/${hit._id}`)).toEqual([
        'listing-demo/a',
        'portal-demo/b',
        'listing-demo/c',
      ]);
    });

    test('[ESQ-05] wildcards find a part of a word in each language, without regard to case', async () => {
      await engine.index([
        documentOf('temple', {
          title: { th: 'วัดพระธาตุดอยสุเทพ', en: 'Doi Suthep TEMPLE', zh: '素贴山双龙寺', ar: 'معبد دوي سوتيب' },
        }),
        documentOf('cafe', { title: { en: 'Café Noir' }, tags: ['กาแฟ', 'Slow Food'] }),
      ]);
      expect(await idsOf(wildcard('title.th', '*ธาตุ*'))).toEqual(['temple']);
      expect(await idsOf(wildcard('title.zh', '*双龙*'))).toEqual(['temple']);
      expect(await idsOf(wildcard('title.zh', '*寺*'))).toEqual(['temple']);
      expect(await idsOf(wildcard('title.ar', '*دوي*'))).toEqual(['temple']);
      expect(await idsOf(wildcard('title.en', '*temple*'))).toEqual(['temple']);
      expect(await idsOf(wildcard('title.en', '*CAFÉ*'))).toEqual(['cafe']);
      expect(await idsOf(wildcard('tags.keyword', '*slow f*'))).toEqual(['cafe']);
      expect(await idsOf(wildcard('tags.keyword', '*กาแฟ*'))).toEqual(['cafe']);
      expect(await idsOf(wildcard('title.th', '*กาแฟ*'))).toEqual([]);
      expect(await idsOf(wildcard('title.en', '*nowhere*'))).toEqual([]);
    });

    test('a wildcard pattern is anchored, and ? stands for one character', async () => {
      await engine.index([
        documentOf('a', { title: { en: 'market' } }),
        documentOf('b', { title: { en: 'night market' } }),
      ]);
      expect(await idsOf(wildcard('title.en', 'market'))).toEqual(['a']);
      expect(await idsOf(wildcard('title.en', '*market'))).toEqual(['a', 'b']);
      expect(await idsOf(wildcard('title.en', 'm?rk*'))).toEqual(['a']);
      expect(await idsOf(wildcard('title.en', 'n*t m*e?'))).toEqual(['b']);
      expect(await idsOf(wildcard('title.en', '*'))).toEqual(['a', 'b']);
      expect(await idsOf(wildcard('title.en', ''))).toEqual([]);
    });

    test('[T-04] an escaped character is looked for as it is', async () => {
      await engine.index([
        documentOf('star', { title: { en: '5* hotel' } }),
        documentOf('plain', { title: { en: '50 hotel' } }),
        documentOf('question', { title: { en: 'where? c:\\temp' } }),
      ]);
      expect(await idsOf(wildcard('title.en', '*5\\**'))).toEqual(['star']);
      expect(await idsOf(wildcard('title.en', '*\\?*'))).toEqual(['question']);
      expect(await idsOf(wildcard('title.en', '*:\\\\t*'))).toEqual(['question']);
    });

    test('[ESQ-06] terms match townRefs, listingRefs, _id and tags', async () => {
      await engine.index([
        documentOf('a', { townRefs: ['nan', 'krabi'], listingRefs: ['l1'], tags: ['วัด', 'Temple'] }),
        documentOf('b', { townRefs: ['nan'], tags: ['ทะเล'] }),
        documentOf('c'),
      ]);
      expect(await idsOf(terms('townRefs', ['nan']))).toEqual(['a', 'b']);
      expect(await idsOf(terms('townRefs', ['krabi', 'nan', 'krabi']))).toEqual(['a', 'b']);
      expect(await idsOf(terms('listingRefs', ['l1', 'l2']))).toEqual(['a']);
      expect(await idsOf(terms('_id', ['b', 'c', 'x']))).toEqual(['b', 'c']);
      expect(await idsOf(terms('tags', ['temple', 'ทะเล']))).toEqual(['a', 'b']);
      expect(await idsOf(terms('tags.keyword', ['TEMPLE']))).toEqual(['a']);
      expect(await idsOf(terms('townRefs', ['NAN']))).toEqual([]);
      expect(await idsOf(terms('townRefs', []))).toEqual([]);
    });

    test('[ESQ-07, ESQ-08, CONST-07] finds what lies within a distance, and sorts by it in km', async () => {
      await engine.index([
        documentOf('bangkok', { latLng: bangkok }),
        documentOf('nowhere'),
        documentOf('lamphun', { latLng: lamphun }),
        documentOf('chiangmai', { latLng: chiangMai }),
      ]);
      const near = { geo_distance: { distance: '30km', '__meta_search.latLng': chiangMai } };
      expect(await idsOf({ bool: { filter: [near] } })).toEqual(['chiangmai', 'lamphun']);
      expect(await idsOf({ bool: { filter: [{ exists: { field: '__meta_search.latLng' } }] } })).toEqual([
        'bangkok',
        'chiangmai',
        'lamphun',
      ]);
      const sort = [
        { _geo_distance: { '__meta_search.latLng': chiangMai, order: 'asc', unit: 'km' } },
      ] as const;
      const response = await search({ sort: [...sort] });
      expect(response.hits.hits.map((hit) => hit._id)).toEqual([
        'chiangmai',
        'lamphun',
        'bangkok',
        'nowhere',
      ]);
      const [here, next, far, unknown] = response.hits.hits.map((hit) => hit.sort?.[0]);
      expect(here).toBe(0);
      expect(next).toBeCloseTo(23.9, 0);
      expect(far).toBeCloseTo(582, 0);
      expect(unknown).toBeNull();
    });

    test('[ESQ-10] portals sort by modifiedDate descending, then by title.th ascending', async () => {
      await engine.index([
        documentOf('1', { title: { th: 'ข' }, modifiedDate: '2026-01-01T00:00:00.000Z' }),
        documentOf('2', { title: { th: 'ก' }, modifiedDate: '2026-01-01T07:00:00.000+07:00' }),
        documentOf('3', { title: { th: 'ฮ' }, modifiedDate: '2026-02-01T00:00:00.000Z' }),
        documentOf('4', { title: { en: 'no Thai' }, modifiedDate: '2026-01-01T00:00:00.000Z' }),
      ]);
      expect(await orderOf([{ modifiedDate: { order: 'desc' } }, { 'title.th': { order: 'asc' } }])).toEqual([
        '3',
        '2',
        '1',
        '4',
      ]);
    });

    test('[ESQ-11, ESQ-12, AMBIG-20] scores and sequences sort in both directions, a missing one last', async () => {
      await engine.index([
        documentOf('a', { score: 1, appearSeq: 2 }),
        documentOf('b'),
        documentOf('c', { score: 10, appearSeq: 1 }),
        documentOf('d', { score: 10, modifiedDate: '2026-01-01T00:00:00Z' }),
      ]);
      expect(
        await orderOf([{ score: 'desc' }, { modifiedDate: { order: 'desc', missing: '_last' } }]),
      ).toEqual(['d', 'c', 'a', 'b']);
      expect(await orderOf([{ appearSeq: 'asc' }])).toEqual(['c', 'a', 'b', 'd']);
      expect(await orderOf([{ appearSeq: 'desc' }])).toEqual(['a', 'c', 'b', 'd']);
      expect(await orderOf([{ appearSeq: { order: 'asc', missing: '_first' } }])).toEqual([
        'b',
        'd',
        'c',
        'a',
      ]);
    });

    test('[ESQ-04] bool combines must, filter, should and must_not as Elasticsearch does', async () => {
      await engine.index([
        documentOf('ab', { tags: ['a', 'b'] }),
        documentOf('a', { tags: ['a'] }),
        documentOf('b', { tags: ['b'] }),
        documentOf('c', { tags: ['c'] }),
      ]);
      const [a, b, c] = ['a', 'b', 'c'].map((tag) => ({ terms: { tags: [tag] } }));
      if (!a || !b || !c) throw new Error('three clauses');
      expect(await idsOf({ bool: { must: [a, b] } })).toEqual(['ab']);
      expect(await idsOf({ bool: { must: [a], filter: [b] } })).toEqual(['ab']);
      expect(await idsOf({ bool: { should: [a, c] } })).toEqual(['a', 'ab', 'c']);
      expect(await idsOf({ bool: { should: [a, b], minimum_should_match: 2 } })).toEqual(['ab']);
      expect(await idsOf({ bool: { should: [a, b], minimum_should_match: 0 } })).toEqual(['a', 'ab', 'b']);
      expect(await idsOf({ bool: { should: [a], minimum_should_match: 2 } })).toEqual([]);
      expect(await idsOf({ bool: { must: [a], should: [c] } })).toEqual(['a', 'ab']);
      expect(await idsOf({ bool: { filter: [a], should: [b], minimum_should_match: 1 } })).toEqual(['ab']);
      expect(await idsOf({ bool: { must_not: [a] } })).toEqual(['b', 'c']);
      expect(
        await idsOf({ bool: { must: [{ bool: { should: [a, b] } }, { bool: { must_not: [b] } }] } }),
      ).toEqual(['a']);
      expect(await idsOf({ bool: {} })).toHaveLength(4);
      expect(await idsOf({ match_all: {} })).toHaveLength(4);
    });

    test('a document is replaced and removed', async () => {
      await engine.index([documentOf('a', { title: { en: 'old name' }, tags: ['x'] })]);
      await engine.index([documentOf('a', { title: { en: 'new name' } })]);
      expect(await idsOf(wildcard('title.en', '*old*'))).toEqual([]);
      expect(await idsOf(wildcard('title.en', '*new*'))).toEqual(['a']);
      expect(await idsOf(terms('tags', ['x']))).toEqual([]);
      await engine.remove([
        { provider: 'demo', index: 'portal', id: 'a' },
        { provider: 'demo', index: 'town', id: 'never there' },
      ]);
      expect((await search({})).hits.total.value).toBe(0);
    });

    test('a replaced document moves to its new place in every order, and pages go on from there', async () => {
      const sort: SearchBodyInput['sort'] = [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }];
      const dated = (id: string, day: number) =>
        documentOf(id, { modifiedDate: `2026-01-0${day}T00:00:00Z` });
      await engine.index([dated('a', 1), dated('b', 2), dated('c', 3)]);
      expect(await orderOf(sort)).toEqual(['c', 'b', 'a']);
      await engine.index([dated('a', 4)]);
      expect(await orderOf(sort)).toEqual(['a', 'c', 'b']);
      await engine.remove([{ provider: 'demo', index: 'portal', id: 'c' }]);
      expect(await orderOf(sort)).toEqual(['a', 'b']);
      await engine.index([dated('d', 3)]);
      expect((await search({ sort, from: 1, size: 1 })).hits.hits.map((hit) => hit._id)).toEqual(['d']);
    });

    test('[ESQ-07, ESQ-08] pages of the nearest go on without a gap, and the same distance falls back to the next sort', async () => {
      await engine.index(
        Array.from({ length: 40 }, (_, number) =>
          documentOf(`p${number}`, {
            latLng: { lat: chiangMai.lat + Math.floor(number / 4), lon: chiangMai.lon },
            appearSeq: number % 4,
          }),
        ),
      );
      const sort: SearchBodyInput['sort'] = [
        { _geo_distance: { '__meta_search.latLng': chiangMai, order: 'asc', unit: 'km' } },
        { appearSeq: 'asc' },
      ];
      const pages = await Promise.all([0, 7, 14, 21, 28, 35].map((from) => search({ sort, from, size: 7 })));
      expect(pages.flatMap((page) => page.hits.hits.map((hit) => hit._id))).toEqual(
        Array.from({ length: 40 }, (_, number) => `p${number}`),
      );
    });

    test.each([
      ['full-width letters', 'ＣＡＦＥ', 'cafe'],
      ['an accent in two characters', 'Cafe\u0301 Noir', 'café'],
      ['a dotted capital I', 'İzmir', 'izmir'],
      ['a dotless i', 'Isparta ısı', 'ISPARTA ISI'],
      ['Arabic vowel signs', 'مُتْحَف', 'متحف'],
      ['an alef with hamza', 'أسواق', 'اسواق'],
      ['a full-width question mark', '为什么？', '？'],
    ])('[SEARCH-13] %s: %j is found by %j', async (_what, title, word) => {
      await engine.index([documentOf('a', { title: { en: title } })]);
      expect(await idsOf(wildcard('title.en', `*${word}*`))).toEqual(['a']);
    });

    describe('words that differ a little', () => {
      beforeEach(async () => {
        await engine.index([
          documentOf('temple', { title: { en: 'Golden Temple', th: 'วัดพระธาตุดอยสุเทพ' } }),
          documentOf('market', { title: { en: 'Night market', ar: 'السوق الليلي' }, tags: ['Handicraft'] }),
        ]);
      });
      const fuzzy = async (text: string) => {
        const should = (['title.th', 'title.en', 'title.ar', 'tags.keyword'] as const).map((field) => ({
          wildcard: { [field]: `*${text}*` },
        }));
        const body = searchBodySchema.parse({ query: { bool: { should } } });
        const response = readResponse(
          await engine.search({ provider: 'demo', indices: ['portal'], body, fuzzy: true }),
        );
        return [response.fuzzy, ...response.hits.hits.map((hit) => hit._id)];
      };
      test.each([
        ['another letter', 'tempke', 'temple'],
        ['a letter too many', 'goldden', 'temple'],
        ['a letter too few', 'markt', 'market'],
        ['two letters that changed places', 'nihgt', 'market'],
        ['two differences in a long word', 'hadicraftz', 'market'],
        ['Arabic', 'الليبي', 'market'],
        ['a Thai word inside a title', 'ดอยสุเทก', 'temple'],
      ])('%s', async (_what, text, id) => {
        expect(await fuzzy(text)).toEqual([true, id]);
      });
      test('a word that is found as it is needs no likeness', async () => {
        expect(await fuzzy('temple')).toEqual([false, 'temple']);
      });
      test('short words, and words too far away, find nothing', async () => {
        expect(await fuzzy('nit')).toEqual([false]);
        expect(await fuzzy('tampke')).toEqual([false]);
      });
      test('[T-04] of many words the first eight may differ, and the others are matched as they are', async () => {
        const words = ['apricot', 'bamboo', 'cinnamon', 'durian', 'eggplant', 'fennel', 'ginger', 'honeydew'];
        const all = [...words, 'jackfruit'];
        await engine.index(all.map((title) => documentOf(title, { title: { en: title } })));
        const should = all.map((one) => ({ wildcard: { 'title.en': `*${one.slice(0, -1)}ö*` } }));
        const body = searchBodySchema.parse({ size: 20, query: { bool: { should } } });
        const response = await engine.search({ provider: 'demo', indices: ['portal'], body, fuzzy: true });
        expect(readResponse(response).hits.hits.map((hit) => hit._id)).toEqual(words);
      });
      test('are not looked for unless asked', async () => {
        expect(await idsOf(wildcard('title.en', '*tempke*'))).toEqual([]);
      });
    });

    test('[T-07] tags are counted over all that was found, those alone that documents are found by', async () => {
      await engine.index([
        documentOf('a', { title: { en: 'one' }, tags: ['วัด', 'Food'] }),
        documentOf('b', { title: { en: 'one more' }, tags: ['food'] }),
        documentOf('c', { title: { en: 'other' }, tags: ['Sea'] }),
        documentOf('private', { title: { en: 'one private' } }, { source: { tags: ['Secret'] } }),
      ]);
      const body = searchBodySchema.parse({ size: 1, query: wildcard('title.en', '*one*') });
      const response = readResponse(
        await engine.search({ provider: 'demo', indices: ['portal'], body, tagFacets: true }),
      );
      expect(response.hits.total.value).toBe(3);
      expect(response.facets?.tags).toEqual([
        { value: 'food', count: 2 },
        { value: 'วัด', count: 1 },
      ]);
    });

    test('titles in the asked language are suggested first, then other titles, then tags, each once', async () => {
      await engine.index([
        documentOf('a', { title: { en: 'Nan Museum' }, modifiedDate: '2026-01-01T00:00:00Z' }),
        documentOf(
          'b',
          { title: { th: 'Nan ในภาษาไทย' }, tags: ['nanotech'] },
          { source: { title: { th: 'Nan ในภาษาไทย' } } },
        ),
        documentOf(
          'c',
          { title: { en: 'NAN river' }, modifiedDate: '2026-02-01T00:00:00Z' },
          { source: { title: { en: 'NAN river' } } },
        ),
        documentOf('d', { title: { en: 'nan river' }, tags: ['Nan', 'nanotech'] }),
        documentOf('e', { title: { en: 'The Nan' } }),
      ]);
      const suggestions = await engine.suggest({
        provider: 'demo',
        indices: ['portal'],
        text: ' nAn',
        language: 'en',
      });
      expect(suggestions.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
        'title NAN river',
        'title nan museum',
        'title Nan ในภาษาไทย',
        'tag nanotech',
        'tag Nan',
      ]);
      expect(suggestions[0]).toMatchObject({ _id: 'c', _index: 'portal-demo' });
      expect(
        await engine.suggest({ provider: 'demo', indices: ['portal'], text: ' ', language: 'en' }),
      ).toEqual([]);
      expect(
        await engine.suggest({ provider: 'other', indices: ['portal'], text: 'n', language: 'en' }),
      ).toEqual([]);
    });

    test('at most six are suggested', async () => {
      await engine.index(
        Array.from({ length: 9 }, (_, number) => documentOf(`${number}`, { title: { en: `go ${number}` } })),
      );
      expect(
        await engine.suggest({ provider: 'demo', indices: ['portal'], text: 'g', language: 'th' }),
      ).toHaveLength(6);
    });

    test('[T-04] a search that would keep others waiting is refused', async () => {
      await engine.index(
        Array.from({ length: 1500 }, (_, number) => documentOf(`${number}`, { title: { en: 'banana' } })),
      );
      const slow = { wildcard: { 'title.en': '*b*n?n*' } };
      await expect(
        search({ query: { bool: { must_not: Array.from({ length: 40 }, () => slow) } } }),
      ).resolves.toBeDefined();
      const body = {
        query: {
          bool: { filter: Array.from({ length: 120 }, () => ({ wildcard: { 'title.en': '*b*n?n*' } })) },
        },
      } as never;
      await expect(
        engine.search({
          provider: 'demo',
          indices: ['portal'],
          body: { from: 0, size: 1, ...(body as object) },
        }),
      ).rejects.toThrow(SearchTooCostly);
    });
  });
}

type WildcardField = 'title.th' | 'title.en' | 'title.zh' | 'title.ar' | 'tags.keyword';
const wildcard = (field: WildcardField, pattern: string) => ({
  bool: { must: [{ wildcard: { [field]: pattern } }] },
});

type TermsField = 'townRefs' | 'listingRefs' | '_id' | 'tags' | 'tags.keyword';
const terms = (field: TermsField, values: string[]) => ({
  bool: { filter: [{ terms: { [field]: values } }] },
});
