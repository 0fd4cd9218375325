import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FIELD_END, fold } from './fold.ts';

test.each([
  ['lower case', 'Doi SUTHEP', 'doi suthep'],
  ['accents, in one character or two', 'Cafe\u0301 Café', 'cafe cafe'],
  ['the Turkish letters i', 'İSTANBUL Iğdır ısparta', 'istanbul igdir isparta'],
  ['full-width Latin', 'ＡＢＣ１２', 'abc12'],
  ['the Greek final sigma', 'ΟΔΟΣ', 'οδοσ'],
  ['Thai, which stays as it is', 'น้ำตก กำแพง', 'น้ำตก กำแพง'],
  ['Chinese, which stays as it is', '素贴山双龙寺', '素贴山双龙寺'],
  ['Arabic vowel signs and the stretching line', 'مُحَمَّد مـحـمـد', 'محمد محمد'],
  ['the forms of alef', 'أحمد إيمان آثار ٱلله', 'احمد ايمان اثار الله'],
  ['Arabic presentation forms', '\uFEB3\uFEBC', 'سص'],
  ['the mark between fields', `a${FIELD_END}b`, 'a\uFFFDb'],
])('[SEARCH-13] folds %s', (_what, text, expected) => {
  expect(fold(text)).toBe(expected);
});

test('[SEARCH-13, ESQ-05] what contains a text still contains it when both are folded', () => {
  // Includes marks alone, because a text may be cut between a letter and its mark.
  const character = fc.oneof(
    fc.constantFrom(
      'e',
      '\u0301',
      'é',
      'İ',
      'I',
      'ı',
      'ς',
      'Σ',
      'ำ',
      '้',
      'ไ',
      'ا',
      'أ',
      'ّ',
      'َ',
      'ـ',
      '寺',
      'Ａ',
      '＊',
      '½',
      '👍🏽',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const texts = fc.string({ unit: character, maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, texts, (before, text, after) => {
      expect(fold(before + text + after)).toContain(fold(text));
    }),
    { numRuns: 2000 },
  );
});
