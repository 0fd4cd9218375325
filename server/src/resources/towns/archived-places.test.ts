import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Listing, Portal, SearchResponse, Town } from '@portico/shared/contracts';
import { createPageCache } from '../../render/page-cache.ts';
import { siteMapRoutes } from '../../site-map/site-map.routes.ts';
import { livePages } from '../../testing/live-pages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  const { contentVersions: versions, now } = site.services;
  const pages = createPageCache({ versions, now, maxBytes: 1024 * 1024 });
  await site.app.register(siteMapRoutes, { services: site.services, renderer: livePages(), pages });
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
});

const save = async (kind: 'town' | 'listing', id: string, data: object) => {
  const response = await site.ask({
    method: 'PUT',
    url: `/api/${kind}/${id}`,
    headers: admin,
    body: { data },
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Town & Listing }>().data;
};
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await site.ask({ url, headers })).statusCode;
const found = async (index: string, filter: object[] = []) => {
  const body = { query: { bool: { filter } }, size: 99 };
  const response = await site.ask({ method: 'POST', url: `/api/search/${index}-demo/_search`, body });
  return response.json<SearchResponse>().hits.hits;
};
const idsIn = async (index: string, filter: object[] = []) =>
  (await found(index, filter)).map(({ _id }) => _id).sort();
const portal = async (id: string) => (await site.get<{ data: Portal }>(`/api/portal/${id}`)).data;
const siteMap = async () => (await site.ask({ url: '/sitemap.xml' })).body;

test.each([
  ['town', 'nan'],
  ['listing', 'temples'],
] as const)('an archived %s does not exist for anyone but admins, until it is restored', async (kind, id) => {
  const url = `/api/${kind}/${id}`;
  const before = (await site.get<{ data: Town & Listing }>(url)).data;
  expect((await save(kind, id, { isArchived: true })).isArchived).toBe(true);
  for (const address of [url, `/api/checkPrivacy/${kind}/id/${id}`]) {
    expect([await statusOf(address), await statusOf(address, creator)]).toEqual([404, 404]);
    expect(await statusOf(address, admin)).toBe(200);
  }
  expect(await idsIn(kind)).not.toContain(id);
  expect(await siteMap()).not.toContain(`/${kind}s/${id}`);

  expect(await save(kind, id, { isArchived: false })).not.toHaveProperty('isArchived');
  expect((await site.get<{ data: Town & Listing }>(url)).data).toEqual(before);
  expect(await idsIn(kind)).toContain(id);
  expect(await siteMap()).toContain(`/${kind}s/${id}`);
});

describe('what belongs to an archived town or listing', () => {
  test('stays, and does not name it to visitors', async () => {
    await save('town', 'nan', { isArchived: true });
    await save('listing', 'temples', { isArchived: null });
    expect(await portal('wat-phumin')).toMatchObject({
      townRefs: [],
      listingRefs: ['temples'],
      isInPrivateTown: true,
    });
    const listing = (await site.get<{ data: Listing }>('/api/listing/temples')).data;
    expect([listing.title, listing.town, listing.portals]).toEqual([
      { en: 'Temples' },
      undefined,
      ['wat-phumin'],
    ]);
    const cards = JSON.stringify(await found('portal-demo,listing'));
    expect(cards).toContain('wat-phumin');
    expect(cards).not.toMatch(/"(townRefs|town)":\[?"nan"/);
    expect(await idsIn('portal', [{ terms: { townRefs: ['nan'] } }])).toEqual([]);

    await save('listing', 'temples', { isArchived: true });
    expect((await portal('wat-phumin')).listingRefs).toEqual([]);
    expect(await idsIn('portal', [{ terms: { listingRefs: ['temples'] } }])).toEqual([]);

    await save('town', 'nan', { isArchived: null });
    await save('listing', 'temples', { isArchived: null });
    expect(await portal('wat-phumin')).toMatchObject({ townRefs: ['nan'], listingRefs: ['temples'] });
    expect(await idsIn('portal', [{ terms: { listingRefs: ['temples'] } }])).toEqual(['wat-phumin']);
  });

  test('is not opened by an earlier grant', async () => {
    const check = '/api/checkPrivacy/town/id/secret-town';
    const headers = { 'x-passcode': '654321' };
    const { grant } = (await site.get<{ data: { grant: string } }>(check, { headers })).data;
    const opened = { 'x-portico-grant': grant };
    expect(await statusOf('/api/town/secret-town', opened)).toBe(200);
    await save('town', 'secret-town', { isArchived: true });
    expect(await statusOf('/api/town/secret-town', opened)).toBe(404);
    const own = { query: { bool: { filter: [{ terms: { townRefs: ['secret-town'] } }] } } };
    const search = { method: 'POST', url: '/api/search/portal-demo/_search', body: own } as const;
    const hits = (await site.ask({ ...search, headers: opened })).json<SearchResponse>().hits;
    expect(hits.hits).toEqual([]);
    await save('town', 'secret-town', { isArchived: false });
    expect((await site.ask({ ...search, headers: opened })).json<SearchResponse>().hits.hits).toHaveLength(1);
  });
});

test('a town and a listing have a position on the map, within the limits of the earth', async () => {
  const location = { latitude: 18.78, longitude: 100.77 };
  expect((await save('town', 'nan', { location })).location).toEqual(location);
  expect((await save('listing', 'temples', { location })).location).toEqual(location);
  expect(await save('town', 'nan', { location: null })).not.toHaveProperty('location');
  const refused = await site.ask({
    method: 'PUT',
    url: '/api/town/nan',
    headers: admin,
    body: { data: { location: { latitude: 91, longitude: 0 } } },
  });
  expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, 'body.data.location.latitude']);
});
