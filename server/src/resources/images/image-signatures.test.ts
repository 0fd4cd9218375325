import { expect, test } from '@jest/globals';
import { createImageSignatures } from './image-signatures.ts';

const key = [new Uint8Array(32).fill(7)] as const;
const HOUR_MS = 3_600_000;
const signer = (at: number) => createImageSignatures({ key, now: () => new Date(at) });
const signatureIn = (address: string): string => new URL(address, 'http://site').searchParams.get('s') ?? '';

test('a signed address is valid only for its image and its provider, for two hours at most', () => {
  const start = 1_800_000_000_000;
  const signature = signatureIn(signer(start).signed('demo', '/images/abc'));
  expect(signer(start).isValid('demo', 'abc', signature)).toBe(true);
  expect(signer(start + 0.99 * HOUR_MS).isValid('demo', 'abc', signature)).toBe(true);
  expect(signer(start + 2 * HOUR_MS).isValid('demo', 'abc', signature)).toBe(false);
  expect(signer(start).isValid('demo', 'abd', signature)).toBe(false);
  expect(signer(start).isValid('other', 'abc', signature)).toBe(false);
});

test.each([undefined, '', '.', 'x.y', `${Number.MAX_SAFE_INTEGER}.x`, '9'])(
  '%j is no signature',
  (signature) => {
    expect(signer(0).isValid('demo', 'abc', signature)).toBe(false);
  },
);

test('an end that was moved is refused', () => {
  const signature = signatureIn(signer(0).signed('demo', '/images/abc'));
  const [, hash] = signature.split('.');
  expect(signer(0).isValid('demo', 'abc', `${9 * HOUR_MS}.${hash}`)).toBe(false);
});
