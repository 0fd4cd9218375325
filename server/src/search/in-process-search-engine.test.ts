import { describe, expect, test } from '@jest/globals';
import { type SearchBodyInput, type SearchSort, searchBodySchema } from '@portico/shared/contracts';
import { readResponse, type SearchEngine } from '../resources/search/search-engine.ts';
import { describeSearchEngine, documentOf } from '../testing/search-engine.contract.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';

describeSearchEngine('InProcessSearchEngine', async () => createInProcessSearchEngine());

async function wildcard(engine: SearchEngine, pattern: string) {
  const body = searchBodySchema.parse({ query: { bool: { must: [{ wildcard: { 'title.en': pattern } }] } } });
  return readResponse(await engine.search({ provider: 'demo', indices: ['portal'], body })).hits;
}

test('results stay correct while many replaced documents are compacted', async () => {
  const engine = createInProcessSearchEngine();
  const ids = Array.from({ length: 400 }, (_, number) => `p${number}`);
  for (let round = 1; round <= 6; round++) {
    // The third round compacts the segment, and docs get new numbers.
    const name = round === 3 ? 'Reed' : 'Round';
    await engine.index(ids.map((id) => documentOf(id, { title: { en: `${name}${round} ${id}` } })));
    expect((await wildcard(engine, '*ro*')).total.value).toBe(round === 3 ? 0 : 400);
    const half = ids.slice(0, 200).map((id) => documentOf(id, { title: { en: `Ring${round} ${id}` } }));
    await engine.index(half);
    expect((await wildcard(engine, '*ro*')).total.value).toBe(round === 3 ? 0 : 200);
    expect((await wildcard(engine, '*rou*')).total.value).toBe(round === 3 ? 0 : 200);
    expect((await wildcard(engine, '*rin*')).total.value).toBe(200);
  }
  expect((await wildcard(engine, '*round6*')).total.value).toBe(200);
  expect((await wildcard(engine, '*round5*')).total.value).toBe(0);
  expect((await wildcard(engine, '*round6 p399')).hits[0]?._id).toBe('p399');
});

test('[ESQ-09] a returned row shows the current document, in each order and index', async () => {
  const engine = createInProcessSearchEngine();
  const ids = Array.from({ length: 400 }, (_, number) => `p${number}`);
  // The third round compacts the segment, and docs get new numbers.
  for (let round = 1; round <= 5; round++) {
    const modifiedDate = `2026-01-0${round}T00:00:00.000Z`;
    for (const index of ['portal', 'town'] as const)
      await engine.index(
        ids.map((id) =>
          documentOf(id, { score: round, modifiedDate }, { index, source: { _id: id, index, round } }),
        ),
      );
    const orders: [SearchSort[], unknown[] | undefined][] = [
      [[{ score: 'desc' }], [round]],
      [[{ modifiedDate: 'desc' }], [Date.parse(modifiedDate)]],
      [[], undefined],
    ];
    for (const [sort, shown] of [...orders, ...orders]) {
      const body = searchBodySchema.parse({ size: 999, sort });
      const response = await engine.search({ provider: 'demo', indices: ['portal', 'town'], body });
      const { hits } = readResponse(response).hits;
      expect(hits).toHaveLength(800);
      for (const { _id, _index, _source, ...hit } of hits) {
        expect(_source).toEqual({ _id, index: _index.replace('-demo', ''), round });
        expect(hit.sort).toEqual(shown);
      }
    }
  }
});

test('[T-04] a pathological pattern is not slow', async () => {
  const engine = createInProcessSearchEngine();
  await engine.index([documentOf('a', { title: { en: 'a'.repeat(2000) } })]);
  const startedAt = performance.now();
  const response = await wildcard(engine, `${'*a'.repeat(60)}*b`);
  expect(response.total.value).toBe(0);
  // Backtracking would take longer than a test may.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('[ESQ-05, ESQ-08] a frequent word and the nearest documents are found correctly among many, during writes', async () => {
  const engine = createInProcessSearchEngine();
  const places = new Map<string, { title: string; lat: number }>();
  const write = async (id: string, title: string, lat: number): Promise<void> => {
    places.set(id, { title, lat });
    await engine.index([documentOf(id, { title: { en: title }, latLng: { lat, lon: 100 } })]);
  };
  const check = async (size: number, pattern = '*temple*'): Promise<void> => {
    const body = searchBodySchema.parse({
      size,
      query: { bool: { must: [{ wildcard: { 'title.en': pattern } }] } },
      sort: [
        { _geo_distance: { '__meta_search.latLng': { lat: 0, lon: 100 }, order: 'asc' } },
        { modifiedDate: 'desc' },
      ],
    });
    const response = readResponse(await engine.search({ provider: 'demo', indices: ['portal'], body }));
    const right = [...places].filter(([, { title }]) => title.includes('Temple'));
    expect(response.hits.total.value).toBe(right.length);
    right.sort(([a, one], [b, other]) => one.lat - other.lat || (a < b ? -1 : 1));
    expect(response.hits.hits.map(({ _id }) => _id)).toEqual(right.slice(0, size).map(([id]) => id));
  };
  for (let number = 0; number < 1500; number++) {
    await write(`p${number}`, number % 7 === 0 ? 'Tempel' : 'Temple', (number * 37) % 80);
  }
  await check(11);
  await check(200);
  await check(11, '*ple*');
  await check(11, '*pl*');
  await write('p7', 'Temple', 0);
  for (const pattern of ['*temple*', '*ple*', '*pl*']) await check(11, pattern);
  await write('p1', 'Market', 0);
  await write('new', 'Old Temple', 1);
  places.delete('p2');
  await engine.remove([{ provider: 'demo', index: 'portal', id: 'p2' }]);
  await check(11);
  await check(200);
});

