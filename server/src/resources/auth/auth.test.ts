import { beforeAll, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

const login = (body: unknown, rest: object = {}) =>
  site.ask({ url: '/api/auth/login', method: 'POST', body, ...rest });

test('[API-03, DATA-23, AMBIG-13] username and password give a token whose subject is the uid', async () => {
  const response = await login({ username: 'creator', password: 'creator-demo' });
  expect(response.statusCode).toBe(200);
  const { status, jsonWebToken, data } = response.json();
  expect({ status, data }).toEqual({
    status: 'ok',
    data: { uid: 'user-creator', username: 'creator', displayName: 'Creator', roles: ['portal_creator'] },
  });
  const { sub, jti, exp = 0, iat = 0 } = decodeJwt(jsonWebToken);
  expect(sub).toBe('user-creator');
  expect(jti).toBeDefined();
  expect(exp - iat).toBe(12 * 60 * 60);
});

test('[API-04] the token identifies the signed-in user; without one the response is 401', async () => {
  const headers = await site.signIn();
  expect(await site.get('/api/auth/login', { headers })).toMatchObject({
    status: 'ok',
    data: { displayName: 'Creator' },
  });
  const anonymous = await site.ask({ url: '/api/auth/login' });
  expect(anonymous.statusCode).toBe(401);
  expect(anonymous.json()).toEqual({ status: 'fail', code: 'unauthenticated', reason: 'Please sign in.' });
});

test('a wrong password and an unknown user get the same message', async () => {
  const wrong = await login({ username: 'creator', password: 'nope' });
  const unknown = await login({ username: 'stranger', password: 'nope' });
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  expect(unknown.json()).toEqual(wrong.json());
});

test('[OPEN-50] logging out revokes the token, and is fine without one', async () => {
  const headers = await site.signIn();
  expect((await site.ask({ url: '/api/auth/login', method: 'DELETE', headers })).json()).toEqual({
    status: 'ok',
  });
  expect((await site.ask({ url: '/api/auth/login', headers })).statusCode).toBe(401);
  expect((await site.ask({ url: '/api/auth/login', method: 'DELETE', headers })).json()).toEqual({
    status: 'ok',
  });
  expect((await site.ask({ url: '/api/auth/login', method: 'DELETE' })).json()).toEqual({ status: 'ok' });
});

test('[T-14] a token expires, and a forged one is worth nothing', async () => {
  const own = await openTestApp();
  const headers = await own.signIn();
  own.hours(11.9);
  expect((await own.ask({ url: '/api/auth/login', headers })).statusCode).toBe(200);
  own.hours(0.2);
  expect((await own.ask({ url: '/api/auth/login', headers })).statusCode).toBe(401);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${headers.authorization.split('.')[1]}.`;
  for (const token of [unsigned, 'nonsense', `${headers.authorization.slice(7)}x`]) {
    const response = await own.ask({ url: '/api/auth/login', headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(401);
  }
});

test('[APP-01] a token and a password are valid on their own provider only', async () => {
  const both = await openTestApp([fixtureContent, { ...otherContent, isPrivate: false }]);
  const headers = await both.signIn();
  const there = { url: '/api/auth/login', host: 'other.example' };
  expect((await both.ask({ ...there, headers })).statusCode).toBe(401);
  const body = { username: 'creator', password: 'creator-demo' };
  expect((await both.ask({ ...there, method: 'POST', body })).statusCode).toBe(401);
});

test('[T-50, LOGIN-09] a private provider refuses sign-in by password', async () => {
  const response = await login(
    { username: 'creator', password: 'other-password' },
    { host: 'other.example' },
  );
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ status: 'fail', code: 'forbidden' });
});

test('[AMBIG-28] a social provider that is not set up is refused', async () => {
  const response = await login({ provider: 'line', token: 'x' });
  expect(response.statusCode).toBe(400);
  expect(response.json().reason).toContain('not set up');
});

test('attempts of one address are limited, the server itself is not', async () => {
  const attempt = (headers: Record<string, string> = {}) =>
    login({ username: 'creator', password: 'creator-demo' }, { address: '203.0.113.7', headers });
  const statuses = [];
  for (let count = 0; count < 31; count++) statuses.push((await attempt()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const limited = await attempt();
  expect(limited.statusCode).toBe(429);
  expect(limited.json()).toMatchObject({ status: 'fail', code: 'too-many-requests' });
  expect((await attempt({ 'x-portico-internal': 'a guess' })).statusCode).toBe(429);
  expect((await attempt({ 'x-portico-internal': site.services.internalKey })).statusCode).toBe(200);
});
