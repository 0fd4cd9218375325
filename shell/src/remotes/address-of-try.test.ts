import { expect, test } from '@jest/globals';
import { addressOfTry } from './address-of-try.ts';

const entry = '/_r/mfe-portal/1/remoteEntry.js';
const cdn = 'https://files.example';

test.each<[number, string[], string]>([
  [0, [cdn], entry],
  [1, [cdn], `${cdn}${entry}`],
  [2, [cdn], entry],
  [1, [], entry],
])('[MFE-10] after %i failures with %j the entry is asked for at %s', (failures, origins, address) => {
  expect(addressOfTry(entry, { failures, origins })).toBe(address);
});

test('an entry from elsewhere stays there', () => {
  const elsewhere = 'http://localhost:3001/web/remoteEntry.js';
  expect(addressOfTry(elsewhere, { failures: 1, origins: [cdn] })).toBe(elsewhere);
});
