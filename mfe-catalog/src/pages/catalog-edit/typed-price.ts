import { MAX_PRICE } from '@portico/shared/contracts';

const PRICE = /^\d+(\.\d{1,2})?$/;

/** A price as people write it, '฿1,250.50', in baht: undefined where there is none, 'wrong' where it is no price. */
export function typedPrice(text: string): number | undefined | 'wrong' {
  const digits = text.replaceAll(/[฿,\s]/g, '');
  if (digits === '') return undefined;
  return PRICE.test(digits) && Number(digits) <= MAX_PRICE ? Number(digits) : 'wrong';
}
