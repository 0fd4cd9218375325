import { randomUUID } from 'node:crypto';
import { describe, test } from '@jest/globals';
import { openOpenSearchEngine } from './open-search-engine.ts';
import { describeSearchEngine } from './search-engine.contract.ts';

const url = process.env['PORTICO_TEST_SEARCH_URL'];

if (url) {
  describeSearchEngine('OpenSearchEngine', async () =>
    openOpenSearchEngine({ url, prefix: `test-${randomUUID()}-` }),
  );
} else {
  describe.skip('OpenSearchEngine', () => test('needs PORTICO_TEST_SEARCH_URL', () => undefined));
}
