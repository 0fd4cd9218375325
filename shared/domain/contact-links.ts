import type { Contacts } from '../contracts/portal.ts';
import { safeWebHref } from './safe-link.ts';

/** Display order of contacts. `location` is the street address, which is stored beside them. [PORTAL-11, AMBIG-39] */
export const CONTACT_ORDER = [
  'email',
  'phone',
  'fanpage',
  'instragramId',
  'lineId',
  'webpage',
  'location',
  'others',
] as const;
export type ContactKind = (typeof CONTACT_ORDER)[number];

/** The numbers of a comma-joined list, in order. [DATA-12] */
export const phoneNumbers = (phone: string | undefined): string[] =>
  (phone ?? '')
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);

/** The number of the floating call button; undefined without a phone. [PORTAL-20] */
export const firstPhone = (phone: string | undefined): string | undefined => phoneNumbers(phone)[0];

/** Thai digits become 0 to 9, which dialers need. */
export const withPlainDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50));

/**
 * A `tel:` URL with only digits and a leading plus, as dialers expect. After +66, and 66 of a whole number without the
 * plus, the 0 of a number within Thailand is not dialled.
 */
export const phoneHref = (number: string): string =>
  `tel:${withPlainDigits(number.trim())
    .replace(/(?!^\+)[^\d*#]/g, '')
    .replace(/^\+?66(?=\d{8,10}$)0?/, '+66')}`;

export const emailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/** URL of a page on the social network; a full URL is unchanged. */
export const fanpageHref = (fanpage: string): string =>
  safeWebHref(fanpage) ?? `https://www.facebook.com/${pathSegment(fanpage)}`;

export const instagramHref = (id: string): string => `https://www.instagram.com/${pathSegment(id)}`;

/** URL of a chat account; an organisation's id starts with '@', a person's does not. [PORTAL-19] */
export const lineHref = (id: string): string =>
  id.trim().startsWith('@') ? lineAdsHref(id) : linePersonalHref(id);

/** [PORTAL-19] */
export const lineAdsHref = (id: string): string => `https://line.me/R/ti/p/%40${pathSegment(id)}`;

/** [PORTAL-19] */
export const linePersonalHref = (id: string): string => `https://line.me/R/ti/p/~${pathSegment(id)}`;

/** [PORTAL-19] */
export const messengerHref = (id: string): string => `https://www.facebook.com/messages/t/${pathSegment(id)}`;

/** Map URL of coordinates in degrees. */
export const mapHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`;

/** Directions in a maps app, from its own location; coordinates in degrees. [PORTAL-16, T-19] */
export const directionsHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;

/** One entry of a contact row. */
export interface ContactEntry {
  text: string;
  /** Undefined if the text cannot be linked. [T-12] */
  href: string | undefined;
}

/**
 * The entries of one kind of contact; empty if there are none. `others` and `location` are localized texts and not
 * included.
 */
export function contactEntries(
  contacts: Contacts | undefined,
  kind: Exclude<ContactKind, 'location' | 'others'>,
): ContactEntry[] {
  const value = contacts?.[kind]?.trim();
  if (!value) return [];
  switch (kind) {
    case 'email':
      return [{ text: value, href: emailHref(value) }];
    case 'phone':
      return phoneNumbers(value).map((number) => ({ text: number, href: phoneHref(number) }));
    case 'fanpage':
      return [{ text: shortAddress(value), href: fanpageHref(value) }];
    case 'instragramId':
      return [{ text: value, href: instagramHref(value) }];
    case 'lineId':
      return [{ text: value, href: lineHref(value) }];
    case 'webpage':
      return [{ text: shortAddress(value), href: safeWebHref(value) }];
  }
}

/** An id as a path segment, without the `@` or `~` that some people type before it. */
const pathSegment = (id: string): string => encodeURIComponent(id.trim().replace(/^[@~]/, ''));

/** Shortens `https://www.example.com/` to `example.com`. */
const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
