import { expect, test } from '@jest/globals';
import { searchBodySchema } from '@portico/shared/contracts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { describeSearchEngine, documentOf } from './search-engine.contract.ts';

describeSearchEngine('InProcessSearchEngine', async () => createInProcessSearchEngine());

const wildcard = (pattern: string) =>
  searchBodySchema.parse({ query: { bool: { must: [{ wildcard: { 'title.en': pattern } }] } } });

test('answers stay right while many replaced documents are cleared away', async () => {
  const engine = createInProcessSearchEngine();
  const ids = Array.from({ length: 400 }, (_, number) => `p${number}`);
  for (let round = 1; round <= 6; round++) {
    await engine.index(ids.map((id) => documentOf(id, { title: { en: `Round${round} ${id}` } })));
  }
  expect((await engine.search('demo', ['portal'], wildcard('*round6*'))).hits.total.value).toBe(400);
  expect((await engine.search('demo', ['portal'], wildcard('*round5*'))).hits.total.value).toBe(0);
  expect((await engine.search('demo', ['portal'], wildcard('*round6 p399'))).hits.hits[0]?._id).toBe('p399');
});

test('[T-04] a pattern made to be slow is not', async () => {
  const engine = createInProcessSearchEngine();
  await engine.index([documentOf('a', { title: { en: 'a'.repeat(2000) } })]);
  const startedAt = performance.now();
  const answer = await engine.search('demo', ['portal'], wildcard(`${'*a'.repeat(60)}*b`));
  expect(answer.hits.total.value).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
