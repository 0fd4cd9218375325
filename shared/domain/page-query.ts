import type { PageDeclaration } from '../contracts/page-declaration.ts';

/** Where a visitor came from, as senders and networks note it: it never changes a page. */
const CAMPAIGN_KEY =
  /^(utm_\w+|mtm_\w+|mc_[ce]id|_ga|_gl|_hs\w+|(fb|g|dc|ms|tt|tw|y|ir|li_?)cl(sr)?id|[gw]braid|igsh(id)?|srsltid|fb_action_ids|fb_source)$/i;

/** The language has a place of its own in what is asked for. */
const LANGUAGE_KEY = 'lang';

/** Whether the platform takes a key out of every address, so that no page can read it on the server. */
export const isReservedQueryKey = (key: string): boolean => key === LANGUAGE_KEY || CAMPAIGN_KEY.test(key);

export interface PageQuery {
  /** With `?`, or ''; with nothing but the keys that the page declares. */
  search: string;
  /** Whether all of it is declared as public, but for campaign and language. */
  isKnown: boolean;
  /** Whether it has a key that is declared as personal. */
  isPersonal: boolean;
}

/**
 * What an address's query says to a page that declares these keys; values stay as they were written. The browser's address
 * keeps the other keys, so a page that reads them must not do so before it has hydrated.
 */
export function pageQuery(search: string, declared: PageDeclaration['query'] = {}): PageQuery {
  let isKnown = true;
  let isPersonal = false;
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const key = keyOf(pair);
      if (key === '' || isReservedQueryKey(key)) return false;
      const kind = Object.hasOwn(declared, key) ? declared[key] : undefined;
      isKnown &&= kind === 'public';
      isPersonal ||= kind === 'personal';
      return kind !== undefined;
    });
  return { search: pairs.length === 0 ? '' : `?${pairs.join('&')}`, isKnown, isPersonal };
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
