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
