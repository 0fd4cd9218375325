import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import type { SearchEngine } from '../../resources/search/search-engine.ts';
import { createIndexer } from '../../search/indexer.ts';
import { openOpenSearchEngine } from '../../search/open-search-engine.ts';
import { startOpenSearchFollower } from '../../search/open-search-follower.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Differences } from './differences.ts';

export interface SearchCount {
  provider: string;
  index: SearchIndexName;
  /** Count according to the records. */
  expected: number;
  found: number;
}

interface Check {
  searchUrl: string;
  /** Index prefix of an installation that shares the engine; tests have their own. */
  prefix?: string | undefined;
  records: RecordStore;
  administrativeTowns: readonly string[];
  differences: Differences;
}

/** Fills the search engine from the change log, as a server would, and counts its documents. */
export async function checkSearch(check: Check): Promise<SearchCount[]> {
  const { searchUrl, prefix, records, administrativeTowns, differences } = check;
  const engine = openOpenSearchEngine({ url: searchUrl, prefix });
  const { indices } = engine;
  const follower = startOpenSearchFollower({
    indices,
    records,
    administrativeTowns,
    onTrouble: () => {},
    onLate: () => {},
  });
  try {
    await follower.whenFilled();
    const counts = await expectedCounts(records, administrativeTowns);
    for (const count of counts) {
      const alias = indices.nameOf(count);
      await indices.connection.send({ method: 'POST', path: `/${alias}/_refresh`, tolerated: [404] });
      const { body, status } = await indices.connection.send<{ count: number }>({
        method: 'GET',
        path: `/${alias}/_count`,
        tolerated: [404],
      });
      if (status !== 404) count.found = body.count;
      if (count.found === count.expected) continue;
      differences.add(
        `${count.provider}: the search engine holds ${count.found} of index ${count.index}, and ${count.expected} are shown.`,
      );
    }
    return counts;
  } catch (error) {
    differences.add(`The search engine of SEARCH_URL could not be filled: ${(error as Error).message}`);
    return [];
  } finally {
    await follower.close();
    await engine.close();
  }
}

async function expectedCounts(
  records: RecordStore,
  administrativeTowns: readonly string[],
): Promise<SearchCount[]> {
  const shown = new Map<string, number>();
  const counting: SearchEngine = {
    search: () => Promise.reject(new Error('This engine does not search.')),
    ready: async () => {},
    suggest: async () => [],
    async index(documents) {
      for (const { provider, index } of documents) {
        const key = `${index}-${provider}`;
        shown.set(key, (shown.get(key) ?? 0) + 1);
      }
    },
    remove: async () => {},
    close: async () => {},
  };
  const indexer = createIndexer({ records, search: counting, administrativeTowns });
  const providers = await indexer.providers();
  for (const provider of providers) await indexer.fill(provider);
  return providers.flatMap((provider) =>
    SEARCH_INDEXES.map((index) => ({
      provider,
      index,
      expected: shown.get(`${index}-${provider}`) ?? 0,
      found: 0,
    })),
  );
}
