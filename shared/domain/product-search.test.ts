import { expect, test } from '@jest/globals';
import { productSearch } from './product-search.ts';

const cup = { name: { en: 'Tea cup', th: 'ถ้วยชา' }, description: { en: 'Two FISH swim in it.' } };

test.each([
  ['', true],
  ['   ', true],
  ['tea', true],
  ['CUP tea', true],
  ['ชา', true],
  ['fish ถ้วย', true],
  ['tea pot', false],
  ['*', false],
] as const)('[OPEN-07] a search for "%s" finds a tea cup: %s', (text, isFound) => {
  expect(productSearch(text)(cup)).toBe(isFound);
});
