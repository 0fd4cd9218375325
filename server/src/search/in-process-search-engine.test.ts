import { expect, test } from '@jest/globals';
import { searchBodySchema } from '@portico/shared/contracts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { describeSearchEngine, documentOf } from './search-engine.contract.ts';
import { readAnswer, type SearchEngine } from './search-engine.ts';

describeSearchEngine('InProcessSearchEngine', async () => createInProcessSearchEngine());

async function wildcard(engine: SearchEngine, pattern: string) {
  const body = searchBodySchema.parse({ query: { bool: { must: [{ wildcard: { 'title.en': pattern } }] } } });
  return readAnswer(await engine.search({ provider: 'demo', indices: ['portal'], body })).hits;
}

test('answers stay right while many replaced documents are cleared away', async () => {
  const engine = createInProcessSearchEngine();
  const ids = Array.from({ length: 400 }, (_, number) => `p${number}`);
  for (let round = 1; round <= 6; round++) {
    await engine.index(ids.map((id) => documentOf(id, { title: { en: `Round${round} ${id}` } })));
  }
  expect((await wildcard(engine, '*round6*')).total.value).toBe(400);
  expect((await wildcard(engine, '*round5*')).total.value).toBe(0);
  expect((await wildcard(engine, '*round6 p399')).hits[0]?._id).toBe('p399');
});

test('[T-04] a pattern made to be slow is not', async () => {
  const engine = createInProcessSearchEngine();
  await engine.index([documentOf('a', { title: { en: 'a'.repeat(2000) } })]);
  const startedAt = performance.now();
  const answer = await wildcard(engine, `${'*a'.repeat(60)}*b`);
  expect(answer.total.value).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('[ESQ-05, ESQ-08] a frequent word and the nearest are found rightly among many, whatever is written meanwhile', async () => {
  const engine = createInProcessSearchEngine();
  const places = new Map<string, { title: string; lat: number }>();
  const write = async (id: string, title: string, lat: number): Promise<void> => {
    places.set(id, { title, lat });
    await engine.index([documentOf(id, { title: { en: title }, latLng: { lat, lon: 100 } })]);
  };
  const check = async (size: number): Promise<void> => {
    const body = searchBodySchema.parse({
      size,
      query: { bool: { must: [{ wildcard: { 'title.en': '*temple*' } }] } },
      sort: [
        { _geo_distance: { '__meta_search.latLng': { lat: 0, lon: 100 }, order: 'asc' } },
        { modifiedDate: 'desc' },
      ],
    });
    const answer = readAnswer(await engine.search({ provider: 'demo', indices: ['portal'], body }));
    const right = [...places].filter(([, { title }]) => title.includes('Temple'));
    expect(answer.hits.total.value).toBe(right.length);
    right.sort(([a, one], [b, other]) => one.lat - other.lat || (a < b ? -1 : 1));
    expect(answer.hits.hits.map(({ _id }) => _id)).toEqual(right.slice(0, size).map(([id]) => id));
  };
  for (let number = 0; number < 1500; number++) {
    await write(`p${number}`, number % 7 === 0 ? 'Tempel' : 'Temple', (number * 37) % 80);
  }
  await check(11);
  await check(200);
  await write('p1', 'Market', 0);
  await write('p7', 'Temple', 0);
  await write('new', 'Old Temple', 1);
  places.delete('p2');
  await engine.remove([{ provider: 'demo', index: 'portal', id: 'p2' }]);
  await check(11);
  await check(200);
});
