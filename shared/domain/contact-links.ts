import type { Contacts } from '../contracts/portal.ts';
import { safeWebHref } from './safe-link.ts';

/** The order in which contacts are shown. `location` is the street address, which lives beside them. [PORTAL-11, AMBIG-39] */
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

/** The numbers of a comma-joined list, in its order. [DATA-12] */
export const phoneNumbers = (phone: string | undefined): string[] =>
  (phone ?? '')
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);

/** What the floating button dials; undefined without a phone. [PORTAL-20] */
export const firstPhone = (phone: string | undefined): string | undefined => phoneNumbers(phone)[0];

/** `tel:` with digits and a leading plus alone, as dialers expect. */
export const phoneHref = (number: string): string => `tel:${number.replace(/(?!^\+)[^\d*#]/g, '')}`;

export const emailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;

/** A full address stays one; a page's name leads to the social network. */
export const fanpageHref = (fanpage: string): string =>
  safeWebHref(fanpage) ?? `https://www.facebook.com/${pathSegment(fanpage)}`;

export const instagramHref = (id: string): string => `https://www.instagram.com/${pathSegment(id)}`;

/** A chat account of an organisation carries an '@', a person's does not. [PORTAL-19] */
export const lineHref = (id: string): string =>
  id.trim().startsWith('@') ? lineAdsHref(id) : linePersonalHref(id);

/** [PORTAL-19] */
export const lineAdsHref = (id: string): string => `https://line.me/R/ti/p/%40${pathSegment(id)}`;

/** [PORTAL-19] */
export const linePersonalHref = (id: string): string => `https://line.me/R/ti/p/~${pathSegment(id)}`;

/** [PORTAL-19] */
export const messengerHref = (id: string): string => `https://www.facebook.com/messages/t/${pathSegment(id)}`;

/** The place on a map, by coordinates in degrees. */
export const mapHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitude},${longitude}`)}`;

/** The way there in a maps app, which knows by itself where one starts; coordinates in degrees. [PORTAL-16, T-19] */
export const directionsHref = (latitude: number, longitude: number): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${latitude},${longitude}`)}`;

/** One link or text of a contact row. */
export interface ContactEntry {
  text: string;
  /** Absent when it cannot be linked to; the text stands alone. [T-12] */
  href: string | undefined;
}

/** The entries of one kind of contact; empty when there are none. `others` and `location` are localised and not here. */
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

/** An id as part of a path; the mark that some people type before it is not part of it. */
const pathSegment = (id: string): string => encodeURIComponent(id.trim().replace(/^[@~]/, ''));

/** `https://www.example.com/` is read as `example.com`. */
const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
