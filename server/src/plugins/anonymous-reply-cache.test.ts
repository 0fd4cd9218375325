import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
});

const portalKey = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
const titleOf = async (request: object = {}) =>
  (await site.get<{ data: Portal }>('/api/portal/wat-phumin', request)).data.title.en;
const rename = async (en: string) => {
  const stored = await site.services.records.get<object>(portalKey);
  await site.services.records.put({ ...portalKey, value: { ...stored?.value, title: { en } } });
};

test('a response is computed once for all anonymous visitors, and is identical each time', async () => {
  const first = await site.ask({ url: '/api/portal/wat-phumin' });
  const read = jest.spyOn(site.services.records, 'get');
  const second = await site.ask({ url: '/api/portal/wat-phumin' });
  expect(read).not.toHaveBeenCalled();
  expect([second.statusCode, second.headers['content-type'], second.body]).toEqual([
    200,
    first.headers['content-type'],
    first.body,
  ]);
  // A visit changes nothing visible.
  await site.ask({ url: '/api/hits', method: 'PUT' });
  read.mockClear();
  await titleOf();
  expect(read).not.toHaveBeenCalled();
});

test('it is computed again after any change of the provider', async () => {
  await titleOf();
  await rename('Renamed');
  expect(await titleOf()).toBe('Renamed');
  await site.services.records.delete(portalKey);
  expect((await site.ask({ url: '/api/portal/wat-phumin' })).statusCode).toBe(404);
});

test('a change during the computation is not missed', async () => {
  const { records } = site.services;
  const get = records.get.bind(records);
  jest.spyOn(records, 'get').mockImplementationOnce(async (key) => {
    const found = await get(key);
    await rename('Renamed meanwhile');
    return found as never;
  });
  await titleOf();
  expect(await titleOf()).toBe('Renamed meanwhile');
});

test('[T-05, T-07] responses are never shared between editors and anonymous visitors, or between providers', async () => {
  const editor = await site.signIn();
  const url = '/api/portal/private';
  expect((await site.ask({ url, headers: editor })).json().data.passcode).toBe('123456');
  expect((await site.ask({ url })).statusCode).toBe(403);
  await rename('Ours');
  expect(await titleOf()).toBe('Ours');
  const elsewhere = await site.ask({ url: '/api/portal/wat-phumin', host: 'other.example' });
  expect(elsewhere.body).not.toContain('Ours');
  const { grant } = (
    await site.ask({ url: '/api/checkPrivacy/portal/id/private', headers: { 'x-passcode': '123456' } })
  ).json().data;
  expect((await site.ask({ url, headers: { 'x-portico-grant': grant } })).statusCode).toBe(200);
  expect((await site.ask({ url })).statusCode).toBe(403);
});
