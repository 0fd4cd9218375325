import type { SearchIndexName } from '@portico/shared/contracts';
import {
  type SearchEngine,
  type SearchRequest,
  SearchTookTooLong,
} from '../resources/search/search-engine.ts';
import { asRefusal, connectOpenSearch } from './open-search-connection.ts';
import { createOpenSearchIndices, type OpenSearchIndices } from './open-search-indices.ts';
import { widening } from './open-search-likeness.ts';
import { queryDsl, sortDsl, type Widen } from './open-search-query.ts';
import { type OpenSearchReply, responseOf, tagSpellings } from './open-search-response.ts';
import { type SearchTime, startSearchTime } from './search-time.ts';
import { suggestFrom } from './suggest-from.ts';

/** With at most this many exact results, a search that allows it also matches similar words. */
const FEW_RESULTS = 3;

interface OpenSearchOptions {
  /** `https://user:password@host:port` */
  url: string;
  /** Prefix of all index names, for a shared cluster. */
  prefix?: string | undefined;
  /** Called when a requested index is missing: throws if it should exist; otherwise it counts as empty. */
  whenMissing?: (() => Promise<void>) | undefined;
  /** Timeout in ms of one search or suggestion, over all its requests; by default that of the in-process engine. */
  deadlineMs?: number | undefined;
}

export interface OpenSearchEngine extends SearchEngine {
  readonly indices: OpenSearchIndices;
}

/**
 * A search engine on OpenSearch 2 or Elasticsearch, with the same ids, order and totals as the in-process engine. Text
 * folding and distances use the same code.
 */
export function openOpenSearchEngine({
  url,
  prefix = 'portico-',
  whenMissing = async () => {},
  deadlineMs,
}: OpenSearchOptions): OpenSearchEngine {
  const connection = connectOpenSearch(url);
  const indices = createOpenSearchIndices(connection, prefix);

  const pathOf = (provider: string, asked: readonly SearchIndexName[]): string =>
    `/${[...new Set(asked)].map((index) => indices.nameOf({ provider, index })).join(',')}/_search`;

  async function find(request: SearchRequest, time: SearchTime, widen?: Widen): Promise<OpenSearchReply> {
    const { provider, body, tagFacets } = request;
    const asked = [...new Set(request.indices)];
    const wanted = {
      from: body.from,
      size: body.size,
      query: queryDsl(body.query, widen),
      sort: sortDsl(body.sort, asked),
      track_total_hits: true,
      _source: ['kind', 'id', 'shown', 'title.th', 'modified', 'score', 'appearSeq', 'latLng'],
      ...(tagFacets ? { aggs: tagSpellings() } : {}),
    };
    const ask = (isTolerant: boolean) =>
      connection.send<OpenSearchReply>({
        method: 'POST',
        path: pathOf(provider, asked),
        query: {
          ignore_unavailable: isTolerant,
          allow_no_indices: isTolerant,
          allow_partial_search_results: true,
        },
        tolerated: [404],
        body: { ...wanted, timeout: `${time.leftMs()}ms` },
        time,
      });
    let response = await ask(false);
    if (response.status === 404) {
      await time.within(whenMissing());
      response = await ask(true);
    }
    const reply = response.body;
    const { total, successful, failures } = reply._shards;
    // While the engine starts, some shards are missing: reject partial results.
    if (successful < total) throw asRefusal(failures);
    if (reply.timed_out) throw new SearchTookTooLong();
    return reply;
  }

  return {
    indices,

    async search(request, { signal } = {}) {
      const time = startSearchTime(signal, deadlineMs);
      const { provider, body, tagFacets = false } = request;
      let reply = await find(request, time);
      let fuzzy = request.fuzzy ? false : undefined;
      const found = reply.hits.total.value;
      if (request.fuzzy && found <= FEW_RESULTS) {
        const path = pathOf(provider, request.indices);
        reply = await find(request, time, await widening({ connection, path, query: body.query, time }));
        fuzzy = reply.hits.total.value > found;
      }
      return responseOf({ reply, provider, body, fuzzy, hasFacets: tagFacets });
    },

    async ready() {
      await connection.isElastic();
    },

    suggest: (request, { signal } = {}) =>
      suggestFrom({
        ...request,
        time: startSearchTime(signal, deadlineMs),
        connection,
        nameOf: (index) => indices.nameOf({ provider: request.provider, index: index as SearchIndexName }),
      }),

    index: (documents) => indices.write({ documents }),
    remove: (keys) => indices.write({ removed: keys }),
    close: () => connection.close(),
  };
}
