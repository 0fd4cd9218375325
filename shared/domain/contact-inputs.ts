/** The page's name in a pasted address of a social network: everything after the last '.com/'. [VAL-17] */
export function socialPageName(entered: string): string {
  const domain = '.com/';
  const last = entered.lastIndexOf(domain);
  return (last === -1 ? entered : entered.slice(last + domain.length)).trim();
}

/** A list of phones with one more; an empty one and one that is there change nothing. [VAL-18] */
export function withPhone(phone: string | undefined, entered: string): string {
  const numbers = (phone ?? '').split(',').map((number) => number.trim());
  // A comma would make two of one.
  const added = entered.replaceAll(',', ' ').trim();
  return [...new Set([...numbers, added].filter(Boolean))].join(',');
}

/** Degrees that were typed, also with a decimal comma; undefined for what is no number in range. [VAL-20] */
export function parseCoordinate(entered: string, kind: 'latitude' | 'longitude'): number | undefined {
  const text = entered.trim().replace(',', '.');
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= (kind === 'latitude' ? 90 : 180) ? degrees : undefined;
}
