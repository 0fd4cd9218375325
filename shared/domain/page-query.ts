/** What pages read of their address; the server renders and caches a page by these keys alone. */
const READ_KEYS: ReadonlySet<string> = new Set([
  'title',
  'tags',
  'range',
  'view',
  'listing.id',
  'listing.title',
  'town.id',
  'town.title',
  'provider',
  'page',
  'portalId',
  'catalogId',
]);

/** Where a visitor came from, as senders and networks note it: it never changes a page. */
const CAMPAIGN_KEY =
  /^(utm_\w+|mtm_\w+|mc_[ce]id|_ga|_gl|_hs\w+|(fb|g|dc|ms|tt|tw|y|ir|li_?)cl(sr)?id|[gw]braid|igsh(id)?|srsltid|fb_action_ids|fb_source)$/i;

/** The language has a place of its own in what is asked for. */
const LANGUAGE_KEY = 'lang';

/** Read by pages too, but their values are personal (a return address, a position): no browser caches a page under them. */
const PERSONAL_KEYS: ReadonlySet<string> = new Set(['backTo', 'near']);

export interface PageQuery {
  /** With `?`, or ''; with nothing but what pages read. */
  search: string;
  /** Whether pages read all of it, but for campaign and language. */
  isKnown: boolean;
}

/**
 * What an address's query says about the page; values stay as they were written. The browser's address keeps the other
 * keys, so a page that reads them must not do so before it has hydrated.
 */
export function pageQuery(search: string): PageQuery {
  if (search.length < 2) return { search: '', isKnown: true };
  let isKnown = true;
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const key = keyOf(pair);
      if (key === '' || key === LANGUAGE_KEY || CAMPAIGN_KEY.test(key)) return false;
      const isRead = READ_KEYS.has(key);
      isKnown &&= isRead;
      return isRead || PERSONAL_KEYS.has(key);
    });
  return { search: pairs.length === 0 ? '' : `?${pairs.join('&')}`, isKnown };
}

function keyOf(pair: string): string {
  const [key = ''] = pair.split('=', 1);
  if (!key.includes('%')) return key;
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
