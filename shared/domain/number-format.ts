import type { Language } from '../contracts/constants.ts';
import type { OpeningInterval } from '../contracts/portal.ts';

/*
 * How numbers are shown, without `Intl`, whose first use is slow on a phone, during hydration. Digits are Western in
 * every language; the tests compare each format with that of `Intl`.
 */

/**
 * A number below 1e21 with separated thousands and at most so many decimals, the same in all languages: `1,234,567.5`.
 * Messages format their numbers by it.
 */
export function groupedNumber(value: number, decimals = 2): string {
  const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A fraction, 0 to 1, in percent with at most one decimal: `12.5%`. Marks keep the sign right of an Arabic number. */
export const formatPercent = (fraction: number, language: Language): string =>
  groupedNumber(fraction * 100, 1) + (language === 'ar' ? '\u200e%\u200e' : '%');

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
  return { value: groupedNumber(km, km < 9.95 ? 1 : 0), unit: 'km' };
}

/**
 * `18:00–02:00` by the 24-hour clock in all languages. Digits have no direction of their own, so a mark has Arabic read
 * the range from the right.
 */
export const formatHours = ({ open, close }: OpeningInterval, language: Language): string =>
  `${language === 'ar' ? '\u200f' : ''}${open}–${close}`;
