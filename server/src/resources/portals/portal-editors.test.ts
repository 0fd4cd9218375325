import { beforeEach, describe, expect, test } from '@jest/globals';
import { CONTENT_LIMITS, type Portal, type PortalTransition } from '@portico/shared/contracts';
import type { StoredRecord } from '../../storage/record-store.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { addEditor, handOverPortal, removeEditor } from './portal-editors.service.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
let malee: { authorization: string };
let maleeUid: string;
beforeEach(async () => {
  site = await openTestApp();
  const account = { provider: 'demo', username: 'malee', displayName: 'Malee', password: 'malee-demo' };
  maleeUid = (await site.services.users.create({ ...account, roles: ['portal_creator'] })).uid;
  creator = await site.signIn();
  admin = await site.signIn('admin');
  malee = await site.signIn('malee');
});

const OWNER = { uid: 'user-creator', displayName: 'Creator', role: 'owner' };
const as = (role: 'owner' | 'editor' | 'invited') => ({ uid: maleeUid, displayName: 'Malee', role });
type Headers = Record<string, string>;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, body?: unknown) =>
  site.ask({ url: `/api/portal/${path}`, method, headers, body });
const list = (id: string, headers: Headers = creator) => ask('GET', `${id}/editors`, headers);
const invite = (id: string, username: string, headers: Headers = creator, address?: string) =>
  site.ask({
    url: `/api/portal/${id}/editors`,
    method: 'POST',
    body: { data: { username } },
    headers,
    ...(address ? { address } : {}),
  });
const accept = (id: string, headers: Headers = malee) => ask('POST', `${id}/editors/accept`, headers);
const decline = (id: string, headers: Headers = malee) => ask('POST', `${id}/editors/decline`, headers);
const remove = (id: string, uid: string, headers: Headers = creator) =>
  ask('DELETE', `${id}/editors/${uid}`, headers);
const handOver = (id: string, to: object, headers: Headers = creator) =>
  ask('PUT', `${id}/owner`, headers, { data: to });
const save = (id: string, headers: Headers) => ask('PUT', id, headers, { data: { tags: ['x'] } });
const invitations = async (headers: Headers = malee) =>
  (await site.ask({ url: '/api/invitations', headers })).json().data;
const history = async (id: string) =>
  (await site.get<{ data: PortalTransition[] }>(`/api/review/${id}`, { headers: admin })).data.map(
    ({ event, person, by }) => [event, person, by],
  );
/** Makes malee an editor. */
const join = async (id: string) => {
  await invite(id, 'malee');
  await accept(id);
};

