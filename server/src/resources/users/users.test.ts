import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PASSWORD_REFUSALS } from '@portico/shared/contracts';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { login, openFresh, site } from '../../testing/sites/users-site.ts';

const exists = async (username: string) =>
  (await site.ask({ url: `/api/user?username=${encodeURIComponent(username)}` })).json();

describe('the check of a username', () => {
  beforeAll(openFresh);
  test('[API-12, T-10] says whether it is taken, and nothing else', async () => {
    expect(await exists('creator')).toEqual({ status: 'ok', data: { exists: true } });
    expect(await exists(' CREATOR ')).toEqual({ status: 'ok', data: { exists: true } });
    expect(await exists('stranger')).toEqual({ status: 'ok', data: { exists: false } });
    expect((await site.ask({ url: '/api/user' })).statusCode).toBe(400);
  });

  test('[T-10] is limited per address', async () => {
    const statuses = [];
    for (let count = 0; count < 32; count++) {
      const request = { url: '/api/user?username=creator', address: '203.0.113.5' };
      statuses.push((await site.ask(request)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
  });
});

describe('what the operator does with users', () => {
  beforeEach(openFresh);
  const creator = { provider: 'demo', username: 'creator' };
  const isSignedIn = async (headers: { authorization: string }) =>
    (await site.ask({ url: '/api/auth/login', headers })).statusCode === 200;

  test('[OPEN-15] roles change at once, in open sessions too', async () => {
    const headers = await site.signIn();
    await site.services.users.setRoles({ ...creator, roles: ['portal_creator', 'admin'] });
    expect((await site.ask({ url: '/api/auth/login', headers })).json().data.roles).toEqual([
      'portal_creator',
      'admin',
    ]);
  });

  test('[T-14] a new password, disabling and deleting end all sessions', async () => {
    const { users } = site.services;
    const first = [await site.signIn(), await site.signIn()];
    const admin = await site.signIn('admin');
    await users.setPassword({ ...creator, password: 'another password' });
    expect(await Promise.all(first.map(isSignedIn))).toEqual([false, false]);
    expect((await login('creator', 'creator-demo')).statusCode).toBe(401);

    const second = await site.signIn('creator', 'another password');
    await users.disable(creator);
    expect(await isSignedIn(second)).toBe(false);
    expect((await login('creator', 'another password')).json().code).toBe('unauthenticated');
    await users.enable(creator);
    expect(await isSignedIn(second)).toBe(false);

    const third = await site.signIn('creator', 'another password');
    await users.delete(creator);
    expect(await isSignedIn(third)).toBe(false);
    expect((await login('creator', 'another password')).statusCode).toBe(401);
    expect(await exists('creator')).toMatchObject({ data: { exists: false } });
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('a session that was on its way while the password changed does not begin', async () => {
    const { users, sessions } = site.services;
    const before = { uid: 'user-creator', sessionEpoch: undefined };
    await users.setPassword({ ...creator, password: 'another password' });
    const token = await sessions.open('demo', before);
    expect(await isSignedIn({ authorization: `Bearer ${token}` })).toBe(false);
  });

  test('a new user follows the rules of sign-up; a deleted username that is used again is another user', async () => {
    const { users } = site.services;
    const user = { provider: 'demo', username: 'malee', displayName: 'มาลี', roles: ['admin'] as const };
    const { uid } = await users.create({ ...user, password: 'long enough' });
    expect((await login('malee', 'long enough')).json().data.roles).toEqual(['admin']);
    await expect(users.create(user)).rejects.toMatchObject({ code: 'conflict' });
    await expect(users.create({ ...user, username: 'a b' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(users.setPassword({ ...user, password: 'password1' })).rejects.toMatchObject({
      details: [{ path: 'password', message: PASSWORD_REFUSALS.common }],
    });
    await expect(users.setPassword({ ...user, password: 'short' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(users.delete({ ...user, username: 'stranger' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await users.delete(user);
    expect((await users.create(user)).uid).not.toBe(uid);
    expect((await login('malee', '')).statusCode).toBe(400);
    expect((await login('malee', 'long enough')).statusCode).toBe(401);
  });

  test('[PERM-13, OPEN-14] administrative towns are available to no user', async () => {
    const { users } = site.services;
    const towns = ['nan', 'glog', 'draft', 'dev', 'agrifair', 'test', 'phuket'];
    const user = { provider: 'demo', username: 'malee', displayName: 'มาลี', roles: [] };
    await users.create({ ...user, availableTowns: towns });
    const listed = (await users.list('demo')).find(({ username }) => username === 'malee');
    expect(listed?.availableTowns).toEqual(['nan', 'phuket']);
  });

  test('users are of one provider, and listed without their passwords', async () => {
    const { users } = site.services;
    expect((await users.list('demo')).map(({ username }) => username)).toEqual(
      fixtureContent.accounts.map(({ username }) => username).sort(),
    );
    expect(JSON.stringify(await users.list('demo'))).not.toContain('argon2');
    await users.setRoles({ provider: 'other', username: 'creator', roles: ['admin'] });
    expect(
      (await site.ask({ url: '/api/auth/login', headers: await site.signIn() })).json().data.roles,
    ).toEqual(['portal_creator']);
  });
});
