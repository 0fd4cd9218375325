import { expect, test } from '@jest/globals';
import { sentPasscode } from './sent-passcode.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['123456', '123456'],
  ['%41%42', '%41%42'],
  ['100%ab', '100%ab'],
  [encodeURIComponent('ความลบ'), 'ความลบ'],
  [encodeURIComponent('🔑🔑🔑🔑🔑🔑'), '🔑🔑🔑🔑🔑🔑'],
  ['%E0%A4%A-broken', '%E0%A4%A-broken'],
  [['123456', '654321'], '123456'],
])('%j is the passcode %j', (header, passcode) => {
  expect(sentPasscode(header)).toBe(passcode);
});
