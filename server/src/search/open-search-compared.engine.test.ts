import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { readResponse, type SearchEngine, SearchTooCostly } from '../resources/search/search-engine.ts';
import { type GeneratedSearch, generateDocuments, generateSearches } from '../testing/generated-search.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { openOpenSearchEngine } from './open-search-engine.ts';

const url = process.env['PORTICO_TEST_SEARCH_URL'];
const PORTALS = 20_000;
const SEARCHES = 400;
/** Documents per request. */
const PAGE = 1_000;

const response = async (engine: SearchEngine, asked: GeneratedSearch) => {
  try {
    const found = readResponse(await engine.search({ provider: 'demo', ...asked }));
    return {
      total: found.hits.total.value,
      rows: found.hits.hits.map(({ _index, _id, sort }) => `${_index}/${_id} ${sort?.join()}`),
      fuzzy: found.fuzzy,
      facets: found.facets,
    };
  } catch (error) {
    if (error instanceof SearchTooCostly) return 'too costly';
    throw error;
  }
};

(url ? describe : describe.skip)('two engines (needs PORTICO_TEST_SEARCH_URL)', () => {
  test('[ESQ-04, ESQ-05, ESQ-06, ESQ-07, ESQ-08, ESQ-10] find, count and order the same among 20,000 portals in four scripts', async () => {
    const ours = createInProcessSearchEngine();
    const prefix = `compared-${randomUUID()}-`;
    const theirs = openOpenSearchEngine({ url: url ?? '', prefix });
    const documents = generateDocuments('demo', PORTALS);
    for (let from = 0; from < documents.length; from += PAGE) {
      const some = documents.slice(from, from + PAGE);
      await ours.index(some);
      await theirs.index(some);
    }
    let compared = 0;
    for (const asked of generateSearches(SEARCHES)) {
      const expected = await response(ours, asked);
      // The engines measure costs differently.
      if (expected === 'too costly') continue;
      const found = await response(theirs, asked);
      expect({ asked, ...(found as object) }).toEqual({ asked, ...expected });
      compared++;
    }
    expect(compared).toBeGreaterThan(SEARCHES * 0.9);
    await theirs.close();
    await fetch(`${url}/${prefix}*`, { method: 'DELETE' });
  }, 600_000);
});
