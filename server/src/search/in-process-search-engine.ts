import { SEARCH_INDEXES, type SearchIndexName } from '@portico/shared/contracts';
import type {
  SearchDocument,
  SearchDocumentKey,
  SearchEngine,
  SearchRequest,
} from '../resources/search/search-engine.ts';
import { countBits } from './bits.ts';
import { Budget, type Look } from './budget.ts';
import type { ColumnGroup, ColumnOnDisk } from './column-file.ts';
import { countTags } from './count-tags.ts';
import { fuzzyWordsIn } from './fuzzy.ts';
import { IndexSegment } from './index-segment.ts';
import { compileOrder } from './order.ts';
import { compileQuery } from './query.ts';
import { SerializedRowCache } from './row-cache.ts';
import { packSegment, unpackSegment } from './segment-snapshot.ts';
import { serializeHits } from './serialize-hits.ts';
import { suggest } from './suggestions.ts';
import { type Found, topHits } from './top-hits.ts';

/** With at most this many exact results, a search that allows it also matches similar words. */
const FEW_RESULTS = 3;

export interface InProcessSearchEngine extends SearchEngine {
  /** Trims over-allocated buffers after a bulk load. */
  trimToSize(): void;
  /** Serializes a provider's indices in the order of SEARCH_INDEXES. Write them before the next change. */
  pack(provider: string): ColumnGroup[];
  /** Replaces the provider's indices; throws and changes nothing when a part is missing. */
  unpack(provider: string, packed: readonly ColumnGroup[]): void;
  /** Frees the memory of sources that `pack` returned and that are in these columns of a file now. */
  moveSources(provider: string, columns: readonly (ColumnOnDisk | undefined)[]): void;
}

/**
 * A search engine in this thread's memory, derived from the records. A running search calls `look`, which may throw to
 * cancel it; the indices stay consistent.
 */
export function createInProcessSearchEngine({ look }: { look?: Look } = {}): InProcessSearchEngine {
  const segments = new Map<string, IndexSegment>();
  const rowCache = new SerializedRowCache();
  const segmentName = ({ provider, index }: Omit<SearchDocumentKey, 'id'>) => `${index}-${provider}`;

  function segmentOf(name: string): IndexSegment {
    const segment = segments.get(name) ?? new IndexSegment();
    segments.set(name, segment);
    return segment;
  }

  /** The existing segments, with their names. */
  const segmentsOf = ({ provider, indices }: { provider: string; indices: readonly SearchIndexName[] }) =>
    [...new Set(indices)].flatMap((index) => {
      const name = segmentName({ provider, index });
      const segment = segments.get(name);
      return segment ? [{ segment, index: name }] : [];
    });

  function find(
    asked: readonly { segment: IndexSegment }[],
    { body }: SearchRequest,
    options: FindOptions,
  ): Found[] {
    const query = compileQuery(body.query, options);
    return asked.map(({ segment }) => ({ segment, docs: query.run(segment, segment.liveDocs) }));
  }

  return {
    async search(request) {
      const startedAt = performance.now();
      const { body, tagFacets } = request;
      const asked = segmentsOf(request);
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
      const names = new Map(asked.map(({ segment, index }) => [segment, index]));
      return serializeHits({
        total,
        rows: topHits(found, order, { ...body, budget }),
        order,
        indexNameOf: (segment) => names.get(segment) as string,
        rowCache,
        fuzzy,
        tags: tagFacets ? countTags(found) : undefined,
        took: Math.round(performance.now() - startedAt),
      });
    },

    ready: async () => {},

    async suggest({ text, language, ...request }) {
      return suggest({ segments: segmentsOf(request), text, language, budget: new Budget({ look }) });
    },

    async index(documents) {
      const bySegment = new Map<string, SearchDocument[]>();
      for (const document of documents) {
        const name = segmentName(document);
        const ofSegment = bySegment.get(name);
        if (ofSegment) ofSegment.push(document);
        else bySegment.set(name, [document]);
      }
      for (const [name, ofSegment] of bySegment) segmentOf(name).put(ofSegment);
    },

    async remove(keys) {
      for (const key of keys) segments.get(segmentName(key))?.remove(key.id);
    },

    trimToSize() {
      for (const segment of segments.values()) segment.trimToSize();
    },

    pack: (provider) =>
      SEARCH_INDEXES.map((index) => packSegment(segmentOf(segmentName({ provider, index })))),

    unpack(provider, packed) {
      const unpacked = packed.map(unpackSegment);
      SEARCH_INDEXES.forEach((index, at) => {
        segments.set(segmentName({ provider, index }), unpacked[at] as IndexSegment);
      });
    },

    moveSources(provider, columns) {
      SEARCH_INDEXES.forEach((index, at) => {
        const column = columns[at];
        if (column) segmentOf(segmentName({ provider, index })).sources.moveTo(column);
      });
    },

    async close() {
      segments.clear();
    },
  };
}

type FindOptions = Parameters<typeof compileQuery>[1];
const NO_WORDS: ReadonlySet<string> = new Set();

const totalOf = (found: readonly Found[]): number =>
  found.reduce((sum, { docs }) => sum + countBits(docs), 0);
