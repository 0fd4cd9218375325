import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Listing, listingSchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { inOrder } from './listing.service.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
/** For tests that change what other tests read. */
const freshSite = async () => {
  site = await openTestApp();
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
};
beforeAll(freshSite);

type Method = 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = admin) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const listing = async (id: string, headers: Record<string, string> = {}) =>
  (await site.get<{ data: Listing }>(`/api/listing/${id}`, { headers })).data;

test('[DATA-20, AMBIG-20] anyone reads a listing, in the shape of the contract', async () => {
  const data = await listing('temples');
  expect(listingSchema.strict().parse(data)).toEqual(data);
  expect(data).toEqual({
    _id: 'temples',
    title: { en: 'Temples' },
    score: 3,
    appearSeq: 2,
    town: 'nan',
    portals: ['wat-phumin'],
    mainImageId: expect.any(String),
    imageURL: `/images/${data.mainImageId}`,
    smallImageURL: `/small-images/${data.mainImageId}`,
  });
  expect((await site.ask({ url: '/api/listing/nothing' })).statusCode).toBe(404);
  expect((await site.ask({ url: '/api/listing/temples', host: 'other.example' })).statusCode).toBe(404);
});

test('[AMBIG-21, PERM-06, T-05] a private listing opens with a grant, and its passcode is for admins', async () => {
  const response = await site.ask({ url: '/api/listing/secret-listing', headers: creator });
  expect([response.statusCode, response.json()]).toEqual([
    403,
    { status: 'fail', code: 'permission-denied', reason: 'This listing is private.' },
  ]);
  const { grant } = (
    await site.get<{ data: { grant: string } }>('/api/checkPrivacy/listing/id/secret-listing', {
      headers: { 'x-passcode': 'abcdef' },
    })
  ).data;
  const opened = await listing('secret-listing', { 'x-portico-grant': grant });
  expect(opened).toMatchObject({ _id: 'secret-listing', portals: ['localized-hours'] });
  expect(JSON.stringify(opened)).not.toMatch(/abcdef|sealed/);
  expect(await listing('secret-listing', admin)).toMatchObject({ passcode: 'abcdef' });
});

describe('[OPEN-12, OPEN-15] only admins of the provider change listings', () => {
  test.each<[Method, string, object | undefined]>([
    ['POST', '/api/listing', { title: { en: 'Mine' } }],
    ['PUT', '/api/listing/cafes', { title: { en: 'Mine' } }],
    ['DELETE', '/api/listing/cafes', undefined],
  ])('%s %s', async (method, url, data) => {
    expect((await send(method, url, data, {})).statusCode).toBe(401);
    expect((await send(method, url, data, creator)).statusCode).toBe(403);
    expect((await listing('cafes')).title).toEqual({ en: 'Cafes' });
  });
});

test('[OPEN-12, AMBIG-21] an admin adds a listing, changes it and locks it', async () => {
  await freshSite();
  const data = { _id: 'hikes', title: { en: 'Hikes' }, town: 'nan', score: 2, appearSeq: 4 };
  const made = (await send('POST', '/api/listing', { ...data, portals: ['wat-phumin'] })).json().data;
  expect(made).toEqual({ ...data, portals: [], modifiedDate: '2026-11-21T05:00:00.000Z' });
  expect((await send('POST', '/api/listing', data)).json()).toMatchObject({ code: 'conflict' });
  const changed = await send('PUT', '/api/listing/hikes', { score: null, title: { en: 'Walks' } });
  expect(changed.json().data).toMatchObject({ title: { en: 'Walks' }, town: 'nan' });
  expect(changed.json().data).not.toHaveProperty('score');
  expect((await send('PUT', '/api/listing/hikes', { isPrivate: true })).statusCode).toBe(400);
  await send('PUT', '/api/listing/hikes', { isPrivate: true, passcode: 'abc123' });
  expect((await site.ask({ url: '/api/listing/hikes' })).statusCode).toBe(403);
});

