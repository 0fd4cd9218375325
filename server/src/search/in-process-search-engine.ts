import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import type {
  SearchDocument,
  SearchDocumentKey,
  SearchEngine,
  SearchRequest,
} from '../resources/search/search-engine.ts';
import { writeAnswer } from './answer.ts';
import { countBits } from './bits.ts';
import { Budget, type Look } from './budget.ts';
import { countTags } from './facets.ts';
import { fuzzyWordsIn } from './fuzzy.ts';
import { compileOrder } from './order.ts';
import type { Packed } from './packed.ts';
import { compileQuery } from './query.ts';
import { type Found, page } from './ranking.ts';
import { SerializedRowCache } from './row-cache.ts';
import { Shelf } from './shelf.ts';
import { suggest } from './suggestions.ts';

/** An exact search that finds no more is widened to words that differ a little, where that was asked for. */
const FEW_RESULTS = 3;

export interface InProcessSearchEngine extends SearchEngine {
  /** Gives back memory kept in reserve; for when many documents have come. */
  settle(): void;
  /** A provider's indices, in the order of SEARCH_INDEXES, to be written before anything changes. */
  pack(provider: string): Packed[];
  /** Puts them in place of what the provider has; throws, and changes nothing, when something is missing. */
  unpack(provider: string, packed: readonly Packed[]): void;
}

/**
 * A search engine in this thread's memory: derived data, which can always be made of the records again. A running search
 * calls `look`, which ends it by throwing; nothing of the indices changes by that.
 */
export function createInProcessSearchEngine({ look }: { look?: Look } = {}): InProcessSearchEngine {
  const shelves = new Map<string, Shelf>();
  const rowCache = new SerializedRowCache();
  const shelfName = ({ provider, index }: Omit<SearchDocumentKey, 'id'>) => `${index}-${provider}`;

  function shelfOf(name: string): Shelf {
    const shelf = shelves.get(name) ?? new Shelf();
    shelves.set(name, shelf);
    return shelf;
  }

  /** The shelves that there are, with their names. */
  const shelvesOf = ({ provider, indices }: { provider: string; indices: readonly SearchIndexName[] }) =>
    [...new Set(indices)].flatMap((index) => {
      const name = shelfName({ provider, index });
      const shelf = shelves.get(name);
      return shelf ? [{ shelf, index: name }] : [];
    });

  function find(asked: readonly { shelf: Shelf }[], { body }: SearchRequest, options: FindOptions): Found[] {
    const query = compileQuery(body.query, options);
    return asked.map(({ shelf }) => ({ shelf, slots: query.run(shelf, shelf.alive) }));
  }

  return {
    async search(request) {
      const startedAt = performance.now();
      const { body, tagFacets } = request;
      const asked = shelvesOf(request);
      const budget = new Budget({ startedAt, look });
      let found = find(asked, request, { budget, fuzzyWords: NO_WORDS });
      let total = totalOf(found);
      let fuzzy = request.fuzzy ? false : undefined;
      if (request.fuzzy && total <= FEW_RESULTS) {
        const fuzzyWords = fuzzyWordsIn(body.query);
        const wider = find(asked, request, { budget: new Budget({ startedAt, look }), fuzzyWords });
        fuzzy = totalOf(wider) > total;
        found = wider;
        total = totalOf(wider);
      }
      const order = compileOrder(body.sort);
      const names = new Map(asked.map(({ shelf, index }) => [shelf, index]));
      return writeAnswer({
        total,
        rows: page(found, order, { ...body, budget }),
        order,
        indexNameOf: (shelf) => names.get(shelf) as string,
        rowCache,
        fuzzy,
        tags: tagFacets ? countTags(found) : undefined,
        took: Math.round(performance.now() - startedAt),
      });
    },

    ready: async () => {},

    async suggest({ text, language, ...request }) {
      return suggest({ shelves: shelvesOf(request), text, language, budget: new Budget({ look }) });
    },

    async index(documents) {
      const ofShelves = new Map<string, SearchDocument[]>();
      for (const document of documents) {
        const name = shelfName(document);
        const ofShelf = ofShelves.get(name);
        if (ofShelf) ofShelf.push(document);
        else ofShelves.set(name, [document]);
      }
      for (const [name, ofShelf] of ofShelves) shelfOf(name).put(ofShelf);
    },

    async remove(keys) {
      for (const key of keys) shelves.get(shelfName(key))?.remove(key.id);
    },

    settle() {
      for (const shelf of shelves.values()) shelf.settle();
    },

    pack: (provider) => SEARCH_INDEXES.map((index) => shelfOf(shelfName({ provider, index })).pack()),

    unpack(provider, packed) {
      const unpacked = packed.map((shelf) => Shelf.unpack(shelf));
      SEARCH_INDEXES.forEach((index, at) => {
        shelves.set(shelfName({ provider, index }), unpacked[at] as Shelf);
      });
    },

    async close() {
      shelves.clear();
    },
  };
}

type FindOptions = Parameters<typeof compileQuery>[1];
const NO_WORDS: ReadonlySet<string> = new Set();

const totalOf = (found: readonly Found[]): number =>
  found.reduce((sum, { slots }) => sum + countBits(slots), 0);
