import { describe, expect, test } from '@jest/globals';
import { type WordDiff, wordDiff } from './word-diff.ts';

const marked = (changes: readonly WordDiff[]) =>
  changes
    .map(({ kind, words }) => ({ same: words, added: `+${words}+`, removed: `-${words}-` })[kind])
    .join('');

describe('word diff', () => {
  test.each([
    ['nothing', 'Old town', 'Old town', 'Old town'],
    ['a word came', 'Old town', 'Old quiet town', 'Old +quiet +town'],
    ['a word went', 'Old quiet town', 'Old town', 'Old -quiet -town'],
    ['a word for another', 'Hot soup here', 'Cold soup here', '-Hot-+Cold+ soup here'],
    ['at both ends', 'a b c', 'x b y', '-a-+x+ b -c-+y+'],
    ['a text came', '', 'New', '+New+'],
    ['a text went', 'Gone', '', '-Gone-'],
    ['Thai', 'ก๋วยเตี๋ยวร้อน', 'ก๋วยเตี๋ยวเย็น', 'ก๋วยเตี๋ยว-ร้อน-+เย็น+'],
  ])('%s', (_what, before, after, expected) => {
    expect(marked(wordDiff(before, after))).toBe(expected);
  });

  test('list entries are not split', () => {
    const [before, after] = ['iced coffee\ntea\n', 'iced tea\ntea\n'];
    expect(marked(wordDiff(before, after, true))).toBe('-iced coffee\n-+iced tea\n+tea\n');
  });

  test('both texts can be reconstructed from any diff', () => {
    const before = 'The market opens at six and closes when the fish is sold.';
    const after = 'At six the market opens; it closes when all fish is sold out.';
    const changes = wordDiff(before, after);
    const read = (left: string) => changes.filter(({ kind }) => kind !== left).map(({ words }) => words);
    expect([read('added').join(''), read('removed').join('')]).toEqual([before, after]);
  });

  test('long and entirely different texts count as rewritten, within a time limit', () => {
    const long = (word: string) => Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ');
    const kinds = wordDiff(long('a'), long('b')).map(({ kind }) => kind);
    expect(kinds).toEqual(['removed', 'added']);
  });
});
