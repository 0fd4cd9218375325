import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Person, PersonRow, Role } from '@portico/shared/contracts';
import { type AuditEntry, auditRepository } from '../../audit/audit-entry.ts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { userRepository } from '../auth/user.repository.ts';

type Headers = { authorization: string };
let site: TestApp;
let admin: Headers;
const uidOf = new Map<string, string>();
const ADMIN_PASSWORD = 'admin-demo';

const account = (username: string, roles: Role[]) => ({
  username,
  password: `${username}-password`,
  displayName: username,
  roles,
});
const people = [account('second', ['portal_creator', 'admin']), account('mali', ['portal_creator'])];

beforeEach(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      accounts: [...fixtureContent.accounts, ...people],
      portals: [
        portalSeed('first', { editors: ['mali'] }),
        portalSeed('second', { editors: ['mali', 'creator'] }),
        portalSeed('shared', { editors: ['creator', 'mali'] }),
      ],
      catalogs: [],
    },
    otherContent,
  ]);
  admin = await site.signIn('admin', ADMIN_PASSWORD);
  for (const { username, uid } of await site.services.users.list('demo')) uidOf.set(username, uid);
});

const uid = (username: string) => uidOf.get(username) ?? username;
const signIn = (username: string) => site.signIn(username, `${username}-password`);
const list = async (query = '') =>
  (
    await site.get<{ data: { total: number; rows: PersonRow[] } }>(`/api/console/people${query}`, {
      headers: admin,
    })
  ).data;
const person = async (username: string) =>
  (await site.get<{ data: Person }>(`/api/console/people/${uid(username)}`, { headers: admin })).data;
const names = (found: { rows: PersonRow[] }) => found.rows.map(({ username }) => username);
const change = (username: string, data: object, headers: Headers = admin) =>
  site.ask({ url: `/api/console/people/${uid(username)}`, method: 'PUT', body: { data }, headers });
const post = (url: string, data: object | undefined, headers: Headers = admin) =>
  site.ask({ url: `/api/console/people/${url}`, method: 'POST', body: data && { data }, headers });
const isSignedIn = async (headers: Headers) =>
  (await site.ask({ url: '/api/auth/login', headers })).statusCode === 200;
const rolesOf = async (username: string) => (await person(username)).roles;
const setRoles = async (
  username: string,
  roles: Role[],
  headers: Headers = admin,
  currentPassword?: string,
) =>
  change(
    username,
    { roles, rolesDate: (await person(username)).rolesDate ?? null, currentPassword },
    headers,
  );

/** The entries about people's accounts, apart from sign-ins. */
async function recorded(): Promise<Partial<AuditEntry>[]> {
  await site.services.audit.flush();
  const entries = await auditRepository(site.services.records).list('demo');
  return entries
    .map(({ value: { event, outcome, actor, on, details } }) => ({
      event,
      outcome,
      actor: { kind: actor.kind, name: actor.name },
      on,
      details,
    }))
    .filter(({ event }) => event.startsWith('user.') || event === 'sign-up');
}
const byAdmin = { kind: 'user', name: 'admin' } as const;

describe('the list of people', () => {
  test('has only accounts of the provider, by name, without their secrets', async () => {
    const all = await list();
    expect(names(all).toSorted()).toEqual(
      [...fixtureContent.accounts, ...people].map(({ username }) => username).toSorted(),
    );
    const shown = all.rows.map(({ displayName }) => displayName);
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b)));
    expect(JSON.stringify(all)).not.toMatch(/argon2|passwordHash|secret/i);
  });

  test('is searched by username and display name, and narrowed by role and by whether they are disabled', async () => {
    expect(names(await list('?q=MALI'))).toEqual(['mali']);
    expect(names(await list('?role=admin')).toSorted()).toEqual(['admin', 'second']);
    expect(names(await list('?disabled=yes'))).toEqual([]);
    await change('mali', { isDisabled: true });
    expect(names(await list('?disabled=yes'))).toEqual(['mali']);
    expect(names(await list('?disabled=no'))).not.toContain('mali');
  });

  test('is ordered by the newest first, and paged', async () => {
    site.hours(1);
    const { users } = site.services;
    await users.create({ provider: 'demo', username: 'newest', displayName: 'Aaa', roles: [] });
    expect(names(await list('?sort=created&_limit=1'))).toEqual(['newest']);
    const { total, rows } = await list('?_start=1&_limit=2');
    expect([total, rows.length]).toEqual([fixtureContent.accounts.length + 3, 2]);
  });

  test('counts the portals that each person owns or edits', async () => {
    const rows = new Map((await list()).rows.map(({ username, portals }) => [username, portals]));
    expect([rows.get('mali'), rows.get('creator'), rows.get('second')]).toEqual([3, 2, 0]);
  });
});

