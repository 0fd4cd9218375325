import { FALLBACK_LANGUAGE, type Language } from '../contracts/constants.ts';

/** Query keys with credentials or return addresses, which are never shared, printed or reported. */
const PERSONAL_KEYS: readonly string[] = ['token', 'code', 'backTo', 's'];

/** Whether a query key is never shared; no page may declare it as public. [T-01] */
export const isPersonalQueryKey = (key: string): boolean => PERSONAL_KEYS.includes(key);

/** The page's URL without personal query keys, for sharing. [T-01, SHARE-01..03] */
export function shareableAddress(href: string): string {
  const address = new URL(href);
  for (const key of PERSONAL_KEYS) address.searchParams.delete(key);
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

/** URL of a network's share dialog. [SHARE-01, SHARE-02, SHARE-03] */
export const shareAddress = (target: ShareTarget, href: string): string =>
  SHARERS[target] + encodeURIComponent(shareableAddress(href));

/** URL that opens a page in the default browser of an Android phone, and stays on the page if that fails. [APP-20] */
export function browserIntentAddress(href: string): string {
  const { host, pathname, search, protocol, href: fallback } = new URL(shareableAddress(href));
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(fallback)};end`;
}
