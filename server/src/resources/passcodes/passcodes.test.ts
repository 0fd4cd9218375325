import { beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { generatePasscode, PASSCODE_ALPHABET, passcodeCharacter } from './generate-passcode.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

test('[API-14, CONST-08] a creator gets six characters that are not mistaken for others', async () => {
  const response = await site.get<{ data: { passcode: string } }>('/api/generatePasscode', {
    headers: await site.signIn(),
  });
  expect(response).toEqual({ status: 'ok', data: { passcode: expect.any(String) } });
  expect(response.data.passcode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

test('[API-14] visitors get none', async () => {
  const response = await site.ask({ url: '/api/generatePasscode' });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ status: 'fail', code: 'unauthenticated', reason: 'Please sign in.' });
});

test('[API-14] every character is as likely as the others', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const character = passcodeCharacter(byte);
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(PASSCODE_ALPHABET.split('').sort());
  expect(new Set(counts.values())).toEqual(new Set([256 / PASSCODE_ALPHABET.length]));
});

test('passcodes do not repeat', () => {
  const many = new Set(Array.from({ length: 200 }, generatePasscode));
  expect(many.size).toBe(200);
});

test('[API-14] the call is limited per address', async () => {
  const headers = await site.signIn();
  const ask = () => site.ask({ url: '/api/generatePasscode', headers, address: '203.0.113.20' });
  for (let count = 0; count < 60; count++) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
});
