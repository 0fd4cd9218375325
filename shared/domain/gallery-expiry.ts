import type { GalleryItem } from '../contracts/portal.ts';
import { endOfDay } from './place-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Expiring = Pick<GalleryItem, 'expDate'>;

/** When an item ends (ms since 1970): a bare date at the end of that day, an ISO time exactly; undefined for never. [AMBIG-35] */
export function expiresAt({ expDate }: Expiring): number | undefined {
  const text = expDate?.trim();
  if (!text) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? endOfDay(text) : Date.parse(text);
  return Number.isNaN(moment) ? undefined : moment;
}

/** [GAL-12] */
export function isExpired(item: Expiring, now: number): boolean {
  const end = expiresAt(item);
  return end !== undefined && end <= now;
}

/** What is left of an item that has not expired: whole days, or hours when it is less than one. */
export interface RemainingTime {
  unit: 'days' | 'hours';
  count: number;
}

/** [GAL-13] Undefined for an item without expDate and for an expired one; under one hour reads 1 hour. [AMBIG-35] */
export function remainingTime(item: Expiring, now: number): RemainingTime | undefined {
  const end = expiresAt(item);
  if (end === undefined || end <= now) return undefined;
  const left = end - now;
  if (left >= DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) };
  return { unit: 'hours', count: Math.max(1, Math.floor(left / HOUR_MS)) };
}
