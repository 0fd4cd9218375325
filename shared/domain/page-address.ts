import { FALLBACK_LANGUAGE, type Language } from '../contracts/constants.ts';

/** Query keys that say who someone is or where they came from: never in what is shared, printed or counted. [T-01] */
const PERSONAL_KEYS: readonly string[] = ['token', 'code', 'backTo', 's'];

/** Whether the values of a query key are never shared, so that no page may declare it as public. [T-01] */
export const isPersonalQueryKey = (key: string): boolean => PERSONAL_KEYS.includes(key);

/** The page's address as it may be passed on: without what belongs to its reader alone. [T-01, SHARE-01..03] */
export function shareableAddress(href: string): string {
  const address = new URL(href);
  for (const key of PERSONAL_KEYS) address.searchParams.delete(key);
  address.hash = '';
  address.username = '';
  address.password = '';
  return address.href;
}

/** The query key of the language that a page is linked to in. */
const LANGUAGE_QUERY = 'lang';

/** A page's whole address in a language; the one that pages start in needs no word of it. [APP-04] */
export function addressInLanguage(href: string, language: Language): string {
  const address = new URL(href);
  address.searchParams.delete(LANGUAGE_QUERY);
  if (language !== FALLBACK_LANGUAGE) address.searchParams.set(LANGUAGE_QUERY, language);
  return address.href;
}

export const SHARE_TARGETS = ['facebook', 'x', 'line'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

const SHARERS: Record<ShareTarget, string> = {
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
  x: 'https://twitter.com/intent/tweet?url=',
  line: 'https://social-plugins.line.me/lineit/share?url=',
};

/** Where a network takes a page to be shared. [SHARE-01, SHARE-02, SHARE-03] */
export const shareAddress = (target: ShareTarget, href: string): string =>
  SHARERS[target] + encodeURIComponent(shareableAddress(href));

/** Opens a page in the Android phone's own browser, and stays on it where that fails. [APP-20] */
export function browserIntentAddress(href: string): string {
  const { host, pathname, search, protocol, href: fallback } = new URL(shareableAddress(href));
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(fallback)};end`;
}
