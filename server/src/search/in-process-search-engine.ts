import type { SearchAnswer, SearchBody, SearchHit, SearchIndexName } from '@portico/shared/contracts';
import { BestMatches } from './best-matches.ts';
import { compileOrder, type Ranked } from './order.ts';
import { compileQuery } from './query.ts';
import type { SearchDocument, SearchDocumentKey, SearchEngine } from './search-engine.ts';
import { type Entry, Shelf } from './shelf.ts';

/** A search engine in this process's memory: derived data, filled again from the records at every start. */
export function createInProcessSearchEngine(): SearchEngine {
  const shelves = new Map<string, Shelf>();
  const shelfName = ({ provider, index }: Omit<SearchDocumentKey, 'id'>) => `${index}-${provider}`;

  function shelfOf(key: Omit<SearchDocumentKey, 'id'>): Shelf {
    const name = shelfName(key);
    const shelf = shelves.get(name) ?? new Shelf();
    shelves.set(name, shelf);
    return shelf;
  }

  return {
    async search(
      provider: string,
      indices: readonly SearchIndexName[],
      body: SearchBody,
    ): Promise<SearchAnswer> {
      const startedAt = performance.now();
      const query = compileQuery(body.query);
      const order = compileOrder(body.sort);
      const best = new BestMatches(order, body.size === 0 ? 0 : body.from + body.size);
      let total = 0;
      for (const index of new Set(indices)) {
        const shelf = shelves.get(shelfName({ provider, index }));
        if (!shelf) continue;
        const consider = (entry: Entry | undefined): void => {
          if (!entry || !query.matches(entry)) return;
          total++;
          best.add(entry);
        };
        // From the end: what was written last usually sorts first, and then the rest is soon told to be behind it.
        const candidates = query.candidates(shelf);
        const count = (candidates ?? shelf.entries).length;
        for (let at = count - 1; at >= 0; at--) consider(shelf.entries[candidates?.[at] ?? at]);
      }
      const page = best.sorted().slice(body.from, body.from + body.size);
      return {
        took: Math.round(performance.now() - startedAt),
        timed_out: false,
        hits: {
          total: { value: total, relation: 'eq' },
          max_score: null,
          hits: page.map((match) => toHit(match, order.hasKeys)),
        },
      };
    },

    async index(documents: readonly SearchDocument[]) {
      for (const document of documents) shelfOf(document).put(document);
    },

    async remove(keys: readonly SearchDocumentKey[]) {
      for (const key of keys) shelves.get(shelfName(key))?.remove(key.id);
    },
  };
}

function toHit({ entry, values }: Ranked, isSorted: boolean): SearchHit {
  const { document } = entry;
  return {
    _id: document.id,
    _index: `${document.index}-${document.provider}`,
    _score: null,
    _source: { ...document.source },
    ...(isSorted ? { sort: values.map((value) => value ?? null) } : {}),
  };
}
