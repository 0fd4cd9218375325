import { expect, test } from '@jest/globals';
import type { SourceText } from './source-files.ts';
import { type AvoidedWord, countWords } from './vocabulary.ts';

const sources: SourceText[] = [
  { file: 'a/old-name.ts', text: '// An OLD word.\nconst oldThing = 1;\n' },
  { file: 'b.ts', text: '// A golden word, some older one.\n' },
];

/** The locations of one word. */
const locations = (word: Omit<AvoidedWord, 'use' | 'left'>, texts = sources): readonly string[] =>
  countWords(texts, [{ use: '', left: 0, ...word }])[0]?.locations ?? [];

const inText = (text: string): SourceText[] => [{ file: 'x.ts', text }];

test('finds a word in names of files, names in code and comments, with its lines', () => {
  expect(locations({ pattern: 'old' })).toEqual(['a/old-name.ts', 'a/old-name.ts:1', 'a/old-name.ts:2']);
});

test.each(['const KEPT_MS = 1;', 'isKept()', 'keptPages', 'useXMLKept', 'data-kept', '// what is kept'])(
  'finds a part of a name: %s',
  (text) => {
    expect(locations({ pattern: 'kept' }, inText(`\n${text}\n`))).toEqual(['x.ts:2']);
  },
);

test('does not find a part of a word', () => {
  expect(locations({ pattern: 'place' }, inText('replaceAll(placeholder, marketplace)'))).toEqual([]);
});

test.each([
  '// It takes up the page.',
  '// It takes\n// up the page.',
  '/**\n * It takes\n * up the page.\n */',
  '- It takes\n  up the page.',
  'takesUp()',
  'TAKES_UP',
  'data-takes-up',
])('finds a phrase as a name and over two lines: %j', (text) => {
  expect(locations({ pattern: 'takes up' }, inText(text))).toHaveLength(1);
});

test('reports the line where a phrase begins', () => {
  expect(locations({ pattern: 'takes up' }, inText('\n// One.\n  // It takes\n  // up the page.\n'))).toEqual(
    ['x.ts:3'],
  );
});

test('a pattern with an underscore finds names alone', () => {
  const text = 'tagWords\n// These are words.\nTAG_WORDS\nwordsOf\npasswords\n';
  expect(locations({ pattern: '_words' }, inText(text))).toEqual(['x.ts:1', 'x.ts:3']);
  expect(locations({ pattern: 'words_' }, inText(text))).toEqual(['x.ts:4']);
});

test('accepts the names and files that may contain the word', () => {
  const text = 'context.drawImage();\nhost.drawImageTwice();\ndrawPage();\n';
  expect(locations({ pattern: 'draw', names: ['drawImage'] }, inText(text))).toEqual(['x.ts:2', 'x.ts:3']);
  expect(locations({ pattern: 'old', files: ['a/'] })).toEqual([]);
});
