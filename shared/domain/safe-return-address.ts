/** Only resolves relative addresses; nothing is ever sent there. */
const SITE = 'https://site.invalid';

/**
 * The address to which a person may be sent after signing in: within this site, normalised to path, query and hash, or
 * at one of the configured origins, as a whole; undefined for everything else: other origins, `//host`, backslashes, names
 * and passwords, `javascript:` and the like. [T-02]
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
  // Browsers drop tabs and line breaks and resolve dots, so what looks like a path may end as //host.
  if (url.origin !== SITE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

function atLinkedOrigin(address: string, linkedOrigins: readonly string[]): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && linkedOrigins.includes(url.origin) ? url.href : undefined;
}
