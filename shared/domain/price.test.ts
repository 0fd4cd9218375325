import { expect, test } from '@jest/globals';
import { priceTag } from './price.ts';

test.each([
  [{}, { kind: 'none' }],
  [{ price: 100 }, { kind: 'plain', amount: 100 }],
  [{ priceSale: 80 }, { kind: 'plain', amount: 80 }],
  [
    { price: 80, priceSale: 100 },
    { kind: 'reduced', was: 100, now: 80 },
  ],
  [
    { price: 0, priceSale: 100 },
    { kind: 'reduced', was: 100, now: 0 },
  ],
])('[CAT-07, AMBIG-40] %j', (product, tag) => {
  expect(priceTag(product)).toEqual(tag);
});