test('one person has their portals, open sessions and second factor', async () => {
  await signIn('mali');
  const found = await person('mali');
  expect(found).toMatchObject({
    username: 'mali',
    roles: ['portal_creator'],
    isDisabled: false,
    hasPassword: true,
    hasSecondFactor: false,
    portals: 3,
    sessions: { total: 1, lastUsedDate: '2026-11-21T05:00:00.000Z' },
  });
  expect(found.firstPortals.map(({ id, isOwner }) => [id, isOwner])).toEqual([
    ['first', true],
    ['second', true],
    ['shared', false],
  ]);
  const elsewhere = await site.services.users.create({
    provider: 'other',
    username: 'elsewhere',
    displayName: 'Elsewhere',
    roles: [],
  });
  const url = `/api/console/people/${elsewhere.uid}`;
  expect((await site.ask({ url, headers: admin })).statusCode).toBe(404);
});

describe('an invitation', () => {
  const invite = (data: object, headers = admin) => post('invitations', data, headers);
  const signUp = (address: string, username = 'guest') =>
    site.ask({
      url: '/api/user',
      method: 'POST',
      body: {
        data: {
          username,
          displayName: 'Guest',
          password: 'a-long-new-one',
          invitation: address.split('#')[1],
        },
      },
    });

  test('is an address on the own origin that makes one account within a week', async () => {
    const { address, expiresAt } = (await invite({ isAdmin: false })).json().data;
    expect(address).toMatch(/^http:\/\/localhost:8000\/signUp#[\w-]{43}$/);
    expect(expiresAt).toBe('2026-11-28T05:00:00.000Z');
    expect((await signUp(address)).json().data.roles).toEqual(['portal_creator']);
    expect((await signUp(address, 'again')).statusCode).toBe(403);
    expect(await recorded()).toMatchObject([
      { event: 'user.invite', actor: byAdmin, details: { role: 'portal_creator' } },
      { event: 'sign-up', actor: { name: 'guest' } },
    ]);
  });

  test('of an admin needs the password of the one who invites', async () => {
    const without = await invite({ isAdmin: true });
    expect([without.statusCode, without.json().details[0].path]).toEqual([400, 'currentPassword']);
    const wrong = await invite({ isAdmin: true, currentPassword: 'wrong' });
    expect([wrong.statusCode, wrong.json().details[0].code]).toEqual([400, 'wrong']);
    const { address } = (await invite({ isAdmin: true, currentPassword: ADMIN_PASSWORD })).json().data;
    expect((await signUp(address)).json().data.roles).toEqual(['portal_creator', 'admin']);
    expect((await recorded()).map(({ event, outcome, details }) => [event, outcome, details])).toEqual([
      ['user.invite', 'failed', undefined],
      ['user.invite', 'done', { role: 'admin' }],
      ['sign-up', 'done', { roles: ['portal_creator', 'admin'] }],
    ]);
  });

  test('makes no admin when the one who invited is none any more', async () => {
    const { address } = (await invite({ isAdmin: true, currentPassword: ADMIN_PASSWORD })).json().data;
    await site.services.users.setRoles({ provider: 'demo', username: 'admin', roles: [] });
    expect((await signUp(address)).json().data.roles).toEqual(['portal_creator']);
  });

  test('opens no session of the one who invited', async () => {
    const { address } = (await invite({ isAdmin: true, currentPassword: ADMIN_PASSWORD })).json().data;
    const body = { data: { code: address.split('#')[1] } };
    const headers = { origin: 'http://localhost:8000' };
    const redeemed = await site.ask({ url: '/api/auth/handoff/redeem', method: 'POST', body, headers });
    expect(redeemed.statusCode).toBe(404);
  });
});

describe('the roles of a person', () => {
  test('are changed at once in open sessions, and making an admin needs a password', async () => {
    const mali = await signIn('mali');
    expect((await setRoles('mali', ['portal_creator', 'admin'])).statusCode).toBe(400);
    expect(await rolesOf('mali')).toEqual(['portal_creator']);
    const given = await setRoles('mali', ['portal_creator', 'admin'], admin, ADMIN_PASSWORD);
    expect(given.statusCode).toBe(200);
    expect((await site.ask({ url: '/api/console/people', headers: mali })).statusCode).toBe(200);
    expect((await setRoles('mali', [])).statusCode).toBe(200);
    expect((await site.ask({ url: '/api/console/people', headers: mali })).statusCode).toBe(403);
    expect((await recorded()).map(({ event, on, details }) => [event, on?.id, details])).toEqual([
      ['user.roles', uid('mali'), { roles: ['portal_creator', 'admin'] }],
      ['user.roles', uid('mali'), { roles: [] }],
    ]);
  });

  test('that someone else has changed meanwhile are not overwritten, and the conflict says who and when', async () => {
    const second = await signIn('second');
    const { rolesDate = null } = await person('mali');
    site.hours(1);
    expect((await change('mali', { roles: [], rolesDate }, second)).statusCode).toBe(200);
    const late = await change('mali', { roles: ['portal_creator'], rolesDate });
    expect([late.statusCode, late.json().conflict]).toEqual([
      409,
      { by: 'second', at: '2026-11-21T06:00:00.000Z' },
    ]);
    expect(await rolesOf('mali')).toEqual([]);
  });

  test('and the access of oneself cannot be changed', async () => {
    for (const response of [
      await setRoles('admin', ['portal_creator']),
      await change('admin', { isDisabled: true }),
      await post(`${uid('admin')}/end-sessions`, undefined),
      await post(`${uid('admin')}/reset-second-factor`, { currentPassword: ADMIN_PASSWORD }),
    ]) {
      expect(response.statusCode).toBe(409);
    }
    expect(await rolesOf('admin')).toContain('admin');
  });

  test('stay those of an admin for one of two who demote and disable each other at the same time', async () => {
    const { users } = site.services;
    const [one, two] = [uid('admin'), uid('second')];
    const outcomes = await Promise.allSettled([
      users.setRoles({ provider: 'demo', uid: two, by: one, roles: ['portal_creator'] }),
      users.disable({ provider: 'demo', uid: one, by: two }),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'forbidden' } },
    ]);
    const admins = (await users.list('demo')).filter(({ roles }) => roles.includes('admin'));
    expect(admins.map(({ username, isDisabled }) => [username, isDisabled ?? false])).toEqual([
      ['admin', false],
    ]);
  });
});

