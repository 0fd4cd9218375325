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
import { suggestFrom } from './open-search-suggestions.ts';
import { type SearchTime, startSearchTime } from './search-time.ts';

/** An exact search that finds no more is widened to words that differ a little, where that was asked for. */
const FEW_RESULTS = 3;

interface OpenSearchOptions {
  /** `https://user:password@host:port` */
  url: string;
  /** Begins the names of all indices, for clusters that others use too. */
  prefix?: string | undefined;
  /** Awaited when an index that is asked is not there; throws where it should be, and else nothing is in it. */
  whenMissing?: (() => Promise<void>) | undefined;
  /** ms for one search or suggestion, over all requests that it sends; as in the in-process engine when absent. */
  deadlineMs?: number | undefined;
}

export interface OpenSearchEngine extends SearchEngine {
  readonly indices: OpenSearchIndices;
}

/**
 * Searches in OpenSearch 2, or in Elasticsearch: the same ids, order and totals as the in-process engine. Texts are
 * folded, and distances compared, by the same code; the engine keeps and finds them.
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
    // An engine that is just starting has some parts of its indices before the others: half a response is none.
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
