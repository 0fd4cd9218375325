import { beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
/** For tests that leave failed attempts, another clock or another passcode behind. */
const freshSite = async () => {
  site = await openTestApp();
};
beforeAll(freshSite);

const check = (item: string, headers: Record<string, string> = {}, address = '203.0.113.1') =>
  site.ask({ url: `/api/checkPrivacy/${item}`, headers, address });
const withPasscode = async (item: string, passcode: string, address?: string) =>
  (await check(item, { 'x-passcode': passcode }, address)).json();
const grantOf = async (item: string, passcode: string): Promise<string> =>
  (await withPasscode(item, passcode)).data.grant;

test('[API-18, API-29, OPEN-02, PERM-02, PERM-12] a right passcode is traded for a grant, of each kind of item', async () => {
  for (const [item, passcode] of [
    ['portal/id/private', '123456'],
    ['town/id/secret-town', '654321'],
    ['listing/id/secret-listing', 'abcdef'],
  ] as const) {
    expect(await withPasscode(item, passcode)).toEqual({ status: 'ok', data: { grant: expect.any(String) } });
  }
});

test('[API-18, API-29, OPEN-02, OPEN-23] a wrong passcode fails with a reason, and a missing one too', async () => {
  const wrong = await check('portal/id/private', { 'x-passcode': '654321' });
  expect(wrong.statusCode).toBe(200);
  expect(wrong.json()).toEqual({ status: 'fail', reason: 'Passcode ไม่ถูกต้อง' });
  expect(await withPasscode('portal/id/private', '1234567')).toEqual({
    status: 'fail',
    reason: 'Passcode ไม่ถูกต้อง',
  });
  expect((await check('portal/id/private')).json()).toEqual({
    status: 'fail',
    reason: 'A passcode is required.',
  });
});

test('[PERM-10] what is public, and what one edits, opens without a passcode', async () => {
  expect((await check('portal/id/wat-phumin')).json()).toEqual({ status: 'ok', data: {} });
  expect((await check('portal/id/private', await site.signIn())).json()).toEqual({ status: 'ok', data: {} });
  expect((await check('portal/id/no-such-portal')).statusCode).toBe(404);
  expect((await check('portal/id/draft')).statusCode).toBe(404);
  expect((await check('catalog/id/shop')).statusCode).toBe(400);
});

test('[OPEN-14] an administrative town is a 404 except for admins', async () => {
  expect((await check('town/id/test')).statusCode).toBe(404);
  expect((await check('town/id/test', await site.signIn('admin'))).statusCode).toBe(200);
});

test('[PERM-07, OPEN-03] a grant opens its item, for some hours, and nothing else', async () => {
  const grant = await grantOf('portal/id/private', '123456');
  const headers = { 'x-portico-grant': grant };
  expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(200);
  expect((await check('portal/id/private', headers)).json()).toEqual({ status: 'ok', data: {} });
  expect((await check('town/id/secret-town', headers)).json().status).toBe('fail');
  const tampered = { 'x-portico-grant': `${grant.slice(0, -3)}abc` };
  expect((await site.ask({ url: '/api/portal/private', headers: tampered })).statusCode).toBe(403);
  site.hours(3.9);
  expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(200);
  site.hours(0.2);
  expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(403);
});

test('[OPEN-03] changing the passcode ends the grants of the old one', async () => {
  await freshSite();
  const headers = { 'x-portico-grant': await grantOf('portal/id/private', '123456') };
  const { records, passcodes } = site.services;
  const key = { provider: 'demo', kind: 'portal', id: 'private' };
  const stored = await records.get<object>(key);
  await records.put({ ...key, value: { ...stored?.value, sealedPasscode: passcodes.seal('999999') } });
  expect((await site.ask({ url: '/api/portal/private', headers })).statusCode).toBe(403);
  expect((await withPasscode('portal/id/private', '999999')).status).toBe('ok');
});

test('[T-06] attempts from one address are limited, not those of others and of holders of a grant', async () => {
  await freshSite();
  const grant = await grantOf('portal/id/private', '123456');
  for (let count = 0; count < 20; count++) await withPasscode('portal/id/private', `wrong${count % 10}`);
  const stopped = await check('portal/id/private', { 'x-passcode': '123456' });
  expect(stopped.statusCode).toBe(429);
  expect(stopped.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
  expect((await check('town/id/secret-town', { 'x-passcode': '654321' })).statusCode).toBe(429);
  expect((await check('portal/id/private', { 'x-portico-grant': grant })).json().status).toBe('ok');
  expect((await withPasscode('portal/id/private', '123456', '203.0.113.2')).status).toBe('ok');
  site.hours(0.2);
  expect((await withPasscode('portal/id/private', '123456')).status).toBe('ok');
});

test('[T-06] a thousand concurrent attempts from as many addresses fail, and lock no one out', async () => {
  await freshSite();
  const grant = await grantOf('portal/id/private', '123456');
  const guesses = Array.from({ length: 1000 }, (_, number) => ({
    passcode: number === 500 ? '123456' : String(number).padStart(6, '0'),
    address: `198.51.${number >> 8}.${number & 255}`,
    // The counter depends only on the address and the item.
    headers: { 'user-agent': `guesser ${number}`, 'x-portico-grant': `guess-${number}` },
  }));
  const responses = await Promise.all(
    guesses.map(async ({ passcode, address, headers }) =>
      (await check('portal/id/private', { ...headers, 'x-passcode': passcode }, address)).json(),
    ),
  );
  const count = (code: string) =>
    responses.filter((response) => (response.code ?? response.status) === code).length;
  expect({ granted: count('ok'), looked: count('fail'), refused: count('too-many-requests') }).toEqual({
    granted: 0,
    looked: 100,
    refused: 900,
  });

  expect((await check('portal/id/private', { 'x-portico-grant': grant })).json().status).toBe('ok');
  expect((await check('portal/id/private', await site.signIn())).json().status).toBe('ok');
  expect((await withPasscode('town/id/secret-town', '654321', '203.0.113.9')).status).toBe('ok');
  // Someone with the right passcode waits a minute, however long the flood was.
  site.hours(1 / 60);
  expect((await withPasscode('portal/id/private', '123456', '203.0.113.9')).status).toBe('ok');
});

test('[T-06] another spelling of an id is another item, which does not exist', async () => {
  for (const id of ['PRIVATE', 'private%20', '%70rivate%2F', 'private.']) {
    expect([id, (await check(`portal/id/${id}`, { 'x-passcode': '123456' })).statusCode]).not.toEqual([
      id,
      200,
    ]);
  }
  const encoded = await check('portal/id/%70rivate', { 'x-passcode': 'wrong!' });
  expect(encoded.json()).toEqual({ status: 'fail', reason: 'Passcode ไม่ถูกต้อง' });
});

test('[T-06, APP-01] a grant opens nothing of another provider', async () => {
  await freshSite();
  const grant = await grantOf('portal/id/private', '123456');
  const elsewhere = { host: 'other.example', headers: { 'x-portico-grant': grant, 'x-passcode': '123456' } };
  expect((await site.ask({ url: '/api/checkPrivacy/portal/id/private', ...elsewhere })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/portal/private', ...elsewhere })).statusCode).toBe(404);
});

test('[CONST-08, VAL-21] a passcode is six characters of any script, counted as people count', async () => {
  await freshSite();
  const { records, passcodes } = site.services;
  const key = { provider: 'demo', kind: 'town', id: 'secret-town' };
  const stored = await records.get<object>(key);
  const change = (passcode: string) =>
    records.put({ ...key, value: { ...stored?.value, sealedPasscode: passcodes.seal(passcode) } });
  await change('🔑ความลบ'.slice(0, 7));
  const sent = encodeURIComponent('🔑ความลบ'.slice(0, 7));
  expect((await withPasscode('town/id/secret-town', sent)).status).toBe('ok');
  expect(await withPasscode('town/id/secret-town', `${sent}x`)).toEqual({
    status: 'fail',
    reason: 'Passcode ไม่ถูกต้อง',
  });
  // A stored passcode of invalid length opens nothing.
  await change('12345');
  expect((await withPasscode('town/id/secret-town', '12345')).status).toBe('fail');
});

test('[PERM-02, T-07] a private item without a passcode opens for no one', async () => {
  const { records } = site.services;
  const key = { provider: 'demo', kind: 'town', id: 'secret-town' };
  const stored = await records.get<object>(key);
  await records.put({ ...key, value: { ...stored?.value, sealedPasscode: undefined } });
  expect(await withPasscode('town/id/secret-town', '654321')).toEqual({
    status: 'fail',
    reason: 'Passcode ไม่ถูกต้อง',
  });
});
