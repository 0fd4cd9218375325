import { GRANT_HEADER, PASSCODE_HEADER, type PageDeclaration } from '@portico/shared/contracts';
import { pageQuery, routeMatcher } from '@portico/shared/domain';
import { isForeignPath } from '../foreign-paths.ts';

/** Paths of API calls and files. */
const NO_PAGE =
  /^\/(api|images|small-images|_r|_maps)\/|\.(js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest)$/i;

/** Whether the worker handles navigations to this URL. */
export const isOwnPage = ({ pathname }: URL): boolean => !isForeignPath(pathname) && !NO_PAGE.test(pathname);

/** A route of a release set, as its remote declares it. */
export type DeclaredRoute = PageDeclaration & { path: string };

/**
 * The cache key of a page; undefined if it must not be cached. Queries with unknown keys are not cached, because they
 * may hold a token.
 */
export function pageCacheKey(url: URL, routes: readonly DeclaredRoute[]): string | undefined {
  if (!isOwnPage(url)) return undefined;
  const declared = routeMatcher(routes)(url.pathname);
  if (declared?.personal) return undefined;
  const { search, isKnown } = pageQuery(url.search, declared?.query);
  return isKnown ? url.pathname + search : undefined;
}

/** Whether a document may be cached: complete, public, and without `no-store`. */
export const isCacheableDocument = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  mayBeStored(headers);

const mayBeStored = (headers: Headers): boolean =>
  !/no-store/.test(headers.get('cache-control') ?? 'no-store');

/** Requests with one of these headers have personal responses. */
const PERSONAL_HEADERS = ['authorization', GRANT_HEADER, PASSCODE_HEADER];
/** A search is a read, although it is a POST. */
const SEARCH = /\/_search$/;

type ApiRequest = Pick<Request, 'method' | 'mode' | 'cache' | 'url' | 'headers'>;

/** Whether a request reads from the API without credentials, so that a cached response may replace the network's. */
export function isAnonymousRead({ method, mode, cache, url, headers }: ApiRequest): boolean {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/') || mode === 'navigate' || cache === 'no-store') return false;
  if (method !== 'GET' && !(method === 'POST' && SEARCH.test(pathname))) return false;
  return !PERSONAL_HEADERS.some((name) => headers.has(name));
}

/** Whether the server allows caching the response of an anonymous read. */
export const isCacheableReply = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && mayBeStored(headers);

/** Whether an image is public: URLs of private images are signed. */
export const isPublicImage = ({ pathname, searchParams }: URL): boolean =>
  /^\/(small-)?images\/[\w-]+$/.test(pathname) && !searchParams.has('s');

/** Whether a URL is a release file: its path contains the version, so it is immutable. A retry has a query. */
export const isReleaseFile = ({ pathname, search }: URL): boolean =>
  /^\/_r\/[\w-]+\/[\w.+-]+\/[\w.-]+$/.test(pathname) && search === '';

/** Whether a URL is a file of the map library or a tile: its path contains the version, so it is immutable. */
export const isMapFile = ({ pathname }: URL): boolean =>
  /^\/_maps\/(maplibre-gl-[\w.-]+\/[\w.-]+|tiles\/[\w.-]+\/\d+\/\d+\/\d+)$/.test(pathname);

/** Whether a URL is a style of the site's own map. */
export const isMapStyle = ({ pathname }: URL): boolean => /^\/_maps\/styles\/\w+\/\w+$/.test(pathname);
