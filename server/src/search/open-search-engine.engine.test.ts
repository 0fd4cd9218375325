import { randomUUID } from 'node:crypto';
import { afterAll, describe, test } from '@jest/globals';
import { describeSearchEngine } from '../testing/search-engine.contract.ts';
import { openOpenSearchEngine } from './open-search-engine.ts';

const url = process.env['PORTICO_TEST_SEARCH_URL'];

if (url) {
  const all = `test-${randomUUID()}-`;
  afterAll(() => fetch(`${url}/${all}*`, { method: 'DELETE' }));
  describeSearchEngine('OpenSearchEngine', async () =>
    openOpenSearchEngine({ url, prefix: `${all}${randomUUID()}-` }),
  );
} else {
  describe.skip('OpenSearchEngine', () => test('needs PORTICO_TEST_SEARCH_URL', () => undefined));
}
