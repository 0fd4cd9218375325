/** Base for resolving relative URLs; it is never requested. */
const SITE = 'https://site.invalid';

/**
 * Returns the URL to redirect to after sign-in: a path of this site, normalised to path, query and hash, or a URL of a
 * configured origin. Undefined for everything else: other origins, `//host`, backslashes, credentials, `javascript:`
 * and the like. [T-02]
 */
export function safeReturnAddress(
  address: string | null | undefined,
  linkedOrigins: readonly string[] = [],
): string | undefined {
  if (!address || address.includes('\\')) return undefined;
  if (address.startsWith('/')) return withinSite(address);
  return /^https?:\/\//i.test(address) ? atLinkedOrigin(address, linkedOrigins) : undefined;
}

function withinSite(address: string): string | undefined {
  if (!URL.canParse(address, SITE)) return undefined;
  const url = new URL(address, SITE);
  // Browsers drop tabs and line breaks and resolve dots, so an apparent path may become //host.
  if (url.origin !== SITE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function atLinkedOrigin(address: string, linkedOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && linkedOrigins.includes(url.origin) ? url.href : undefined;
}
