import { beforeEach, describe, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
});

const guess = (fields: { username?: string; password?: string; address?: string; cookie?: string } = {}) => {
  const { username = 'creator', password = 'a guess', address = '203.0.113.1', cookie } = fields;
  return site.ask({
    url: '/api/auth/login',
    method: 'POST',
    body: { username, password },
    address,
    // Internal, because the limit per minute has its own test.
    headers: { 'x-portico-internal': site.services.internalKey, ...(cookie ? { cookie } : {}) },
  });
};

const statusesOf = async (responses: ReturnType<typeof guess>[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(responses))
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

const deviceCookieOf = (response: Awaited<ReturnType<typeof guess>>): string =>
  String(response.headers['set-cookie']).split(';', 1)[0] ?? '';

test('of a thousand concurrent attempts from one address, five are checked', async () => {
  expect(await statusesOf(times(1000, () => guess()))).toEqual({ 401: 5, 429: 995 });
});

test('too many attempts are refused with a waiting time, also with the right password', async () => {
  await Promise.all(times(5, () => guess()));
  const waiting = await guess({ password: 'creator-demo' });
  expect(waiting.statusCode).toBe(429);
  expect(waiting.headers['retry-after']).toBe('30');
  expect(waiting.json()).toEqual({
    status: 'fail',
    code: 'too-many-requests',
    reason: 'Too many wrong passwords: please try again in a minute.',
  });
  site.hours(31 / 3600);
  expect((await guess()).statusCode).toBe(401);
  expect((await guess()).headers['retry-after']).toBe('60');
  site.hours(61 / 3600);
  expect((await guess({ password: 'creator-demo' })).statusCode).toBe(200);
  expect(await statusesOf(times(5, () => guess()))).toEqual({ 401: 5 });
});

test('an unknown username is treated alike', async () => {
  const responses = async (username: string) => {
    const found = [];
    for (let count = 0; count < 7; count++) {
      const { statusCode, headers, body } = await guess({ username });
      found.push([statusCode, headers['retry-after'], body]);
    }
    return found;
  };
  const known = await responses('creator');
  site = await openTestApp();
  expect(await responses('a-stranger')).toEqual(known);
});

test('another spelling of a username counts as the same account', async () => {
  const spellings = ['creator', 'Creator', 'CREATOR', ' creator ', 'ｃｒｅａｔｏｒ', 'creatoR'];
  expect(await statusesOf(spellings.map((username) => guess({ username })))).toEqual({ 401: 5, 429: 1 });
});

test('one address that tries many accounts is slowed down; an IPv6 network counts as one', async () => {
  const spray = times(40, (index) => guess({ username: `user-${index}`, address: `2001:db8:1:2::${index}` }));
  expect(await statusesOf(spray)).toEqual({ 401: 20, 429: 20 });
  expect((await guess({ username: 'other', address: '2001:db8:1:3::1' })).statusCode).toBe(401);
});

test('signing in to an account of its own does not excuse an address', async () => {
  await Promise.all(times(19, (index) => guess({ username: `user-${index}` })));
  expect((await guess({ username: 'admin', password: 'admin-demo' })).statusCode).toBe(200);
  expect((await guess({ username: 'user-20' })).statusCode).toBe(401);
  expect((await guess({ username: 'user-21' })).statusCode).toBe(429);
});

describe('many addresses at one account', () => {
  const attack = (size = 60) =>
    times(size, (index) => guess({ address: `198.18.${index >> 8}.${index & 255}` }));

  test('are slowed to one guess a minute', async () => {
    expect(await statusesOf(attack(1000))).toEqual({ 401: 50, 429: 950 });
    const waits = [];
    for (let round = 0; round < 6; round++) {
      const waiting = await guess({ address: '203.0.113.50' });
      waits.push(Number(waiting.headers['retry-after']));
      site.hours(Number(waiting.headers['retry-after']) / 3600);
      await guess({ address: `203.0.113.${100 + round}` });
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60]);
  });

  test('do not lock its owner out on a known device, nor end a running session', async () => {
    const signedIn = await guess({ password: 'creator-demo', address: '192.0.2.1' });
    const headers = { authorization: `Bearer ${signedIn.json().jsonWebToken}` };
    await statusesOf(attack());
    const owner = { password: 'creator-demo', address: '192.0.2.2' };
    expect((await guess(owner)).statusCode).toBe(429);
    expect((await guess({ ...owner, cookie: deviceCookieOf(signedIn) })).statusCode).toBe(200);
    expect((await site.ask({ url: '/api/auth/login', headers })).statusCode).toBe(200);
  });

  test('a known device may not guess either, and is known only for its own account', async () => {
    const cookie = deviceCookieOf(await guess({ password: 'creator-demo' }));
    expect(await statusesOf(times(10, () => guess({ cookie })))).toEqual({ 401: 5, 429: 5 });
    await Promise.all(times(60, (index) => guess({ username: 'admin', address: `198.18.0.${index}` })));
    const admin = { username: 'admin', password: 'admin-demo', address: '192.0.2.9', cookie };
    expect((await guess(admin)).statusCode).toBe(429);
  });

  test('a device cookie is unreadable, not for scripts, and forgotten after half a year', async () => {
    const signedIn = await guess({ password: 'creator-demo' });
    const header = String(signedIn.headers['set-cookie']);
    expect(header).toMatch(
      /^portico_device=[\w-]+; Max-Age=\d+; Path=\/api\/auth\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(Buffer.from(deviceCookieOf(signedIn).split('=')[1] ?? '', 'base64url').toString()).not.toContain(
      'creator',
    );
    site.hours(200 * 24);
    await statusesOf(attack());
    const owner = { password: 'creator-demo', address: '192.0.2.2', cookie: deviceCookieOf(signedIn) };
    expect((await guess(owner)).statusCode).toBe(429);
  });
});
