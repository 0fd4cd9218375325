import { expect, test } from '@jest/globals';
import { formatBaht, priceTag } from './price.ts';

test.each([
  [0, '฿0'],
  [990, '฿990'],
  [1250, '฿1,250'],
  [1234567.5, '฿1,234,567.5'],
])('[CAT-06] %d reads %s', (amount, text) => {
  expect(formatBaht(amount)).toBe(text);
});

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
