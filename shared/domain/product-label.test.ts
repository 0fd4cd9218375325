import { expect, test } from '@jest/globals';
import { productLabel } from './product-label.ts';

test.each([
  ['new', 'NEW', 'en'],
  ['sale_en', 'SALE', 'en'],
  ['hot', 'HOT', 'en'],
  ['sale_th', 'ลดราคา', 'th'],
  ['top', 'TOP', 'en'],
  ['sold_out', 'SOLD OUT', 'en'],
  ['full', 'เต็ม', 'th'],
  ['blank', 'ว่าง', 'th'],
  ['promotion', 'PROMOTION', 'en'],
  ['1free1', '1 แถม 1', 'th'],
  ['suggest', 'แนะนำ', 'th'],
])('[CAT-08, OPEN-20] %s reads %s', (highlightText, text, lang) => {
  expect(productLabel(highlightText)).toEqual({ text, lang });
});

test.each(['NEW', 'constructor', 'cheap'])('[CAT-09] %s shows None Text', (highlightText) => {
  expect(productLabel(highlightText)?.text).toBe('None Text');
});

test('a product without highlightText has no label', () => {
  expect(productLabel(undefined)).toBeUndefined();
  expect(productLabel('')).toBeUndefined();
});
