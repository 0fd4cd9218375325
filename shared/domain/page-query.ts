import { PLATFORM_QUERY, type QueryKind } from '../contracts/constants.ts';
import type { PageDeclaration } from '../contracts/page-declaration.ts';

/** Query keys of campaigns and ad networks, which never change a page. */
const CAMPAIGN_KEY =
  /^(utm_\w+|mtm_\w+|mc_[ce]id|_ga|_gl|_hs\w+|(fb|g|dc|ms|tt|tw|y|ir|li_?)cl(sr)?id|[gw]braid|igsh(id)?|srsltid|fb_action_ids|fb_source)$/i;

/** The language is a separate part of a request. */
const LANGUAGE_KEY = 'lang';

/** Whether the platform removes a key from every URL, so that no page can read it on the server. */
export const isReservedQueryKey = (key: string): boolean => key === LANGUAGE_KEY || CAMPAIGN_KEY.test(key);

/** What a route declares about a query key; undefined for a key that it does not declare. */
export function declaredQueryKind(
  key: string,
  declared: PageDeclaration['query'] = {},
): QueryKind | undefined {
  if (!Object.hasOwn(declared, key)) return undefined;
  return isPlatformKey(key) ? PLATFORM_QUERY[key] : declared[key];
}

const isPlatformKey = (key: string): key is keyof typeof PLATFORM_QUERY => Object.hasOwn(PLATFORM_QUERY, key);

export interface PageQuery {
  /** With `?`, or ''; contains only keys that the page declares. */
  search: string;
  /** Whether all keys are declared as public, except those of campaign and language. */
  isKnown: boolean;
  /** Whether it has a key that is declared as personal or secret. */
  isPersonal: boolean;
}

/**
 * The part of a URL's query that a page with this declaration may read; values keep their encoding. The browser's URL
 * keeps the other keys, so a page must not read them before hydration.
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
      const kind = declaredQueryKind(key, declared);
      isKnown &&= kind === 'public';
      isPersonal ||= kind === 'personal' || kind === 'secret';
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
