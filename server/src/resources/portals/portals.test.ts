import { beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_PORTALS_OF_RESPONSE, type Portal, portalSchema } from '@portico/shared/contracts';
import { isPortalEditor } from '@portico/shared/domain';
import { fixtureContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { portalAccess } from './portal.policy.ts';

let site: TestApp;
let creator: { authorization: string };
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
});

const portal = async (id: string, headers: Record<string, string> = {}) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers })).data;

test('[API-06] anyone reads a released portal, in the shape of the contract', async () => {
  const data = await portal('wat-phumin');
  expect(portalSchema.strict().parse(data)).toEqual(data);
  expect(data).toMatchObject({
    _id: 'wat-phumin',
    provider: 'demo',
    status: 'RELEASE',
    title: { th: 'วัดภูมินทร์', en: 'Wat Phumin', zh: '普明寺', ar: 'وات بومين', lang: 'th' },
    contacts: { instragramId: 'phumin' },
    action: { type: 'phone', contact: { phone: '02-000-0001' } },
    townRefs: ['nan'],
    listingRefs: ['temples'],
    __meta_search: { latLng: { lat: 18.7747, lon: 100.7716 } },
  });
});

test('[DATA-05] addresses of images follow from their ids', async () => {
  const data = await portal('wat-phumin');
  expect(data.imageURL).toBe(`/images/${data.mainImageId}`);
  expect(data.smallImageURL).toBe(`/small-images/${data.mainImageId}`);
  const [cover] = data.galleryImages ?? [];
  expect(cover?.imageURL).toBe(`/images/${cover?.mainImageId}`);
  expect(data.links?.[0]?.imageURL).toBe(`/images/${data.links?.[0]?.mainImageId}`);
  expect(data.contributors?.[0]?.smallImageURL).toBe(`/small-images/${data.contributors?.[0]?.mainImageId}`);
});

test('[OPEN-10] opening hours travel in each of their shapes', async () => {
  expect((await portal('wat-phumin')).openingHours).toEqual({
    timezone: 'Asia/Bangkok',
    week: { mon: [{ open: '09:00', close: '17:00' }] },
    special: [{ date: '2026-12-31', closed: true, note: { en: 'Closed' } }],
  });
  expect((await portal('old-hours')).openingHours).toBe('every day');
  expect((await portal('localized-hours')).openingHours).toEqual({ th: 'ทุกวัน', en: 'Every day' });
});

test('[AMBIG-23] a finished portal opens by its address whatever its status', async () => {
  expect((await portal('waiting')).status).toBe('USER_DRAFT');
  const rejected = await portal('rejected');
  expect(rejected.status).toBe('REJECT');
  expect(rejected).not.toHaveProperty('rejectReason');
  expect(await portal('rejected', creator)).toHaveProperty('rejectReason', 'Please add pictures');
});

test('[OPEN-04] a draft is not found for anyone but its editors', async () => {
  const draft = await site.ask({ url: '/api/portal/draft' });
  const nothing = await site.ask({ url: '/api/portal/no-such-portal' });
  expect(draft.statusCode).toBe(404);
  expect(draft.json()).toEqual(nothing.json());
  expect(await portal('draft', creator)).toMatchObject({ _id: 'draft', stepIndex: 2 });
  expect((await site.ask({ url: '/api/portal/draft-of-admin', headers: creator })).statusCode).toBe(404);
});

