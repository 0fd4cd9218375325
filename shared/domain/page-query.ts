/**
 * What pages read of their address. Other keys change no page that we know; a remote from elsewhere may read them all the
 * same, so such a page is drawn with them, for its one reader.
 */
const READ_KEYS: ReadonlySet<string> = new Set([
  'title',
  'tags',
  'range',
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

export interface PageQuery {
  /** With `?`, or ''; without campaign and language. */
  search: string;
  /** Whether pages are known to read all of it. */
  isKnown: boolean;
}

/** What an address's query says about the page; values stay as they were written. */
export function pageQuery(search: string): PageQuery {
  if (search.length < 2) return { search: '', isKnown: true };
  let isKnown = true;
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const key = keyOf(pair);
      if (key === '' || key === LANGUAGE_KEY || CAMPAIGN_KEY.test(key)) return false;
      isKnown &&= READ_KEYS.has(key);
      return true;
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
