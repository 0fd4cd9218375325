import { withPlainDigits } from './contact-links.ts';

/** The page name in a URL of a social network: everything after the last '.com/'. [VAL-17] */
export function socialPageName(entered: string): string {
  const domain = '.com/';
  const last = entered.lastIndexOf(domain);
  return (last === -1 ? entered : entered.slice(last + domain.length)).trim();
}

/** Adds a number, with Thai digits or others, to a comma-joined list; an empty or existing one changes nothing. [VAL-18] */
export function withPhone(phone: string | undefined, entered: string): string {
  const numbers = (phone ?? '').split(',').map((number) => number.trim());
  // A comma would split it into two numbers.
  const added = withPlainDigits(entered).replaceAll(',', ' ').trim();
  return [...new Set([...numbers, added].filter(Boolean))].join(',');
}

/** Parses degrees, with a decimal point or comma; undefined if it is not a number in range. [VAL-20] */
export function parseCoordinate(entered: string, kind: 'latitude' | 'longitude'): number | undefined {
  const text = entered.trim().replace(',', '.');
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= (kind === 'latitude' ? 90 : 180) ? degrees : undefined;
}
