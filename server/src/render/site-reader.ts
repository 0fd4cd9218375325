import type {
  catalogs,
  Endpoint,
  ListingCardSource,
  listingById,
  PortalCardSource,
  portalById,
  productById,
  products,
  ReplyOf,
  SearchBodyInput,
  SearchHit,
  SearchIndexName,
  SearchResponse,
  TownCardSource,
  tagNames,
  townById,
  webConfig,
  webPageById,
} from '@portico/shared/contracts';
import { SEARCH_ENDPOINT } from '@portico/shared/contracts';
import type { anonymousCalls } from './anonymous-calls.ts';

export type CallApi = ReturnType<typeof anonymousCalls>;

interface Sources {
  portal: PortalCardSource;
  listing: ListingCardSource;
  town: TownCardSource;
}

/** A site as its visitors may read it. */
export interface SiteReader {
  config(): Promise<ReplyOf<typeof webConfig>['data']>;
  /** Each is undefined if it does not exist or is private. */
  portal(id: string): Promise<ReplyOf<typeof portalById>['data'] | undefined>;
  town(id: string): Promise<ReplyOf<typeof townById>['data'] | undefined>;
  listing(id: string): Promise<ReplyOf<typeof listingById>['data'] | undefined>;
  webPage(id: string): Promise<ReplyOf<typeof webPageById>['data'] | undefined>;
  /** The catalogues of a portal, or with a ref; those of a private portal are absent. */
  catalogs(of: { portalId: string } | { ref: string }): Promise<ReplyOf<typeof catalogs>['data']>;
  products(catalogId: string): Promise<ReplyOf<typeof products>['data']>;
  product(id: string): Promise<ReplyOf<typeof productById>['data'] | undefined>;
  /** Names of stored tags in a language. */
  tagNames(tags: readonly string[], language: string): Promise<ReplyOf<typeof tagNames>['data']>;
  search<Name extends SearchIndexName>(
    index: Name,
    body: SearchBodyInput,
  ): Promise<{ total: number; hits: SearchHit<Sources[Name]>[] }>;
}

/** Reads through the public calls of the API, so that their rules on privacy hold. */
export function createSiteReader(callApi: CallApi, host: string): SiteReader {
  async function call<E extends Endpoint>(
    url: string,
    body?: SearchBodyInput,
  ): Promise<ReplyOf<E> | undefined> {
    const response = await callApi({
      host,
      url,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
    if ([401, 403, 404].includes(response.status)) return undefined;
    if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
    return JSON.parse(response.body) as ReplyOf<E>;
  }
  const found = async <Data>(reply: Promise<{ data: Data } | undefined>): Promise<Data | undefined> =>
    (await reply)?.data;
  const existing = async <Reply>(reply: Promise<Reply | undefined>): Promise<Reply> => {
    const got = await reply;
    if (got === undefined) throw new Error('A public call of the site is refused.');
    return got;
  };
  const config = async () => (await existing(call<typeof webConfig>('/api/web-admin/'))).data;
  return {
    config,
    portal: (id) => found(call<typeof portalById>(`/api/portal/${encodeURIComponent(id)}`)),
    town: (id) => found(call<typeof townById>(`/api/town/${encodeURIComponent(id)}`)),
    listing: (id) => found(call<typeof listingById>(`/api/listing/${encodeURIComponent(id)}`)),
    webPage: (id) => found(call<typeof webPageById>(`/api/web-page/${encodeURIComponent(id)}`)),
    catalogs: async (of) =>
      (await found(call<typeof catalogs>(`/api/catalogs?${new URLSearchParams(of)}`))) ?? [],
    products: async (catalogId) =>
      (await found(
        call<typeof products>(`/api/products?${new URLSearchParams({ catalogIds: catalogId })}`),
      )) ?? [],
    product: (id) => found(call<typeof productById>(`/api/products/${encodeURIComponent(id)}`)),
    async tagNames(tags, language) {
      const query = new URLSearchParams([['language', language], ...tags.map((tag) => ['tag', tag])]);
      return (await existing(call<typeof tagNames>(`/api/tag-names?${query}`))).data;
    },
    async search(index, body) {
      const { provider } = await config();
      const reply = await existing(
        call(`${SEARCH_ENDPOINT}/${index}-${provider}/_search`, body) as Promise<SearchResponse | undefined>,
      );
      return { total: reply.hits.total.value, hits: reply.hits.hits as never };
    },
  };
}
