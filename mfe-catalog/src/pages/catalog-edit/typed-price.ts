import { MAX_PRICE } from '@portico/shared/contracts';

const PRICE = /^\d+(\.\d{1,2})?$/;

/** Parses a price such as '฿1,250.50', also as Arabic writes it, in baht; undefined if empty, 'wrong' if it is not a price. */
export function typedPrice(text: string): number | undefined | 'wrong' {
  const digits = text.replaceAll(/[฿,\s\u200f]/g, '');
  if (digits === '') return undefined;
  return PRICE.test(digits) && Number(digits) <= MAX_PRICE ? Number(digits) : 'wrong';
}
