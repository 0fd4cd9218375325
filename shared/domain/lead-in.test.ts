import { expect, test } from '@jest/globals';
import { leadIn } from './lead-in.ts';

test.each([
  ['Visitors see instead:', 'Visitors see instead: '],
  ['ผู้อ่านจะเห็น:', 'ผู้อ่านจะเห็น: '],
  ['هل لديك حساب؟', 'هل لديك حساب؟ '],
  ['访客会看到：', '访客会看到：'],
  ['还没有账号？', '还没有账号？'],
])('%s before a value has a space unless its punctuation has one', (text, expected) => {
  expect(leadIn(text)).toBe(expected);
});