test('after a start from a snapshot old and new documents are found', async () => {
  const before = createInProcessSearchEngine();
  const write = (engine: SearchEngine, from: number) =>
    engine.index(
      Array.from({ length: 60 }, (_, number) => {
        const word = String.fromCharCode(
          97 + (number % 26),
          98 + ((number * 7 + from) % 25),
          97 + (number % 11),
        );
        return documentOf(`p${from + number}`, {
          title: { en: `${word} ${from + number}` },
          tags: [`tag ${number % 5}`],
          townRefs: [`t${number % 3}`],
        });
      }),
    );
  await write(before, 0);
  const after = createInProcessSearchEngine();
  after.unpack('demo', before.pack('demo'));
  const whole = createInProcessSearchEngine();
  await write(whole, 0);
  for (const engine of [after, whole]) await write(engine, 60);
  const ask = async (engine: SearchEngine, query: object) => {
    const body = searchBodySchema.parse({ size: 200, query: { bool: { must: [query] } } });
    const request = { provider: 'demo', indices: ['portal'] as const, body, tagFacets: true };
    return { ...readResponse(await engine.search(request)), took: 0 };
  };
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('');
  const patterns = letters.flatMap((one) => [`*${one}*`, ...letters.map((other) => `*${one}${other}*`)]);
  for (const pattern of patterns) {
    const query = { wildcard: { 'title.en': pattern } };
    expect(await ask(after, query)).toEqual(await ask(whole, query));
  }
  for (const query of [{ terms: { tags: ['tag 2'] } }, { terms: { townRefs: ['t1'] } }])
    expect(await ask(after, query)).toEqual(await ask(whole, query));
});

describe('a search that runs for long', () => {
  class Stopped extends Error {}
  const title = (number: number) => ({
    en: `banana ${number.toString(36)}x`,
    th: `วัดพระธาตุดอยสุเทพ ${number}`,
  });
  const wildcards = (field: string, patterns: string[]) =>
    patterns.map((value) => ({ wildcard: { [field]: value } }));

  test.each<[string, SearchBodyInput, boolean]>([
    ['words', { query: { bool: { filter: wildcards('title.en', ['*anan*']) } } as never }, false],
    ['patterns', { query: { bool: { filter: wildcards('title.en', ['b*n?n*']) } } as never }, false],
    [
      'words that differ a little',
      { query: { bool: { filter: wildcards('title.en', ['*banona*']) } } as never },
      true,
    ],
    [
      'Thai words that differ a little',
      { query: { bool: { filter: wildcards('title.th', ['*ดอยสุเทก*']) } } as never },
      true,
    ],
    [
      'many terms',
      { query: { bool: { filter: Array(40).fill({ terms: { townRefs: ['nan'] } }) } } as never },
      false,
    ],
    ['an order', { sort: [{ score: 'desc' }] }, false],
  ])(
    '[T-04] can be cancelled while it looks for %s, and the next one finds all',
    async (_what, asked, fuzzy) => {
      let isStopping = false;
      const engine = createInProcessSearchEngine({
        look: () => {
          if (isStopping) throw new Stopped();
        },
      });
      await engine.index(
        Array.from({ length: 3000 }, (_, number) =>
          documentOf(`${number}`, {
            title: title(number),
            townRefs: ['nan'],
            score: number % 97,
            latLng: { lat: 0, lon: number / 99 },
          }),
        ),
      );
      const request = {
        provider: 'demo',
        indices: ['portal'] as const,
        body: searchBodySchema.parse(asked),
        fuzzy,
      };
      isStopping = true;
      await expect(engine.search(request)).rejects.toThrow(Stopped);
      isStopping = false;
      expect(readResponse(await engine.search(request)).hits.total.value).toBe(3000);
    },
  );
});
