import type { GalleryItem } from '../contracts/portal.ts';
import { endOfDay } from './place-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Expiring = Pick<GalleryItem, 'expDate'>;

/**
 * When an item expires, in ms since 1970: a bare date at the end of that day in `timeZone` (the portal's; Bangkok by
 * default), an ISO time exactly; undefined for never. [AMBIG-35]
 */
export function expiresAt({ expDate }: Expiring, timeZone?: string): number | undefined {
  const text = expDate?.trim();
  if (!text) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? endOfDay(text, timeZone) : Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
}

/** [GAL-12] */
export function isExpired(item: Expiring, now: number, timeZone?: string): boolean {
  const end = expiresAt(item, timeZone);
  return end !== undefined && end <= now;
}

/** When the next of these items expires, in ms since 1970; Infinity if none does. [GAL-14] */
export const nextExpiry = (items: readonly Expiring[] | undefined, now: number, timeZone?: string): number =>
  Math.min(...(items ?? []).map((item) => expiresAt(item, timeZone) ?? 0).filter((end) => end > now));

/** Time until an item expires: whole days, or hours if it is less than one day. */
export interface RemainingTime {
  unit: 'days' | 'hours';
  count: number;
}

/** [GAL-13] Undefined for an item without expDate or an expired one; less than one hour gives 1 hour. [AMBIG-35] */
export function remainingTime(item: Expiring, now: number, timeZone?: string): RemainingTime | undefined {
  const end = expiresAt(item, timeZone);
  if (end === undefined || end <= now) return undefined;
  const left = end - now;
  if (left >= DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) };
  return { unit: 'hours', count: Math.max(1, Math.floor(left / HOUR_MS)) };
}
