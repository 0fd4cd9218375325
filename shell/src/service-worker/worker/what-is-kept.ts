import { pageQuery } from '@portico/shared/domain';
import { isForeignPath } from '../foreign-paths.ts';
import { isPersonalPath } from '../personal-paths.ts';

/** What is asked for by pages, and is no page. */
const NO_PAGE =
  /^\/(api|images|small-images|_r)\/|\.(js|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|avif|woff2?|webmanifest)$/i;

/** Whether the worker answers for a page of this address at all. */
export const isOwnPage = ({ pathname }: URL): boolean => !isForeignPath(pathname) && !NO_PAGE.test(pathname);

/**
 * The name under which a page is kept; undefined for what is not. A query of which nobody knows what it says may hold a
 * token.
 */
export function pageName(url: URL): string | undefined {
  if (!isOwnPage(url) || isPersonalPath(url.pathname)) return undefined;
  const { search, isKnown } = pageQuery(url.search);
  return isKnown ? url.pathname + search : undefined;
}

/** Whether a document may be kept: one that is whole, everybody's, and that its server does not forbid to keep. */
export const mayKeepDocument = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(headers.get('cache-control') ?? '');

/** Reads that answer the same to every stranger. */
const PUBLIC_READS =
  /^\/api\/(web-admin\/?|(portal|town|listing|web-page|products)\/[\w-]+|catalogs|products|checkPrivacy\/\w+\/id\/[\w-]+|search\/[\w,-]+\/(_search|_suggest))$/;
/** What makes an answer somebody's own. */
const PERSONAL_HEADERS = ['authorization', 'x-portico-grant', 'x-passcode'];

/** Whether the answer to a call may be kept: a public read that nobody's right went along with. */
export function isPublicRead({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  const { pathname } = new URL(url);
  if (!PUBLIC_READS.test(pathname)) return false;
  if (method !== 'GET' && !(method === 'POST' && pathname.startsWith('/api/search/'))) return false;
  return !PERSONAL_HEADERS.some((name) => headers.has(name));
}

/** Whether this is a picture that everybody may see: those of private items are signed. */
export const isPublicPicture = ({ pathname, searchParams }: URL): boolean =>
  /^\/(small-)?images\/[\w-]+$/.test(pathname) && !searchParams.has('s');

/** A file of a release: its address carries its version, so it never changes. One that is tried again has a query. */
export const isReleaseFile = ({ pathname, search }: URL): boolean =>
  /^\/_r\/[\w-]+\/[\w.+-]+\/[\w.-]+$/.test(pathname) && search === '';
