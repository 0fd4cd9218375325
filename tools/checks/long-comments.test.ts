import { expect, test } from '@jest/globals';
import { longComments } from './long-comments.ts';

test('finds block and line comments of more than two sentences, with their lines', () => {
  const source = [
    'const a = 1;',
    '/**',
    ' * One is here. Two continues',
    ' * over a line. `three` ends.',
    ' */',
    'const b = 2;',
    '  // One. Two.',
    '  // Three.',
  ].join('\n');
  expect(longComments(source)).toEqual([2, 7]);
});

test.each([
  '/** One. Two. */',
  '/** One, e.g. this. Two. [APP-01, T-02] */',
  '/**\n * One. Two.\n * @param a Three. Four.\n */',
  '// One. Two.\n\n// Another comment.',
  "const glob = 'a/**/b. C. D. E'; // One.",
])('accepts %j', (source) => {
  expect(longComments(source)).toEqual([]);
});
