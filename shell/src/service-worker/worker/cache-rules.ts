import { pageQuery } from '@portico/shared/domain';
import { isForeignPath } from '../foreign-paths.ts';
import { isPersonalPath } from '../personal-paths.ts';

/** Paths of calls and files. */
const NO_PAGE =
  /^\/(api|images|small-images|_r)\/|\.(js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest)$/i;

/** Whether the worker handles navigations to this address at all. */
export const isOwnPage = ({ pathname }: URL): boolean => !isForeignPath(pathname) && !NO_PAGE.test(pathname);

/**
 * The cache key of a page; undefined if it is not cached. A query with unknown keys may hold a token.
 */
export function pageCacheKey(url: URL): string | undefined {
  if (!isOwnPage(url) || isPersonalPath(url.pathname)) return undefined;
  const { search, isKnown } = pageQuery(url.search);
  return isKnown ? url.pathname + search : undefined;
}

/** Whether a document may be cached: complete, public, and without `no-store`. */
export const isCacheableDocument = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '');

/** Reads with the same response for every anonymous visitor. */
const PUBLIC_READS =
  /^\/api\/(web-admin\/?|(portal|town|listing|web-page|products)\/[\w-]+|catalogs|products|checkPrivacy\/\w+\/id\/[\w-]+|search\/[\w,-]+\/(_search|_suggest))$/;
/** A request with one of them has a personal response. */
const PERSONAL_HEADERS = ['authorization', 'x-portico-grant', 'x-passcode'];

/** Whether the response to a call may be cached: a public read without credentials. */
export function isPublicRead({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  const { pathname } = new URL(url);
  if (!PUBLIC_READS.test(pathname)) return false;
  if (method !== 'GET' && !(method === 'POST' && pathname.startsWith('/api/search/'))) return false;
  return !PERSONAL_HEADERS.some((name) => headers.has(name));
}

/** Whether an image is public: URLs of images of private items are signed. */
export const isPublicImage = ({ pathname, searchParams }: URL): boolean =>
  /^\/(small-)?images\/[\w-]+$/.test(pathname) && !searchParams.has('s');

/** A file of a release: its path carries its version, so it never changes. A retry has a query. */
export const isReleaseFile = ({ pathname, search }: URL): boolean =>
  /^\/_r\/[\w-]+\/[\w.+-]+\/[\w.-]+$/.test(pathname) && search === '';
