import { beforeEach, describe, expect, test } from '@jest/globals';
import type { WebConfig } from '@portico/shared/contracts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { updateProvider } from '../../records/provider.service.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  admin = await site.signIn('admin');
});

const url = '/api/web-admin/';
const save = (data: object) => site.ask({ method: 'PUT', url, headers: admin, body: { data } });
const config = async (host = 'localhost') => (await site.get<{ data: WebConfig }>(url, { host })).data;
const signUp = () =>
  site.ask({
    method: 'POST',
    url: '/api/user',
    body: { data: { username: 'newcomer', displayName: 'New Comer', password: 'a long walk home' } },
  });

describe('settings that the server applies to each request', () => {
  test('[OPEN-55] an admin closes sign-up, and it is refused from then on', async () => {
    const saved = (await save({ signUp: 'closed' })).json().data;
    expect(saved.signUp).toBe('closed');
    expect(await config()).toEqual(saved);
    const refused = await signUp();
    expect([refused.statusCode, refused.json().reason]).toEqual([403, 'Sign-up is closed on this site.']);
    expect((await config('other.example')).signUp).toBeUndefined();
    await save({ signUp: 'open' });
    expect(await config()).not.toHaveProperty('signUp');
    expect((await signUp()).statusCode).toBe(200);
  });

  test('[OPEN-16] an admin makes the site private: no one signs in, those who are signed in stay', async () => {
    const creator = await site.signIn();
    await save({ isPrivate: true });
    expect((await config()).isPrivate).toBe(true);
    const body = { username: 'creator', password: 'creator-demo' };
    expect((await site.ask({ method: 'POST', url: '/api/auth/login', body })).statusCode).toBe(403);
    expect((await signUp()).statusCode).toBe(403);
    expect((await site.ask({ url: '/api/auth/login', headers: creator })).statusCode).toBe(200);
    expect((await save({ isPrivate: false })).json().data.isPrivate).toBe(false);
    expect((await site.ask({ method: 'POST', url: '/api/auth/login', body })).statusCode).toBe(200);
  });

  test('languages, search engines and assistants are in the configuration only if they are not at their default', async () => {
    const before = await config();
    const limited = (await save({ languages: ['en', 'th'], isIndexed: false, mcp: true })).json().data;
    expect(limited).toMatchObject({ languages: ['th', 'en'], isIndexed: false, mcp: true });
    expect(await config()).toEqual(limited);
    await save({ languages: ['ar', 'zh', 'en', 'th'], isIndexed: true, mcp: false });
    expect(await config()).toEqual({ ...before, modifiedDate: expect.any(String) });
    await save({ languages: ['th'], isIndexed: false });
    await save({ languages: null, isIndexed: null });
    expect(await config()).toEqual({ ...before, modifiedDate: expect.any(String) });
  });

  test.each([
    ['[APP-04] languages without Thai', { languages: ['en', 'zh'] }, 'body.data.languages'],
    ['no language', { languages: [] }, 'body.data.languages'],
    ['an unknown language', { languages: ['th', 'fr'] }, 'body.data.languages.1'],
    ['another sign-up', { signUp: 'friends' }, 'body.data.signUp'],
    ['a privacy that is cleared', { isPrivate: null }, 'body.data.isPrivate'],
  ])('%s is refused', async (_what, data, path) => {
    const before = await config();
    expect((await save({ ...data, isExtraBtn: true })).json()).toMatchObject({
      code: 'invalid',
      details: [{ path }],
    });
    expect(await config()).toEqual(before);
  });

  test('[T-49] a save on an outdated configuration changes none of them', async () => {
    const { modifiedDate } = await config();
    await save({ isExtraBtn: true, modifiedDate });
    expect((await save({ signUp: 'closed', isPrivate: true, modifiedDate })).statusCode).toBe(409);
    expect(await config()).toMatchObject({ isPrivate: false });
    expect((await signUp()).statusCode).toBe(200);
  });

  test('a save that leaves them as they are does not write the provider', async () => {
    const { records } = site.services;
    const revision = async () =>
      (await records.get({ provider: SYSTEM_PARTITION, kind: 'provider', id: 'demo' }))?.revision;
    await updateProvider(records, 'demo', { settings: { signUp: 'invitation', listUnofficial: true } });
    const before = await revision();
    await save({ isExtraBtn: true, isPrivate: false, signUp: 'invitation' });
    expect(await revision()).toBe(before);
    await save({ signUp: 'closed' });
    const provider = site.services.providers.byHost('localhost');
    expect(provider?.settings).toEqual({ signUp: 'closed', listUnofficial: true });
  });

  test('what was set of them is in the audit log', async () => {
    await save({ isPrivate: true, signUp: 'closed', languages: ['th'], isIndexed: false });
    await site.services.audit.flush();
    const entries = await site.services.records.list<{ event: string; details?: object }>({
      provider: 'demo',
      kind: 'audit',
    });
    expect(entries.map(({ value }) => value).filter(({ event }) => event === 'web-config.update')).toEqual([
      expect.objectContaining({
        details: { isPrivate: true, signUp: 'closed', languages: ['th'], isIndexed: false },
      }),
    ]);
  });
});
