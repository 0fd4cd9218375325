import type {
  ListingCardSource,
  PortalCardSource,
  SearchBodyInput,
  SearchIndexName,
  TagNames,
  TownCardSource,
  WebConfig,
} from '@portico/shared/contracts';

/** A portal's card source with an English title; `rest` overrides fields. */
export const portalCard = (id: string, rest: Partial<PortalCardSource> = {}): PortalCardSource => ({
  _id: id,
  provider: 'demo',
  title: { en: `Portal ${id}` },
  status: 'RELEASE',
  modifiedDate: '2026-01-01T00:00:00.000Z',
  ...rest,
});

export const townCard = (id: string, rest: Partial<TownCardSource> = {}): TownCardSource => ({
  _id: id,
  title: { en: `Town ${id}` },
  ...rest,
});

export const listingCard = (id: string, rest: Partial<ListingCardSource> = {}): ListingCardSource => ({
  _id: id,
  title: { en: `Listing ${id}` },
  ...rest,
});

/** Creates `count` cards with ids 1, 2, ... */
export const several = <Card>(count: number, make: (id: string) => Card): Card[] =>
  Array.from({ length: count }, (_, index) => make(String(index + 1)));

/** The configuration of the host's provider, 'demo'. */
export const webConfig = (rest: Partial<WebConfig> = {}): WebConfig => ({
  provider: 'demo',
  isPrivate: false,
  title: { en: 'Near' },
  tags: [],
  ...rest,
});

/** A search as the server received it. */
export interface RecordedSearch {
  /** Index names without the provider. */
  indexes: SearchIndexName[];
  body: SearchBodyInput;
  grant: string | null;
  /** Whether approximate matches are allowed. */
  isFuzzy: boolean;
  /** In which language texts are requested. */
  language: string | null;
  /** Whether it counts the tags of the matches. */
  countsTags: boolean;
}

type Source = PortalCardSource | TownCardSource | ListingCardSource;
interface Found {
  index: SearchIndexName;
  source: Source;
  sort?: (string | number | null)[];
}
/** Result of a search: all matches (the fake applies offset and size), or a response of its own. */
export type Finds = (
  search: RecordedSearch,
) => readonly Found[] | Response | Promise<readonly Found[] | Response>;

export const portals = (sources: readonly PortalCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'portal', source }));
export const towns = (sources: readonly TownCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'town', source }));
export const listings = (sources: readonly ListingCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'listing', source }));

/** The used part of a call to the fake server of shared/testing. */
type FakeCall = (request: {
  params: Record<string, string>;
  url: URL;
  headers: Headers;
  body: unknown;
}) => unknown;

/** A fake site: `finds` handles searches, `tags` are the site's tags, and `searches` records the searches. */
export function fakeSite(finds: Finds, config: WebConfig = webConfig(), tags: readonly string[] = []) {
  const searches: RecordedSearch[] = [];
  const server: Record<string, FakeCall> = {
    'GET /api/web-admin/': () => ({ data: config }),
    'POST /api/hits': () => ({ status: 'ok' }),
    'GET /api/search/:index/_suggest': ({ url }) => ({
      status: 'ok',
      data: tags
        .filter((tag) => tag.startsWith(url.searchParams.get('text') ?? ''))
        .map((text) => ({ kind: 'tag', text })),
    }),
    'POST /api/search/:index/_search': async ({ params, url, body, headers }) => {
      const search: RecordedSearch = {
        indexes: (params['index'] ?? '')
          .split(',')
          .map((name) => name.replace('-demo', '') as SearchIndexName),
        body: body as SearchBodyInput,
        grant: headers.get('x-portico-grant'),
        isFuzzy: url.searchParams.get('fuzzy') === '1',
        countsTags: url.searchParams.get('facets') === 'tags',
        language: url.searchParams.get('language'),
      };
      searches.push(search);
      const found = await finds(search);
      return found instanceof Response ? found : response(found, search);
    },
  };
  return { server, searches };
}

function response(found: readonly Found[], { body, isFuzzy, countsTags }: RecordedSearch) {
  const { from = 0, size = 10 } = body;
  return {
    ...(isFuzzy ? { fuzzy: true } : {}),
    ...(countsTags ? { facets: { tags: countTags(found) } } : {}),
    took: 1,
    timed_out: false,
    hits: {
      total: { value: found.length, relation: 'eq' },
      max_score: null,
      hits: found.slice(from, from + size).map(({ index, source, sort }) => ({
        _id: source._id,
        _index: `${index}-demo`,
        _score: null,
        _source: source,
        ...(sort ? { sort } : {}),
      })),
    },
  };
}

function countTags(found: readonly Found[]) {
  const tags = found.flatMap(({ source }) => ('tags' in source ? (source.tags ?? []) : []));
  return [...new Set(tags)]
    .map((value) => ({ value, count: tags.filter((tag) => tag === value).length }))
    .sort((a, b) => b.count - a.count);
}

/** The terms by which a search filters this field; undefined without such a filter. */
export function termsOf({ body }: RecordedSearch, field: string): unknown {
  const { filter = [] } = (body.query as { bool: { filter?: Record<string, Record<string, unknown>>[] } })
    .bool;
  return filter.find((clause) => clause['terms']?.[field])?.['terms']?.[field];
}

/** A call for names of tags in one language; in every other one a tag has none. */
export const namesOfTags = (language: string, known: TagNames): Record<string, FakeCall> => ({
  'GET /api/tag-names': ({ url }) => ({
    data: url.searchParams.get('language') === language ? known : { names: {} },
  }),
});

/** The server's response of the server. */
export const failure = (status = 500): Response =>
  Response.json({ status: 'fail', code: 'internal', reason: 'Out of order.' }, { status });
