import { beforeAll, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createAttempts, networkOf } from './attempts.ts';

let site: TestApp;
/** For tests that leave wrong tries, another clock or another passcode behind. */
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

test('[API-18, OPEN-02, PERM-02, PERM-12] a right passcode is traded for a grant, of each kind of item', async () => {
  for (const [item, passcode] of [
    ['portal/id/private', '123456'],
    ['town/id/secret-town', '654321'],
    ['listing/id/secret-listing', 'abcdef'],
  ] as const) {
    expect(await withPasscode(item, passcode)).toEqual({ status: 'ok', data: { grant: expect.any(String) } });
  }
});

test('[API-18, OPEN-02] a wrong passcode fails with a reason, and a missing one too', async () => {
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

test('[T-06] guessing from one address is stopped, others and holders of a grant go on', async () => {
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

test('[T-06] guessing at one item from many addresses is stopped', async () => {
  await freshSite();
  for (let count = 0; count < 200; count++)
    await withPasscode('portal/id/private', 'wrong!', `198.51.100.${count}`);
  expect((await check('portal/id/private', { 'x-passcode': '123456' }, '203.0.113.9')).statusCode).toBe(429);
  expect((await withPasscode('town/id/secret-town', '654321', '203.0.113.9')).status).toBe('ok');
});

test('wrong tries are forgotten after their time', () => {
  let now = 0;
  const attempts = createAttempts({ max: 2, windowMs: 1000 }, () => new Date(now));
  attempts.countWrong('a');
  now = 600;
  attempts.countWrong('a');
  expect(attempts.isExhausted('a')).toBe(true);
  expect(attempts.isExhausted('b')).toBe(false);
  now = 1100;
  expect(attempts.isExhausted('a')).toBe(false);
});

test('an IPv6 network counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'));
  expect(networkOf('::ffff:203.0.113.1')).toBe('::ffff:203.0.113.1');
  expect(networkOf('203.0.113.1')).toBe('203.0.113.1');
});
