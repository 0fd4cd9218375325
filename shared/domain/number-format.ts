import type { Language } from '../contracts/constants.ts';
import type { OpeningInterval } from '../contracts/portal.ts';
import { groupedNumber } from './grouped-number.ts';

/*
 * How numbers with a unit are shown, without `Intl`, whose first use is slow on a phone, during hydration. Plain numbers
 * have a file of their own, because the shell's first script has it.
 */

/** A fraction, 0 to 1, in percent with at most one decimal: `12.5%`. Marks keep the sign right of an Arabic number. */
export const formatPercent = (fraction: number, language: Language): string =>
  groupedNumber(Math.round(fraction * 1000) / 10) + (language === 'ar' ? '\u200e%\u200e' : '%');

/** `฿1,250`, and `1,250 ฿` in Arabic: with separated thousands, and two decimals only for satang. [CAT-06] */
export function formatBaht(amount: number, language: Language): string {
  const number = groupedNumber(amount).replace(/\.\d$/, '$&0');
  return language === 'ar' ? `\u200f${number}\u00a0฿` : `฿${number}`;
}

/** A distance for display; the unit is translated by the page. */
export interface ShownDistance {
  value: string;
  unit: 'm' | 'km';
}

/** Whole metres below 1 km, then km, with one decimal below 10. `km` is not negative. [PORTAL-15] */
export function shownDistance(km: number): ShownDistance {
  const metres = Math.round(km * 1000);
  if (metres < 1000) return { value: String(metres), unit: 'm' };
  return { value: groupedNumber(km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)), unit: 'km' };
}

/**
 * `18:00–02:00` by the 24-hour clock in all languages. Digits have no direction of their own, so a mark has Arabic read
 * the range from the right.
 */
export const formatHours = ({ open, close }: OpeningInterval, language: Language): string =>
  `${language === 'ar' ? '\u200f' : ''}${open}–${close}`;