test('disabling ends the sessions and is undone, and who did it is recorded', async () => {
  const mali = await signIn('mali');
  expect((await change('mali', { isDisabled: true })).statusCode).toBe(200);
  expect(await isSignedIn(mali)).toBe(false);
  expect((await person('mali')).isDisabled).toBe(true);
  expect((await change('mali', { isDisabled: false })).statusCode).toBe(200);
  expect(await isSignedIn(mali)).toBe(false);
  expect(await isSignedIn(await signIn('mali'))).toBe(true);
  const on = { kind: 'user', id: uid('mali') };
  expect(await recorded()).toEqual([
    { event: 'user.disable', outcome: 'done', actor: byAdmin, on, details: undefined },
    { event: 'user.enable', outcome: 'done', actor: byAdmin, on, details: undefined },
  ]);
});

test('ending the sessions of a person ends them all, and no one else’s', async () => {
  const sessions = [await signIn('mali'), await signIn('mali')];
  const other = await signIn('second');
  expect((await post(`${uid('mali')}/end-sessions`, undefined)).statusCode).toBe(200);
  expect(await Promise.all([...sessions, other].map(isSignedIn))).toEqual([false, false, true]);
  expect(await recorded()).toMatchObject([
    { event: 'user.sessions', actor: byAdmin, on: { kind: 'user', id: uid('mali') } },
  ]);
});

test('a second factor is reset only with the admin’s own password', async () => {
  const users = userRepository(site.services.records);
  const stored = await users.recordOf('demo', 'mali');
  if (!stored) throw new Error('Mali has an account.');
  await site.services.records.batch([users.change(stored, { secondFactor: { recoveryHashes: ['x'] } })]);
  expect((await person('mali')).hasSecondFactor).toBe(true);
  const reset = (currentPassword: string) => post(`${uid('mali')}/reset-second-factor`, { currentPassword });
  expect((await reset('wrong')).statusCode).toBe(400);
  expect((await person('mali')).hasSecondFactor).toBe(true);
  expect((await reset(ADMIN_PASSWORD)).statusCode).toBe(200);
  expect((await person('mali')).hasSecondFactor).toBe(false);
  expect((await recorded()).map(({ event, outcome, details }) => [event, outcome, details])).toEqual([
    ['user.second-factor', 'failed', undefined],
    ['user.second-factor', 'done', { change: 'reset' }],
  ]);
});
