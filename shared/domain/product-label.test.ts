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
  expect(productLabel(highlightText, 'zh')).toEqual({ text, lang });
});

test("[CAT-08] a label's own text is shown in the reader's language, with the usual fallback", () => {
  const own = { th: 'ทำมือ', en: 'Handmade' };
  expect(productLabel(own, 'th')).toEqual({ text: 'ทำมือ', lang: undefined });
  expect(productLabel(own, 'zh')).toEqual({ text: 'Handmade', lang: 'en' });
  expect(productLabel({ th: ' ' }, 'th')).toBeUndefined();
});

test.each(['NEW', 'constructor', 'cheap'])('[CAT-09] %s shows None Text', (highlightText) => {
  expect(productLabel(highlightText, 'en')?.text).toBe('None Text');
});

test('a product without highlightText has no label', () => {
  expect(productLabel(undefined, 'en')).toBeUndefined();
  expect(productLabel('', 'en')).toBeUndefined();
});
