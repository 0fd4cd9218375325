import { expect, test } from '@jest/globals';
import { differences, likenessOf } from './fuzzy.ts';

test.each([
  ['temple', 'temple', 0],
  ['temple', 'tempke', 1],
  ['temple', 'tempel', 1],
  ['temple', 'temples', 1],
  ['temple', 'emple', 1],
  ['temple', 'tampke', 2],
  ['', 'abc', 3],
])('%s and %s differ by %i', (one, other, count) => {
  expect(differences(one, other)).toBe(count);
  expect(differences(other, one)).toBe(count);
});

test.each([
  ['สุเทพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['สุเทก', 'วัดพระธาตุดอยสุเทพ', true],
  ['สเทพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['สุเทพพ', 'วัดพระธาตุดอยสุเทพ', true],
  ['ยุเทก', 'วัดพระธาตุดอยสุเทพ', false],
  ['双龙寺山', '素贴山双龙寺', true],
  ['双龙桥山', '素贴山双龙寺', false],
])('%s is like something in %s: %s', (word, text, expected) => {
  const likeness = likenessOf(word);
  if (likeness?.kind !== 'inside') throw new Error('a script without spaces is looked for inside texts');
  expect(likeness.matches(text)).toBe(expected);
});

test.each(['nan', 'ดอย', '寺'])('%s is too short to be like another', (word) => {
  expect(likenessOf(word)).toBeUndefined();
});
