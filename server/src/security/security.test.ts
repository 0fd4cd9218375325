import { expect, test } from '@jest/globals';
import { deriveKeys } from './keys.ts';
import { openSealedText, sealText } from './sealed-text.ts';

const key = deriveKeys('a secret').passcode;

test('[T-05, T-06] a sealed text opens only with its key, differs each time and cannot be changed', () => {
  const sealed = sealText('123456', key);
  expect(openSealedText(sealed, key)).toBe('123456');
  expect(sealText('123456', key)).not.toBe(sealed);
  expect(sealed).not.toContain('123456');
  expect(() => openSealedText(sealed, deriveKeys('another secret').passcode)).toThrow();
  expect(() => openSealedText(`${sealed.slice(0, -2)}AA`, key)).toThrow();
});

test('every purpose has a key of its own, the same at each start', () => {
  const { session, grant, passcode } = deriveKeys('a secret');
  expect(new Set([session, grant, passcode].map(([bytes]) => Buffer.from(bytes).toString('hex'))).size).toBe(
    3,
  );
  expect(deriveKeys('a secret').session).toEqual(session);
});
