import {
  type ApiError,
  baseApi,
  type GatedItem,
  nextStart,
  type PageSizes,
  selectTextLanguage,
  siteApi,
} from '@portico/shared/api';
import {
  type Language,
  type ListingCardSource,
  type PortalCardSource,
  SEARCH_ENDPOINT,
  type SearchBodyInput,
  type SearchIndexName,
  type SearchResponse,
  type Suggestion,
  type TagCount,
  type TownCardSource,
} from '@portico/shared/contracts';
import type { Dispatch, RootState } from '@portico/shared/platform';
import { selectLanguage } from '@portico/shared/platform';

/** How long, in s, lists stay cached after their page, for back navigation. */
const CACHE_S = 300;

/** A search hit; `kind` is its index. [AMBIG-22] */
export type Hit = PortalHit | TownHit | ListingHit;
export interface PortalHit {
  kind: 'portal';
  source: Omit<PortalCardSource, 'modifiedDate'>;
  /** Distance from the position by which the search was sorted. */
  distanceKm?: number;
}
export interface TownHit {
  kind: 'town';
  source: TownCardSource;
}
export interface ListingHit {
  kind: 'listing';
  source: ListingCardSource;
}

export interface SearchResult {
  /** Number of all matches, not only these hits. [ESQ-09] */
  total: number;
  hits: Hit[];
  /** Whether approximate matches were needed; only if they were allowed. */
  isFuzzy?: boolean;
  /** The most frequent tags of all matches; only if requested. */
  tags?: TagCount[];
  /** See `InOneLanguage`. */
  onlyIn?: Language;
}

/** A search: indexes, body, and the item that limits it, whose grants are sent if it is private. */
export interface SearchRequest {
  indexes: readonly SearchIndexName[];
  body: SearchBodyInput;
  grantFor?: GatedItem;
  /** Allows approximate matches if there are almost no hits. */
  fuzzy?: true;
  /** Counts the tags of all matches. */
  countTags?: true;
  /** Stores only the fields that a card shows, because the page's document carries them. */
  cardsOnly?: true;
}

/** Fields of the cards of portals, towns and listings. */
const CARD_FIELDS = [
  '_id',
  'provider',
  'title',
  'highlightSentence',
  'shortDescription',
  'tags',
  'imageURL',
  'isPrivate',
  'status',
  'promoteType',
  'promoteWord',
  'portalCount',
] as const;

/** A paginated search: `body` without offset and size, which the page determines. */
export interface ListRequest {
  indexes: readonly SearchIndexName[];
  body: Omit<SearchBodyInput, 'from' | 'size'>;
  /** Number of rows of the first page, and of each later one. [CONST-04, TOWN-02] */
  firstSize: number;
  nextSize: number;
  grantFor?: GatedItem;
}

/** The store and the `fetch` that RTK Query passes to a query. */
interface QueryTools {
  dispatch: Dispatch;
  getState: () => unknown;
  send: (request: {
    url: string;
    method: 'GET' | 'POST';
    body?: SearchBodyInput;
    grantFor?: GatedItem;
  }) => PromiseLike<Reply> | Reply;
}
interface Reply {
  data?: unknown;
  error?: ApiError | undefined;
}
type Outcome<Data = SearchResult> = { data: Data } | { error: ApiError };

/** URL of a search in these indexes of the host's provider, which the site's configuration names. */
async function indexAddress(
  indexes: readonly SearchIndexName[],
  dispatch: Dispatch,
): Promise<Outcome<string>> {
  const config = await dispatch(siteApi.endpoints.webConfig.initiate(undefined, { subscribe: false }));
  if (!config.data) return { error: config.error as ApiError };
  const { provider } = config.data;
  return { data: `${SEARCH_ENDPOINT}/${indexes.map((name) => `${name}-${provider}`).join(',')}` };
}

