import { expect, test } from '@jest/globals';
import { catalogSize } from './catalog-size.ts';

test.each([
  [1, 8],
  [2, 2],
  [3, 6],
] as const)('[CAT-05] template %i loads %i products', (template, size) => {
  expect(catalogSize(template)).toBe(size);
});

test.each([4, 5] as const)('[OPEN-09] template %i loads 8 products', (template) => {
  expect(catalogSize(template)).toBe(8);
});
