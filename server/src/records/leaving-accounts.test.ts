import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { mailRepository } from '../mail/mail.repository.ts';
import { cleanUp } from '../maintenance/cleanup.ts';
import { userRepository } from '../resources/auth/user.repository.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const silent = { info() {}, error() {} };
type Headers = { authorization: string };

let site: TestApp;
let creator: Headers;
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn('creator');
});

const leave = (
  headers = creator,
  data: object = { currentPassword: headers === creator ? 'creator-demo' : 'admin-demo' },
) => site.ask({ url: '/api/account/deletion', method: 'POST', headers, body: { data } });
const keep = (headers: Headers) => site.ask({ url: '/api/account/deletion', method: 'DELETE', headers });
const userOf = async (username: string) => userRepository(site.services.records).byUsername('demo', username);

describe('an account that is to be erased', () => {
  test('is requested with the current password, ends its sessions, and is announced by mail', async () => {
    const user = await userRepository(site.services.records).recordOf('demo', 'creator');
    if (user)
      await site.services.records.batch([
        userRepository(site.services.records).change(user, { email: 'creator@example.com', language: 'en' }),
      ]);
    expect((await leave(creator, { currentPassword: 'wrong' })).json()).toMatchObject({
      code: 'invalid',
      details: [{ path: 'currentPassword', code: 'wrong' }],
    });
    expect((await leave(creator, {})).statusCode).toBe(400);
    const asked = await leave();
    expect(asked.json()).toEqual({ status: 'ok', data: { deletesAt: '2026-12-05T05:00:00.000Z' } });
    expect((await site.ask({ url: '/api/portal', headers: creator })).statusCode).toBe(401);
    const [mail] = await mailRepository(site.services.records).list('demo');
    expect(mail?.value.subject).toMatch(/will be deleted$/);
    expect(mail?.value.text).toContain('/login');
  });

  test('can be retained only after signing in, and works as before then', async () => {
    await leave();
    const again = await site.signIn('creator');
    const session = await site.get<{ data: AuthUser }>('/api/auth/login', { headers: again });
    expect(session.data.deletesAt).toBe('2026-12-05T05:00:00.000Z');
    const refused = await site.ask({ url: '/api/portal', headers: again });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'account-leaving' }),
    ]);
    expect((await keep(again)).statusCode).toBe(200);
    expect((await site.ask({ url: '/api/portal', headers: again })).statusCode).toBe(200);
    site.hours(15 * 24);
    await cleanUp(site.services, silent);
    expect(await userOf('creator')).toBeDefined();
  });

  test('stays online with its pages until the end, when they go to another editor or are deleted', async () => {
    const admin = await site.signIn('admin');
    const send = (method: 'POST', url: string, data: object, headers: Headers) =>
      site.ask({ url, method, headers, body: { data } });
    await send('POST', '/api/portal/wat-phumin/editors', { username: 'admin' }, creator);
    await send('POST', '/api/portal/wat-phumin/editors/accept', {}, admin);
    const { records } = site.services;
    const uid = (await userOf('creator'))?.uid ?? '';
    const owned = (await portalRepository(records).list('demo', { field: 'editor', value: uid }))
      .filter(({ value }) => (value.owner ?? value.editors[0]) === uid)
      .map(({ id }) => id);
    expect(owned.length).toBeGreaterThan(2);
    await leave();
    site.hours(13 * 24);
    await cleanUp(site.services, silent);
    expect((await site.ask({ url: '/api/portal/wat-phumin' })).statusCode).toBe(200);
    site.hours(2 * 24);
    await cleanUp(site.services, silent);
    expect(await userOf('creator')).toBeUndefined();
    const left = await portalRepository(records).list('demo');
    expect(left.filter(({ id }) => owned.includes(id)).map(({ id }) => id)).toEqual(['wat-phumin']);
    expect(JSON.stringify(left)).not.toContain(uid);
    await site.services.audit.flush();
    const log = await site.get<{ data: { entries: { event: string }[] } }>('/api/console/audit', {
      headers: await site.signIn('admin'),
    });
    expect(JSON.stringify(log)).not.toContain(uid);
  });

  test('is refused for the last admin, also when two leave at once', async () => {
    const admin = await site.signIn('admin');
    expect((await leave(admin)).json()).toMatchObject({
      code: 'conflict',
      reason: 'You are the last admin: make someone else an admin first.',
    });
    const { users, records } = site.services;
    await users.setRoles({ provider: 'demo', username: 'creator', roles: ['portal_creator', 'admin'] });
    const uids = await Promise.all(['admin', 'creator'].map(async (name) => (await userOf(name))?.uid ?? ''));
    const both = await Promise.allSettled(uids.map((uid) => users.leave({ provider: 'demo', uid })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const staying = (await userRepository(records).list('demo')).filter(
      ({ value }) => value.roles.includes('admin') && !value.deletesAt,
    );
    expect(staying).toHaveLength(1);
  });

  test('has no working API key', async () => {
    const made = await site.ask({
      url: '/api/keys',
      method: 'POST',
      headers: creator,
      body: { data: { name: 'Key', scopes: ['read'] } },
    });
    const { key } = made.json<{ data: { key: string } }>().data;
    await leave();
    const headers = { authorization: `Bearer ${key}` };
    expect((await site.ask({ url: '/api/portal', headers })).statusCode).toBe(401);
  });
});

describe('the own profile', () => {
  const change = (data: object) =>
    site.ask({ url: '/api/account/profile', method: 'PUT', headers: creator, body: { data } });

  test('has a name and a language', async () => {
    expect((await change({ displayName: 'Nok Noi', language: 'ar' })).json()).toEqual({
      status: 'ok',
      data: { displayName: 'Nok Noi', language: 'ar' },
    });
    const account = await site.get<{ data: object }>('/api/account', { headers: creator });
    expect(account.data).toMatchObject({ username: 'creator', displayName: 'Nok Noi', language: 'ar' });
    expect(
      (await site.get<{ data: AuthUser }>('/api/auth/login', { headers: creator })).data.displayName,
    ).toBe('Nok Noi');
  });

  test.each([
    ['no name', { displayName: ' ' }, 'body.data.displayName'],
    ['an unknown language', { language: 'xx' }, 'body.data.language'],
  ])('is refused with %s', async (_what, data, path) => {
    expect((await change(data)).json()).toMatchObject({ code: 'invalid', details: [{ path }] });
  });
});

test('the own data is downloaded as an archive without secrets, and the download is audited', async () => {
  expect((await site.ask({ url: '/api/account/export' })).statusCode).toBe(401);
  const response = await site.ask({ url: '/api/account/export', headers: creator });
  expect(response.headers['content-disposition']).toBe('attachment; filename="my-data-2026-11-21.tar.gz"');
  const archive = gunzipSync(response.rawPayload).toString();
  expect(archive).toContain('"username": "creator"');
  expect(archive).not.toMatch(/argon2|"sealed|sessionEpoch": 99/);
  await site.services.audit.flush();
  const log = await site.get<{ data: { entries: { event: string }[] } }>('/api/console/audit', {
    headers: await site.signIn('admin'),
  });
  expect(log.data.entries.map(({ event }) => event)).toContain('user.export');
});