async function runSearch(request: SearchRequest, tools: QueryTools): Promise<Outcome> {
  const { dispatch, getState, send } = tools;
  const language = selectTextLanguage(getState() as RootState);
  const address = await indexAddress(request.indexes, dispatch);
  if ('error' in address) return address;
  const extras = new URLSearchParams({
    language,
    ...(request.fuzzy ? { fuzzy: '1' } : {}),
    ...(request.countTags ? { facets: 'tags' } : {}),
  });
  const reply = await send({
    url: `${address.data}/_search?${extras}`,
    method: 'POST',
    body: request.body,
    ...(request.grantFor ? { grantFor: request.grantFor } : {}),
  });
  if (reply.error) return { error: reply.error };
  // The page has changed its language meanwhile.
  if (selectTextLanguage(getState() as RootState) !== language) return runSearch(request, tools);
  return { data: { ...readResponse(reply.data as SearchResponse, request), onlyIn: language } };
}

function readResponse(response: SearchResponse, { body, cardsOnly }: SearchRequest): SearchResult {
  const [firstSort] = body.sort ?? [];
  const isByDistance = firstSort !== undefined && '_geo_distance' in firstSort;
  return {
    ...(response.fuzzy === undefined ? {} : { isFuzzy: response.fuzzy }),
    ...(response.facets ? { tags: response.facets.tags } : {}),
    total: response.hits.total.value,
    hits: response.hits.hits.map((hit) => {
      const [distance] = hit.sort ?? [];
      return {
        kind: hit._index.slice(0, hit._index.indexOf('-')),
        source: cardsOnly ? cardOf(hit._source) : hit._source,
        ...(isByDistance && typeof distance === 'number' ? { distanceKm: distance } : {}),
      } as unknown as Hit;
    }),
  };
}

const cardOf = (source: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(CARD_FIELDS.flatMap((field) => (field in source ? [[field, source[field]]] : [])));

/** Endpoints that search portals, listings and towns. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResult, SearchRequest>({
      queryFn: (request, { dispatch, getState }, _options, send) =>
        runSearch(request, { dispatch, getState, send }),
      providesTags: ['Search'],
      keepUnusedDataFor: CACHE_S,
    }),
    /** Tags of portals that start with the typed text, frequent ones first. */
    suggestedTags: build.query<string[], string>({
      queryFn: async (text, { dispatch, getState }, _options, send) => {
        const address = await indexAddress(['portal'], dispatch);
        if ('error' in address) return address;
        const query = new URLSearchParams({ text, language: selectLanguage(getState() as RootState) });
        const reply = (await send({ url: `${address.data}/_suggest?${query}`, method: 'GET' })) as Reply;
        if (reply.error) return { error: reply.error };
        const { data } = reply.data as { data: Suggestion[] };
        return { data: data.filter(({ kind }) => kind === 'tag').map((suggestion) => suggestion.text) };
      },
      providesTags: ['Search'],
    }),
    searchList: build.infiniteQuery<SearchResult, ListRequest, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _pages, from, _froms, request) => nextFrom({ last, from, request }),
      },
      queryFn: (
        { queryArg: { firstSize, nextSize, body, ...request }, pageParam: from },
        { dispatch, getState },
        _options,
        send,
      ) =>
        runSearch(
          { ...request, body: { ...body, from, size: from === 0 ? firstSize : nextSize } },
          { dispatch, getState, send },
        ),
      providesTags: ['Search'],
      keepUnusedDataFor: CACHE_S,
    }),
  }),
});
export const { useSearchQuery, useSearchListInfiniteQuery, useSuggestedTagsQuery } = searchApi;

/**
 * Counts the requested rows, because the server removes withheld hits from a page after counting them. [AMBIG-17,
 * TOWN-02]
 */
export const nextFrom = (page: {
  last: SearchResult;
  from: number;
  request: PageSizes;
}): number | undefined =>
  nextStart({
    start: page.from,
    received: page.last.hits.length,
    requested: page.from === 0 ? page.request.firstSize : page.request.nextSize,
    total: page.last.total,
  });

export const isPortalHit = (hit: Hit): hit is PortalHit => hit.kind === 'portal';
export const isTownHit = (hit: Hit): hit is TownHit => hit.kind === 'town';
export const isListingHit = (hit: Hit): hit is ListingHit => hit.kind === 'listing';
