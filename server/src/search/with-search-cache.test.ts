import { expect, test } from '@jest/globals';
import type { SearchResponse } from '@portico/shared/contracts';
import { openTestApp } from '../testing/test-app.ts';

test('cached searches find every write once it is acknowledged', async () => {
  const { services, ask } = await openTestApp();
  const found = async () =>
    (await ask({ url: '/api/search/portal-demo/_search', method: 'POST', body: { size: 100 } }))
      .json<SearchResponse>()
      .hits.hits.map(({ _id }) => _id);
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  expect(await found()).toContain('wat-phumin');
  const stored = await services.records.get(key);
  await services.records.delete(key);
  expect(await found()).not.toContain('wat-phumin');
  // A search that runs while a write is indexed must not be cached as the state after it.
  const writing = services.records.put({ ...key, value: stored?.value });
  await found();
  await writing;
  expect(await found()).toContain('wat-phumin');
});
