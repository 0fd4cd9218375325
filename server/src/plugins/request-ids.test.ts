import { expect, test } from '@jest/globals';
import { openTestApp } from '../testing/test-app.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const given = { 'x-request-id': 'proxy-0123456789' };

test('every response names its request, refusals and unknown hosts too', async () => {
  const site = await openTestApp();
  const ids = new Set<unknown>();
  for (const request of [
    { url: '/api/health' },
    { url: '/api/nothing' },
    { url: '/api/portal/%E0%A4%A' },
    { url: '/api/web-admin/', host: 'evil.example' },
    { url: '/api/health', headers: given },
  ]) {
    const id = (await site.ask(request)).headers['x-request-id'];
    expect([request, id]).toEqual([request, expect.stringMatching(UUID)]);
    ids.add(id);
  }
  expect(ids.size).toBe(5);
});

test('only a trusted proxy can set the request id', async () => {
  const site = await openTestApp(undefined, { PORTICO_TRUSTED_PROXIES: '10.0.0.0/8' });
  const idOf = async (address: string, headers: Record<string, string>) =>
    (await site.ask({ url: '/api/health', address, headers })).headers['x-request-id'];
  expect(await idOf('10.1.2.3', given)).toBe(given['x-request-id']);
  expect(await idOf('203.0.113.7', given)).toMatch(UUID);
  expect(await idOf('203.0.113.7', { ...given, 'x-forwarded-for': '10.1.2.3' })).toMatch(UUID);
  for (const id of ['short', 'a"b\\u0000-forged-line', 'x'.repeat(65)])
    expect(await idOf('10.1.2.3', { 'x-request-id': id })).toMatch(UUID);
});
