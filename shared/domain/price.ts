import type { Product } from '../contracts/catalog.ts';

/** Price tag of a product in baht; `was` is the former price. [CAT-07, AMBIG-40] */
export type PriceTag =
  | { kind: 'none' }
  | { kind: 'plain'; amount: number }
  | { kind: 'reduced'; was: number; now: number };

/**
 * With both set, priceSale is struck through and price is the red one; with one set, it is shown plainly. [CAT-07,
 * AMBIG-40]
 */
export function priceTag({ price, priceSale }: Pick<Product, 'price' | 'priceSale'>): PriceTag {
  if (price !== undefined && priceSale !== undefined) return { kind: 'reduced', was: priceSale, now: price };
  const amount = price ?? priceSale;
  return amount === undefined ? { kind: 'none' } : { kind: 'plain', amount };
}