describe('an invitation', () => {
  test('[OPEN-31, OPEN-54] gives no rights until it is accepted', async () => {
    expect((await list('wat-phumin')).json()).toEqual({ status: 'ok', data: [OWNER] });
    expect((await invite('wat-phumin', 'Malee')).json()).toEqual({
      status: 'ok',
      data: [OWNER, as('invited')],
    });
    expect((await save('wat-phumin', malee)).statusCode).toBe(403);
    expect((await list('wat-phumin', malee)).statusCode).toBe(403);
    expect(await invitations()).toEqual([
      {
        portalId: 'wat-phumin',
        title: expect.objectContaining({ en: 'Wat Phumin' }),
        invitedBy: 'Creator',
        at: '2026-11-21T05:00:00.000Z',
      },
    ]);
    expect((await accept('wat-phumin')).json().data).toEqual([OWNER, as('editor')]);
    expect((await save('wat-phumin', malee)).statusCode).toBe(200);
    expect(await invitations()).toEqual([]);
  });

  test('[OPEN-54] is declined by who is invited, and withdrawn by an editor', async () => {
    await invite('wat-phumin', 'malee');
    expect((await decline('wat-phumin')).json()).toEqual({ status: 'ok', data: { _id: 'wat-phumin' } });
    expect((await accept('wat-phumin')).statusCode).toBe(404);
    await invite('wat-phumin', 'malee');
    expect((await remove('wat-phumin', maleeUid)).json().data).toEqual([OWNER]);
    expect((await accept('wat-phumin')).statusCode).toBe(404);
    expect(await history('wat-phumin')).toEqual([]);
  });

  test('[OPEN-54] to a draft or a private portal opens neither, and shows only its title', async () => {
    await invite('draft', 'malee');
    await invite('private', 'malee');
    expect((await ask('GET', 'draft', malee)).statusCode).toBe(404);
    expect((await ask('GET', 'private', malee)).statusCode).toBe(403);
    expect(JSON.stringify(await invitations())).not.toContain('123456');
    expect((await accept('private')).statusCode).toBe(200);
    const opened = await site.get<{ data: Portal }>('/api/portal/private', { headers: malee });
    expect(opened.data.passcode).toBe('123456');
  });

  test('[OPEN-31] sent twice is one invitation, without an edit conflict', async () => {
    const date = async () =>
      (await site.get<{ data: { modifiedDate: string } }>('/api/portal/wat-phumin')).data.modifiedDate;
    const before = await date();
    await invite('wat-phumin', 'malee');
    expect((await invite('wat-phumin', 'malee')).json().data).toEqual([OWNER, as('invited')]);
    await accept('wat-phumin');
    expect((await accept('wat-phumin')).json().data).toEqual([OWNER, as('editor')]);
    expect((await invite('wat-phumin', 'malee')).json().data).toEqual([OWNER, as('editor')]);
    expect(await date()).toBe(before);
  });

  test('[OPEN-54] is withdrawn only by editors of the portal', async () => {
    await invite('wat-phumin', 'admin');
    expect((await remove('wat-phumin', 'user-admin', malee)).statusCode).toBe(403);
    await invite('wat-phumin', 'malee');
    expect((await remove('wat-phumin', 'user-admin', malee)).statusCode).toBe(403);
    expect(await invitations(admin)).toMatchObject([{ portalId: 'wat-phumin' }]);
  });

  test('[OPEN-31, OPEN-54] is refused once fifty people edit the portal or are invited', async () => {
    const portals = portalRepository(site.services.records);
    const { value: portal } = (await portals.get('demo', 'wat-phumin')) as StoredRecord<PortalRecord>;
    const others = Array.from({ length: CONTENT_LIMITS.editors - 3 }, (_, n) => `user-${n}`);
    const editors = ['user-creator', ...others];
    await portals.put({ provider: 'demo', id: portal._id, value: { ...portal, editors } });
    await site.services.users.create({
      provider: 'demo',
      username: 'somchai',
      displayName: 'Somchai',
      password: 'somchai-demo',
      roles: ['portal_creator'],
    });
    const add = (username: string) =>
      addEditor(site.services, { provider: 'demo', id: portal._id, username });
    expect((await invite('wat-phumin', 'admin')).statusCode).toBe(200);
    expect((await invite('wat-phumin', 'malee')).statusCode).toBe(200);
    const refused = await invite('wat-phumin', 'somchai');
    expect([refused.statusCode, refused.json().reason]).toEqual([400, 'A portal has at most 50 editors.']);
    await expect(add('somchai')).rejects.toThrow('at most 50 editors');
    // Someone who is one of the fifty already does not count again in another role.
    expect((await invite('wat-phumin', 'malee')).statusCode).toBe(200);
    expect((await accept('wat-phumin')).statusCode).toBe(200);
    expect((await add('admin')).editors).toHaveLength(50);
    await expect(add('somchai')).rejects.toThrow('at most 50 editors');
    expect((await remove('wat-phumin', 'user-0')).statusCode).toBe(200);
    expect((await add('somchai')).editors).toHaveLength(50);
  });

  test('[OPEN-31] of an unknown name is refused with a reason, and names cannot be enumerated', async () => {
    const response = await invite('wat-phumin', 'stranger', creator, '203.0.113.30');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      reason: 'There is no user with the name stranger.',
      details: [{ path: 'body.data.username' }],
    });
    for (let count = 1; count < 20; count++) await invite('wat-phumin', `x${count}`, creator, '203.0.113.30');
    expect((await invite('wat-phumin', 'admin', creator, '203.0.113.30')).statusCode).toBe(429);
  });
});