test('[OPEN-04, T-07] a private portal says so and gives nothing away', async () => {
  const response = await site.ask({ url: '/api/portal/private' });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toEqual({
    status: 'fail',
    code: 'permission-denied',
    reason: 'This portal is private.',
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('[PERM-10, T-05] only an editor sees the private portal with its passcode', async () => {
  expect(await portal('private', creator)).toMatchObject({ _id: 'private', passcode: '123456' });
  const { grant } = (
    await site.get<{ data: { grant: string } }>('/api/checkPrivacy/portal/id/private', {
      headers: { 'x-passcode': '123456' },
    })
  ).data;
  const opened = await portal('private', { 'x-portico-grant': grant });
  expect(opened._id).toBe('private');
  expect(JSON.stringify(opened)).not.toContain('123456');
  expect(JSON.stringify(opened)).not.toContain('sealed');
});

test('[OPEN-45] a portal names no private town or listing, but to editors, admins and holders of a grant', async () => {
  const refs = async (id: string, headers: Record<string, string> = {}) => {
    const { data } = await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers });
    const { townRefs, listingRefs, isInPrivateTown } = data;
    return { townRefs, listingRefs, isInPrivateTown };
  };
  const all = { townRefs: ['secret-town'], listingRefs: [] };
  expect(await refs('old-hours')).toEqual({ townRefs: [], listingRefs: [], isInPrivateTown: true });
  expect(await refs('old-hours', await site.signIn('creator'))).toMatchObject({ townRefs: [] });
  expect(await refs('localized-hours')).toEqual({ townRefs: ['nan'], listingRefs: [] });
  expect(await refs('old-hours', await site.signIn('admin'))).toEqual(all);
  const { data } = await site.get<{ data: { grant: string } }>('/api/checkPrivacy/town/id/secret-town', {
    headers: { 'x-passcode': '654321' },
  });
  expect(await refs('old-hours', { 'x-portico-grant': data.grant })).toEqual(all);
  expect(await refs('localized-hours', { 'x-portico-grant': data.grant })).toMatchObject({ listingRefs: [] });

  const key = { provider: 'demo', kind: 'town', id: 'secret-town' };
  const stored = await site.services.records.get<object>(key);
  await site.services.records.put({ ...key, value: { ...stored?.value, isPrivate: false } });
  expect(await refs('old-hours')).toEqual(all);
  await site.services.records.put({ ...key, value: stored?.value });
  expect(await refs('old-hours')).toMatchObject({ townRefs: [] });
});

test('[APP-01, SEARCH-07] another provider has no portals here', async () => {
  expect((await portal('wat-phumin')).title.en).toBe('Wat Phumin');
  const there = await site.get<{ data: Portal }>('/api/portal/wat-phumin', { host: 'other.example' });
  expect(there.data.title.en).toBe('Of the other site');
  expect((await site.ask({ url: '/api/portal/only-there' })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/portal/wat-phumin?provider=other' })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/portal/wat-phumin?provider=demo' })).statusCode).toBe(200);
});

test('[API-05] the list holds what the signed-in person edits, last changed first', async () => {
  const list = await site.get<{ ok: boolean; data: Portal[] }>('/api/portal', { headers: creator });
  expect(list.ok).toBe(true);
  expect(list.data.map(({ _id }) => _id)).toEqual(['draft', 'waiting', 'wat-phumin', 'private', 'rejected']);
  expect((await site.ask({ url: '/api/portal' })).statusCode).toBe(401);
});

test('[API-05] the list comes in pages, with the number of all portals in a header', async () => {
  const ask = (query: string) => site.ask({ url: `/api/portal?${query}`, headers: creator });
  const page = await ask('_start=1&_limit=2');
  expect(page.json<{ data: Portal[] }>().data.map(({ _id }) => _id)).toEqual(['waiting', 'wat-phumin']);
  expect(page.headers['x-total-count']).toBe('5');
  const beyond = await ask('_start=5');
  expect(beyond.json()).toEqual({ ok: true, data: [] });
  expect(beyond.headers['x-total-count']).toBe('5');
});

test('no list of portals is longer than its limit, which no request can raise', async () => {
  const many = await openTestApp([
    {
      ...fixtureContent,
      portals: Array.from({ length: MAX_PORTALS_OF_RESPONSE + 1 }, (_, number) =>
        portalSeed(`many-${number}`, { editors: ['creator'], status: 'USER_DRAFT' }),
      ),
      catalogs: [],
    },
  ]);
  for (const [url, username] of [
    ['/api/portal', 'creator'],
    ['/api/review', 'admin'],
  ] as const) {
    const headers = await many.signIn(username);
    const page = await many.ask({ url, headers });
    expect(page.json<{ data: unknown[] }>().data).toHaveLength(MAX_PORTALS_OF_RESPONSE);
    expect(page.headers['x-total-count']).toBe(String(MAX_PORTALS_OF_RESPONSE + 1));
    for (const query of [`_limit=${MAX_PORTALS_OF_RESPONSE + 1}`, '_limit=0', '_start=-1', '_start=x']) {
      expect((await many.ask({ url: `${url}?${query}`, headers })).json()).toMatchObject({ code: 'invalid' });
    }
  }
});

