import type {
  ListingCardSource,
  PortalCardSource,
  SearchBodyInput,
  SearchIndexName,
  TownCardSource,
  WebConfig,
} from '@portico/shared/contracts';

/** A portal's card with a title in English; the rest as given. */
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

/** As many as told, with ids 1, 2, ... */
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

/** One search as it reached the server. */
export interface AskedSearch {
  /** Index names without their provider. */
  indexes: SearchIndexName[];
  body: SearchBodyInput;
  grant: string | null;
}

type Source = PortalCardSource | TownCardSource | ListingCardSource;
interface Found {
  index: SearchIndexName;
  source: Source;
  sort?: (string | number | null)[];
}
/** What a search finds: all that match (the window is cut here), or an answer of its own. */
export type Finds = (
  asked: AskedSearch,
) => readonly Found[] | Response | Promise<readonly Found[] | Response>;

export const portals = (sources: readonly PortalCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'portal', source }));
export const towns = (sources: readonly TownCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'town', source }));
export const listings = (sources: readonly ListingCardSource[]): Found[] =>
  sources.map((source) => ({ index: 'listing', source }));

/** A call as the fake server of shared/testing gets it, as far as it is looked at. */
type FakeCall = (request: { params: Record<string, string>; headers: Headers; body: unknown }) => unknown;

/** A site whose searches are answered by `finds`; `asked` fills with what was searched for. */
export function fakeSite(finds: Finds, config: WebConfig = webConfig()) {
  const asked: AskedSearch[] = [];
  const server: Record<string, FakeCall> = {
    'GET /api/web-admin/': () => ({ data: config }),
    'POST /api/search/:index/_search': async ({ params, body, headers }) => {
      const search: AskedSearch = {
        indexes: (params['index'] ?? '')
          .split(',')
          .map((name) => name.replace('-demo', '') as SearchIndexName),
        body: body as SearchBodyInput,
        grant: headers.get('x-portico-grant'),
      };
      asked.push(search);
      const found = await finds(search);
      return found instanceof Response ? found : answer(found, search.body);
    },
  };
  return { server, asked };
}

function answer(found: readonly Found[], { from = 0, size = 10 }: SearchBodyInput) {
  return {
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

/** The terms that a search narrows this field to; undefined when it does not. */
export function termsOf({ body }: AskedSearch, field: string): unknown {
  const { filter = [] } = (body.query as { bool: { filter?: Record<string, Record<string, unknown>>[] } })
    .bool;
  return filter.find((clause) => clause['terms']?.[field])?.['terms']?.[field];
}

/** The server's failure, as its answer. */
export const failure = (status = 500): Response =>
  Response.json({ status: 'fail', code: 'internal', reason: 'Out of order.' }, { status });