describe('the owner', () => {
  test('[OPEN-54] is who made the portal, also in records that name none, and stays among the editors', async () => {
    expect((await list('wat-phumin')).json().data).toEqual([OWNER]);
    const body = { data: { title: { en: 'Mine' } } };
    const made = await site.ask({ url: '/api/wizard', method: 'POST', headers: malee, body });
    const { _id, owner } = made.json<{ data: Portal }>().data;
    expect(owner).toBe(maleeUid);
    expect((await list(_id, malee)).json().data).toEqual([as('owner')]);
  });

  test('[OPEN-54] is named to editors and moderators, not to visitors', async () => {
    const read = async (headers: Headers = {}) =>
      (await site.get<{ data: Portal }>('/api/portal/wat-phumin', { headers })).data;
    expect((await read(creator)).owner).toBe('user-creator');
    await invite('wat-phumin', 'malee');
    for (const reader of [{}, malee]) {
      expect(await read(reader)).not.toHaveProperty('owner');
      expect(JSON.stringify(await read(reader))).not.toContain('invitations');
    }
  });

  test('[OPEN-54] cannot be removed, not even by an admin, and can leave only after handing over', async () => {
    await join('wat-phumin');
    expect((await remove('wat-phumin', 'user-creator', malee)).statusCode).toBe(403);
    for (const headers of [creator, admin]) {
      const response = await remove('wat-phumin', 'user-creator', headers);
      expect(response.statusCode).toBe(400);
      expect(response.json().reason).toContain('hand the portal over first');
    }
    site.hours(1);
    await handOver('wat-phumin', { uid: maleeUid });
    site.hours(1);
    expect((await remove('wat-phumin', 'user-creator')).statusCode).toBe(200);
    expect((await list('wat-phumin', malee)).json().data).toEqual([as('owner')]);
    expect(await history('wat-phumin')).toEqual([
      ['joined', 'Malee', 'Malee'],
      ['handed-over', 'Malee', 'Creator'],
      ['left', 'Creator', 'Creator'],
    ]);
  });

  test('[OPEN-54] is the only one who deletes, hands over and removes others; co-editors may leave', async () => {
    await join('wat-phumin');
    await invite('wat-phumin', 'admin');
    await accept('wat-phumin', admin);
    expect((await ask('DELETE', 'wat-phumin', malee)).json().reason).toContain('Only the owner');
    expect((await handOver('wat-phumin', { uid: maleeUid }, malee)).statusCode).toBe(403);
    expect((await remove('wat-phumin', 'user-admin', malee)).statusCode).toBe(403);
    expect((await remove('wat-phumin', maleeUid, malee)).statusCode).toBe(200);
    expect((await save('wat-phumin', malee)).statusCode).toBe(403);
    expect((await remove('wat-phumin', 'stranger')).statusCode).toBe(404);
    expect((await ask('DELETE', 'wat-phumin', creator)).statusCode).toBe(200);
  });

  test('[OPEN-54] hands over to an editor, and stays one', async () => {
    for (const to of [{ uid: maleeUid }, { username: 'malee' }, { username: 'stranger' }]) {
      const response = await handOver('wat-phumin', to);
      expect([response.statusCode, response.json().reason]).toEqual([
        400,
        'Only an editor can become the owner.',
      ]);
    }
    await join('wat-phumin');
    expect((await handOver('wat-phumin', { uid: maleeUid })).json().data).toEqual([
      as('owner'),
      { ...OWNER, role: 'editor' },
    ]);
    expect((await ask('DELETE', 'wat-phumin', creator)).statusCode).toBe(403);
  });
});

describe('a page whose owner was deleted', () => {
  test('[OPEN-54] says so in its history, and an admin hands it over to anyone', async () => {
    await site.services.users.delete({ provider: 'demo', username: 'creator' });
    expect(await history('wat-phumin')).toEqual([['owner-gone', 'Creator', undefined]]);
    expect((await list('wat-phumin', admin)).json().data).toEqual([
      { ...OWNER, displayName: 'user-creator' },
    ]);
    expect((await handOver('wat-phumin', { username: 'stranger' }, admin)).statusCode).toBe(400);
    site.hours(1);
    expect((await handOver('wat-phumin', { username: 'Malee' }, admin)).json().data).toEqual([as('owner')]);
    expect((await save('wat-phumin', malee)).statusCode).toBe(200);
    expect((await history('wat-phumin')).slice(1)).toEqual([['handed-over', 'Malee', 'Admin']]);
  });

  test('[OPEN-54] the invitations of a deleted account end', async () => {
    await invite('wat-phumin', 'malee');
    await site.services.users.delete({ provider: 'demo', username: 'malee' });
    expect((await list('wat-phumin')).json().data).toEqual([OWNER]);
  });
});

test('[OPEN-54] the operator adds, removes and hands over without a permission check', async () => {
  const portal = { provider: 'demo', id: 'draft' };
  await addEditor(site.services, { ...portal, username: 'malee' });
  expect((await list('draft', malee)).json().data).toEqual([OWNER, as('editor')]);
  await handOverPortal(site.services, { ...portal, to: { username: 'malee' } });
  await removeEditor(site.services, { ...portal, uid: 'user-creator' });
  expect((await list('draft', malee)).json().data).toEqual([as('owner')]);
});

test('[PERM-08, OPEN-31] others neither see nor change the editors', async () => {
  for (const attempt of [
    (id: string, headers: Headers) => list(id, headers),
    (id: string, headers: Headers) => invite(id, 'admin', headers),
    (id: string, headers: Headers) => remove(id, 'user-creator', headers),
    (id: string, headers: Headers) => handOver(id, { username: 'malee' }, headers),
  ]) {
    expect((await attempt('wat-phumin', {})).statusCode).toBe(401);
    expect((await attempt('wat-phumin', malee)).statusCode).toBe(403);
    expect((await attempt('draft', malee)).statusCode).toBe(404);
    expect((await attempt('draft', admin)).statusCode).toBe(404);
    expect((await attempt('no-such-portal', malee)).statusCode).toBe(404);
  }
});