test('lists are cards, however large the portals are, and few portals are read at once', async () => {
  const large = await openTestApp([
    {
      ...fixtureContent,
      portals: Array.from({ length: 20 }, (_, number) =>
        portalSeed(`large-${number}`, {
          editors: ['creator'],
          status: 'USER_DRAFT',
          description: { en: 'A long text. '.repeat(1000) },
        }),
      ),
      catalogs: [],
    },
  ]);
  const { records } = large.services;
  const limits: (number | undefined)[] = [];
  const { list } = records;
  records.list = (query) => {
    if (query.kind === 'portal') limits.push(query.limit);
    return list(query);
  };
  for (const [url, username] of [
    ['/api/portal', 'creator'],
    ['/api/review', 'admin'],
  ] as const) {
    const response = await large.ask({ url, headers: await large.signIn(username) });
    expect(response.json<{ data: unknown[] }>().data).toHaveLength(20);
    expect(response.body.length).toBeLessThan(20 * 1000);
  }
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits) expect(limit).toBeLessThanOrEqual(8);
});

describe('who sees what', () => {
  const editor = { uid: 'u1', username: 'e', displayName: 'E', roles: [] };
  const other = { ...editor, uid: 'u2' };
  const editors = ['u1'];

  test('[PERM-09, AMBIG-12] an editor is an account that is named in editors', () => {
    expect(isPortalEditor({ editors }, editor)).toBe(true);
    expect(isPortalEditor({ editors }, other)).toBe(false);
    expect(isPortalEditor({ editors }, undefined)).toBe(false);
  });

  test.each([
    ['RELEASE', false, other, false, 'visible'],
    ['USER_DRAFT', false, undefined, false, 'visible'],
    ['REJECT', false, undefined, false, 'visible'],
    ['DRAFT', false, other, false, 'hidden'],
    ['DRAFT', true, undefined, true, 'hidden'],
    ['DRAFT', false, editor, false, 'visible'],
    ['RELEASE', true, other, false, 'locked'],
    ['RELEASE', true, undefined, true, 'visible'],
    ['RELEASE', true, editor, false, 'visible'],
  ] as const)('[AMBIG-23, PERM-10] %s, private: %s', (status, isPrivate, viewer, hasGrant, expected) => {
    const person = viewer && { ...viewer, roles: [...viewer.roles] };
    expect(portalAccess({ status, isPrivate, editors }, person, hasGrant).kind).toBe(expected);
  });
});

test("[AMBIG-35, GAL-14] a bare date ends with its day in the portal's time zone, also in the response cache", async () => {
  const fresh = await openTestApp();
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  const stored = await fresh.services.records.get<object>(key);
  const galleryImages = [{ type: 'picture' }, { type: 'picture', expDate: '2026-11-21' }];
  const openingHours = { timezone: 'Pacific/Auckland', week: {} };
  await fresh.services.records.put({ ...key, value: { ...stored?.value, galleryImages, openingHours } });
  const count = async () =>
    (await fresh.get<{ data: Portal }>('/api/portal/wat-phumin')).data.galleryImages?.length;
  expect(await count()).toBe(2);
  // Noon UTC: the day has ended in Auckland, but not in Bangkok.
  fresh.hours(7);
  expect(await count()).toBe(1);
});

test('[GAL-14] what has expired is withheld from visitors, as soon as it has, and shown to editors', async () => {
  const gallery = ['', '2026-11-21T06:30:00.000Z', '2026-11-20', '2027-01-01'].map((expDate, number) => ({
    type: 'picture' as const,
    title: { en: `Item ${number}` },
    ...(expDate ? { expDate } : {}),
  }));
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  const stored = await site.services.records.get<object>(key);
  await site.services.records.put({ ...key, value: { ...stored?.value, galleryImages: gallery } });
  const titles = async (headers?: Record<string, string>) =>
    (await portal('wat-phumin', headers)).galleryImages?.map(({ title }) => title?.en);
  expect(await titles()).toEqual(['Item 0', 'Item 1', 'Item 3']);
  expect(await titles(creator)).toHaveLength(4);
  site.hours(2);
  expect(await titles()).toEqual(['Item 0', 'Item 3']);
});
