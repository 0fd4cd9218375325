import { beforeEach, describe, expect, test } from '@jest/globals';
import { PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

type Headers = Record<string, string>;

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
});

async function signIn(userAgent: string, password = 'creator-demo', username = 'creator'): Promise<Headers> {
  const response = await site.ask({
    url: '/api/auth/login',
    method: 'POST',
    body: { username, password },
    headers: { 'user-agent': userAgent },
  });
  return { authorization: `Bearer ${response.json<{ jsonWebToken: string }>().jsonWebToken}` };
}
const isSignedIn = async (headers: Headers): Promise<boolean> =>
  (await site.ask({ url: '/api/auth/login', headers })).statusCode === 200;
const sessionsOf = async (headers: Headers) =>
  (
    await site.get<{ data: { id: string; browser: string; isCurrent: boolean }[] }>('/api/account/sessions', {
      headers,
    })
  ).data;

test.each([
  ['GET', '/api/account'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/email'],
  ['POST', '/api/account/email/remove'],
  ['PUT', '/api/account/mails'],
  ['GET', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/some'],
  ['POST', '/api/account/totp'],
  ['POST', '/api/account/totp/confirm'],
  ['POST', '/api/account/totp/remove'],
  ['POST', '/api/account/recovery-codes'],
  ['GET', '/api/account/passkeys'],
  ['POST', '/api/account/passkeys'],
  ['POST', '/api/account/passkeys/options'],
  ['PUT', '/api/account/passkeys/some'],
  ['POST', '/api/account/passkeys/some/remove'],
] as const)('%s %s is for the signed-in alone', async (method, url) => {
  const body = { data: { currentPassword: 'creator-demo', password: 'another password' } };
  expect((await site.ask({ url, method, ...(method === 'POST' ? { body } : {}) })).statusCode).toBe(401);
});

describe('changing the password', () => {
  const change = (headers: Headers, data: object, address?: string) =>
    site.ask({
      url: '/api/account/password',
      method: 'POST',
      headers,
      body: { data },
      ...(address ? { address } : {}),
    });

  test('needs the current one, ends every other session and open link, but not this session', async () => {
    const here = await signIn(FIREFOX);
    const there = await signIn(SAFARI);
    const link = await site.services.users.createSessionLink({ provider: 'demo', username: 'creator' });
    const response = await change(here, { currentPassword: 'creator-demo', password: 'another password' });
    expect(response.json()).toEqual({ status: 'ok' });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await isSignedIn(await signIn(SAFARI))).toBe(false);
    expect(await isSignedIn(await signIn(SAFARI, 'another password'))).toBe(true);
    const body = { data: { code: link.path.split('#')[1] } };
    const redeemed = await site.ask({ url: '/api/auth/handoff/redeem', method: 'POST', body });
    expect(redeemed.statusCode).toBe(404);
  });

  test('with a wrong current one changes nothing, says so at its field, and makes who guesses wait', async () => {
    const headers = await signIn(FIREFOX);
    const guess = () => change(headers, { currentPassword: 'a guess', password: 'another password' });
    const first = await guess();
    expect(first.statusCode).toBe(400);
    expect(first.json()).toMatchObject({ code: 'invalid', details: [{ path: 'currentPassword' }] });
    for (let more = 0; more < 4; more++) await guess();
    const right = await change(headers, { currentPassword: 'creator-demo', password: 'another password' });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(await isSignedIn(headers)).toBe(true);
  });

  test.each([
    ['password1', 'password', PASSWORD_REFUSALS.common],
    ['creator 99', 'password', PASSWORD_REFUSALS.name],
    ['short', 'body.data.password', 'at least 8 characters'],
  ])('to %j is refused with the reason, and is no guess', async (password, path, message) => {
    const headers = await signIn(FIREFOX);
    for (let time = 0; time < 6; time++) {
      const response = await change(headers, { currentPassword: 'creator-demo', password });
      expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path, message }] });
    }
  });

  test('changes only an existing password: an account without one gets an error', async () => {
    const { users, sessions } = site.services;
    const nok = await users.create({ provider: 'demo', username: 'nok', displayName: 'Nok', roles: [] });
    const headers = { authorization: `Bearer ${await sessions.open('demo', nok)}` };
    expect(await site.get('/api/account', { headers })).toEqual({
      status: 'ok',
      data: {
        username: 'nok',
        displayName: 'Nok',
        hasPassword: false,
        hasTotp: false,
        hasPasskeys: false,
        recoveryCodes: 0,
        stoppedMails: [],
      },
    });
    const response = await change(headers, { currentPassword: 'x', password: 'another password' });
    expect(response.statusCode).toBe(409);
  });
});

describe('sessions', () => {
  test('are listed with their device and times, this one first', async () => {
    const there = await signIn(SAFARI);
    site.hours(1);
    const here = await signIn(FIREFOX);
    site.hours(1);
    expect(await isSignedIn(there)).toBe(true);
    await signIn(FIREFOX, 'admin-demo', 'admin');
    expect(await sessionsOf(here)).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Android',
        createdDate: '2026-11-21T06:00:00.000Z',
        lastUsedDate: '2026-11-21T07:00:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: 'Safari',
        system: 'iOS',
        createdDate: '2026-11-21T05:00:00.000Z',
        lastUsedDate: '2026-11-21T07:00:00.000Z',
        isCurrent: false,
      },
    ]);
  });

  test('are ended one at a time, and only one’s own', async () => {
    const here = await signIn(FIREFOX);
    const there = await signIn(SAFARI);
    const admin = await signIn(SAFARI, 'admin-demo', 'admin');
    const [, other] = await sessionsOf(here);
    const end = (headers: Headers) =>
      site.ask({ url: `/api/account/sessions/${other?.id}`, method: 'DELETE', headers });
    expect((await end(admin)).statusCode).toBe(404);
    expect(await isSignedIn(there)).toBe(true);
    expect((await end(here)).statusCode).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(admin)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await end(here)).statusCode).toBe(404);
  });

  test('all others are ended at once', async () => {
    const here = await signIn(FIREFOX);
    const others = [await signIn(SAFARI), await signIn(FIREFOX)];
    const response = await site.ask({ url: '/api/account/sessions', method: 'DELETE', headers: here });
    expect(response.statusCode).toBe(200);
    expect(await Promise.all([here, ...others].map(isSignedIn))).toEqual([true, false, false]);
    expect(await sessionsOf(here)).toMatchObject([{ browser: 'Firefox', isCurrent: true }]);
  });
});
