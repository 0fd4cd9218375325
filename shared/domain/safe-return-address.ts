/** Only resolves relative addresses; nothing is ever sent there. */
const SITE = 'https://site.invalid';

/**
 * The address within this site to which a person may be sent after signing in, normalised to path, query and hash;
 * undefined for everything else: other origins, `//host`, backslashes, `javascript:` and the like. [T-02]
 */
export function safeReturnAddress(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || address.includes('\\')) return undefined;
  let url: URL;
  try {
    url = new URL(address, SITE);
  } catch {
    return undefined;
  }
  // Browsers drop tabs and line breaks and resolve dots, so what looks like a path may end as //host.
  if (url.origin !== SITE || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
