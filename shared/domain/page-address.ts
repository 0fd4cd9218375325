import { FALLBACK_LANGUAGE, type Language } from '../contracts/constants.ts';
import type { PageDeclaration } from '../contracts/page-declaration.ts';
import { declaredQueryKind, isReservedQueryKey } from './page-query.ts';

/**
 * The page's URL for sharing: without the query keys that its route declares as secret, and without undeclared keys,
 * which may be secret. Without `declared` only the keys of language and campaigns stay. [T-01, SHARE-01..03]
 */
export function shareableAddress(href: string, declared?: PageDeclaration['query']): string {
  const address = new URL(href);
  const isShareable = (key: string): boolean => {
    const kind = declaredQueryKind(key, declared);
    return isReservedQueryKey(key) || kind === 'public' || kind === 'personal';
  };
  for (const key of new Set(address.searchParams.keys())) {
    if (!isShareable(key)) address.searchParams.delete(key);
  }
  address.hash = '';
  address.username = '';
  address.password = '';
  return address.href;
}

/** The shell counts it and removes it from the address; as a key of campaigns it does not change the page. */
const SCAN_MARK = 'utm_source=qr';

/** The address that a QR code of a page holds: without query and fragment, and marked so that scans are counted. [OPEN-28] */
export function scannedAddress(href: string): string {
  const { origin, pathname } = new URL(href);
  return `${origin}${pathname}?${SCAN_MARK}`;
}

/** Query key of the page's language. */
const LANGUAGE_QUERY = 'lang';

/** The page's absolute URL in a language; the default language needs no query. [APP-04] */
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

/** URL of a network's share dialog for a page; `declared` as in `shareableAddress`. [SHARE-01, SHARE-02, SHARE-03] */
export const shareAddress = (
  target: ShareTarget,
  href: string,
  declared?: PageDeclaration['query'],
): string => SHARERS[target] + encodeURIComponent(shareableAddress(href, declared));

/**
 * URL that opens a page in the default browser of an Android phone, and stays on the page if that fails; `declared` as
 * in `shareableAddress`. [APP-20]
 */
export function browserIntentAddress(href: string, declared?: PageDeclaration['query']): string {
  const { host, pathname, search, protocol, href: fallback } = new URL(shareableAddress(href, declared));
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(fallback)};end`;
}
