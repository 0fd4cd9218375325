import { expect, test } from '@jest/globals';
import { exceptionsWithoutReason } from './lint.check.ts';

/** Split, so that this file contains no exception. */
const directive = ['oxlint', 'disable'].join('-');

test('a lint exception states its reason', () => {
  const source = [
    `// ${directive}-next-line react/no-danger -- cleaned when it was saved`,
    `// ${directive}-next-line react/no-danger`,
    `{/* ${directive}-line react/no-danger */}`,
  ].join('\n');
  expect(exceptionsWithoutReason('a.tsx', source)).toEqual([
    'a.tsx:2 is a lint exception without a reason',
    'a.tsx:3 is a lint exception without a reason',
  ]);
});
