import { expect, test } from '@jest/globals';
import { exceptionsWithoutReason } from './lint.check.ts';

test('a lint exception states its reason', () => {
  const source = [
    '// oxlint-disable-next-line react/no-danger -- cleaned when it was saved',
    '// oxlint-disable-next-line react/no-danger',
    '{/* eslint-disable-line react/no-danger */}',
  ].join('\n');
  expect(exceptionsWithoutReason('a.tsx', source)).toEqual([
    'a.tsx:2 is a lint exception without a reason',
    'a.tsx:3 is a lint exception without a reason',
  ]);
});