test('[DATA-20] an admin orders the portals of a listing, and cannot put in others', async () => {
  await freshSite();
  const decide = (id: string) =>
    send('PUT', `/api/review/${id}`, { status: 'RELEASE', townRefs: ['nan'], listingRefs: ['cafes'] });
  for (const id of ['waiting', 'old-hours', 'wat-phumin']) expect((await decide(id)).statusCode).toBe(200);
  const before = (await listing('cafes')).portals ?? [];
  expect(new Set(before)).toEqual(new Set(['waiting', 'old-hours', 'wat-phumin']));
  const order = { portals: ['old-hours', 'private', 'waiting'] };
  const saved = (await send('PUT', '/api/listing/cafes', order)).json().data;
  expect(saved.portals).toEqual(['old-hours', 'waiting', 'wat-phumin']);
});

test.each([
  [
    ['a', 'b', 'c'],
    ['c', 'a'],
    ['c', 'a', 'b'],
  ],
  [
    ['a', 'b'],
    ['x', 'b', 'b'],
    ['b', 'a'],
  ],
  [[], ['x'], []],
])('[DATA-20] %j ordered by %j', (present, order, expected) => {
  expect(inOrder(present, order)).toEqual(expected);
});

test.each([
  ['a town that is none', { town: 'nothing' }, 'body.data.town'],
  ['a title without words', { title: {} }, 'body.data.title'],
  ['an unknown image', { mainImageId: 'unknown' }, 'body.data.mainImageId'],
])('%s is refused', async (_what, data, path) => {
  const response = (await send('PUT', '/api/listing/cafes', data)).json();
  expect(response).toMatchObject({ code: 'invalid', details: [{ path }] });
});

test('[T-49] a save based on an outdated version is refused', async () => {
  await freshSite();
  const { modifiedDate } = await listing('cafes', admin);
  await send('PUT', '/api/listing/cafes', { score: 1, modifiedDate });
  const late = await send('PUT', '/api/listing/cafes', { score: 2, modifiedDate });
  expect(late.json()).toMatchObject({ code: 'conflict', conflict: { by: 'Admin' } });
});

test('[OPEN-12] a listing that portals belong to is not deleted', async () => {
  await freshSite();
  const refused = await send('DELETE', '/api/listing/temples');
  expect([refused.statusCode, refused.json().reason]).toEqual([
    409,
    'Portals: 1 belong to this listing. Move them elsewhere first.',
  ]);
  expect((await send('DELETE', '/api/listing/cafes')).json()).toEqual({ status: 'ok' });
  expect((await site.ask({ url: '/api/listing/cafes' })).statusCode).toBe(404);
});

test('[OPEN-45] a public listing names its private town only to those who may open it', async () => {
  const site = await openTestApp();
  const key = { provider: 'demo', kind: 'listing', id: 'cafes' };
  const stored = await site.services.records.get<object>(key);
  await site.services.records.put({ ...key, value: { ...stored?.value, town: 'secret-town' } });
  const townOf = async (headers: Record<string, string> = {}) =>
    (await site.get<{ data: { town?: string } }>('/api/listing/cafes', { headers })).data.town;
  expect(await townOf()).toBeUndefined();
  expect(await townOf(await site.signIn('admin'))).toBe('secret-town');
  const { data } = await site.get<{ data: { grant: string } }>('/api/checkPrivacy/town/id/secret-town', {
    headers: { 'x-passcode': '654321' },
  });
  expect(await townOf({ 'x-portico-grant': data.grant })).toBe('secret-town');
  const found = await site.ask({
    url: '/api/search/listing-demo/_search',
    method: 'POST',
    body: { size: 99 },
  });
  expect(found.json().hits.hits).toContainEqual(expect.objectContaining({ _id: 'cafes' }));
  expect(found.body).not.toContain('"secret-town"');
});
