import { beforeEach, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { isSameVisit } from './visit.ts';

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
});

const hit = (request: { address?: string; headers?: Record<string, string>; host?: string } = {}) =>
  site.ask({ url: '/api/hits', method: 'PUT', ...request });
const valueOf = async (request?: Parameters<typeof hit>[0]): Promise<number> =>
  (await hit(request)).json<{ data: { value: number } }>().data.value;
const stored = async (provider = 'demo') =>
  (await site.services.records.get<{ value: number }>({ provider, kind: 'counter', id: 'hits' }))?.value
    .value;

test('[API-17, T-17] a browser session counts once, and reads the number from then on', async () => {
  const first = await hit();
  expect(first.json()).toEqual({ data: { value: 1 } });
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^visit=\d+; Path=\/api\/hits; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const again = await hit({ headers });
  expect(again.json()).toEqual({ data: { value: 1 } });
  expect(again.headers).not.toHaveProperty('set-cookie');
  expect(await valueOf({ address: '203.0.113.7' })).toBe(2);
  site.hours(13);
  expect(await valueOf({ headers })).toBe(3);
});

test('[T-17] a thousand calls of one address without cookies add twenty, and all get a response', async () => {
  let last = 0;
  for (let count = 0; count < 1000; count++) last = await valueOf({ address: '203.0.113.7' });
  expect(last).toBe(20);
  for (let count = 0; count < 30; count++) last = await valueOf({ address: `2001:db8:1:2::${count}` });
  expect(last).toBe(40);
  expect(await valueOf({ address: '203.0.113.8' })).toBe(41);
  expect(await valueOf({ address: '203.0.113.7', host: 'other.example' })).toBe(1);
  site.hours(1);
  expect(await valueOf({ address: '203.0.113.7' })).toBe(42);
});

test('[T-17] visits that wait to be written are written when the server stops, and no address is', async () => {
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await hit({ address });
  await hit({ host: 'other.example' });
  expect(await stored()).toBeUndefined();
  await site.app.close();
  expect([await stored(), await stored('other')]).toEqual([3, 1]);
  const { records } = site.services;
  expect(JSON.stringify(await records.list({ provider: 'demo', kind: 'counter' }))).not.toContain(
    '203.0.113',
  );
});

test('the server itself, when it renders a page, is no visitor', async () => {
  expect(await valueOf({ headers: { 'x-portico-internal': site.services.internalKey } })).toBe(0);
});

test.each([
  ['of now', 0, true],
  ['of half a day ago', 11.9, true],
  ['of yesterday', 24, false],
  ['of tomorrow', -24, false],
])('a mark %s', (_when, hoursAgo, expected) => {
  const now = new Date('2026-11-21T05:00:00.000Z');
  expect(isSameVisit(String(now.getTime() - hoursAgo * 3_600_000), now)).toBe(expected);
});

test.each([undefined, '', 'x', 'NaN', '1e400'])('%j is no mark', (mark) => {
  expect(isSameVisit(mark, new Date())).toBe(false);
});
