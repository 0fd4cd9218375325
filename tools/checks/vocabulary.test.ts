import { expect, test } from '@jest/globals';
import { compareWords } from './vocabulary.ts';

const sources = [
  { file: 'a/old-name.ts', text: 'a/old-name.ts\n// An OLD word.\nconst OldThing = 1;\n' },
  { file: 'b.ts', text: 'b.ts\n// A golden word.\n' },
];

test('finds a former word in names of files, names in code and comments, with its lines', () => {
  const words = [{ pattern: '\\bold', use: '"new"', left: 0 }];
  expect(compareWords(sources, words).findings).toEqual([
    '/\\bold/ occurs 3 times, 0 are allowed; write "new":\n  a/old-name.ts:1\n  a/old-name.ts:2\n  a/old-name.ts:3',
  ]);
});

test('takes capital letters into account where the pattern has one, and not for a class such as \\W', () => {
  expect(compareWords(sources, [{ pattern: 'Old', use: 'New', left: 0 }]).findings[0]).toContain(
    'occurs 1 times',
  );
  expect(compareWords(sources, [{ pattern: '\\Wold', use: 'New', left: 0 }]).findings[0]).toContain(
    'occurs 3 times',
  );
});

test('accepts as many as are left, and says when there are fewer', () => {
  expect(compareWords(sources, [{ pattern: '\\bold', use: 'new', left: 3 }]).findings).toEqual([]);
  expect(compareWords(sources, [{ pattern: '\\bold', use: 'new', left: 3 }]).fewer).toEqual([]);
  expect(compareWords(sources, [{ pattern: '\\bold', use: 'new', left: 5 }]).fewer).toEqual(['/\\bold/ 3']);
});
