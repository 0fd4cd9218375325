import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Catalog, CONTENT_LIMITS, catalogSchema, type Portal } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tileIndex, withoutTile, withTile } from './gallery-tile.ts';

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
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = creator) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const add = async (data: object) =>
  (await send('POST', '/api/catalogs', { portalId: 'wat-phumin', ...data })).json<{ data: Catalog }>().data;
const listed = async (query: string, headers: Record<string, string> = {}) =>
  (await site.get<{ data: Catalog[] }>(`/api/catalogs?${query}`, { headers })).data;
const ids = async (query: string, headers: Record<string, string> = {}) =>
  (await listed(query, headers)).map(({ _id }) => _id);
const portal = async (id = 'wat-phumin') =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: creator })).data;

test('[OPEN-08, DATA-16] an editor adds a catalogue after the others', async () => {
  await freshSite();
  const made = await add({ name: { th: 'ผ้าทอ', en: 'Woven cloth!' }, template: 5 });
  expect(catalogSchema.strict().parse(made)).toEqual(made);
  expect(made).toEqual({
    _id: expect.any(String),
    ref: expect.stringMatching(/^woven-cloth-[0-9a-f]{8}$/),
    name: { th: 'ผ้าทอ', en: 'Woven cloth!' },
    template: 5,
    portalId: 'wat-phumin',
    products: [],
    appearSeq: 3,
    userIds: ['user-creator'],
    modifiedDate: '2026-11-21T05:00:00.000Z',
  });
  expect(await ids('portalId=wat-phumin')).toEqual(['market', 'shop', made._id]);
  expect(await add({ name: { th: 'ผ้า' } })).toMatchObject({
    ref: expect.stringMatching(/^[0-9a-f]{8}$/),
    template: 1,
  });
});

describe('[OPEN-08, PERM-08, T-09] only editors of the portal change its catalogues', () => {
  beforeAll(freshSite);
  const calls: [Method, string, object | undefined][] = [
    ['POST', '/api/catalogs', { portalId: 'wat-phumin', name: { en: 'Mine' } }],
    ['PUT', '/api/catalogs/shop', { name: { en: 'Mine' } }],
    ['PUT', '/api/catalogs/order', { portalId: 'wat-phumin', ids: ['shop', 'market'] }],
    ['DELETE', '/api/catalogs/shop', undefined],
  ];
  test.each(calls)('%s %s', async (method, url, data) => {
    expect((await send(method, url, data, {})).statusCode).toBe(401);
    expect((await send(method, url, data, admin)).statusCode).toBe(403);
    const elsewhere = { host: 'other.example', headers: creator, method, url };
    expect((await site.ask({ ...elsewhere, body: { data } })).statusCode).toBe(401);
    expect(await ids('portalId=wat-phumin')).toEqual(['market', 'shop']);
    expect((await listed('portalId=wat-phumin'))[1]?.name).toEqual({ en: 'Catalogue shop' });
  });

  test('hidden records respond like missing ones', async () => {
    for (const [id, headers] of [
      ['hidden', admin],
      ['unfinished', creator],
      ['nothing', creator],
    ] as const) {
      const response = await send('PUT', `/api/catalogs/${id}`, { name: { en: 'Mine' } }, headers);
      expect([response.statusCode, response.json().reason]).toEqual([404, 'This catalogue does not exist.']);
      expect((await send('DELETE', `/api/catalogs/${id}`, undefined, headers)).statusCode).toBe(404);
    }
    const data = { portalId: 'draft-of-admin', name: { en: 'Mine' } };
    expect((await send('POST', '/api/catalogs', data)).statusCode).toBe(404);
  });
});

test('[OPEN-08, T-09] an editor changes the sent fields, and none that are not to be sent', async () => {
  await freshSite();
  const sent = {
    name: { en: 'Renamed' },
    template: 3,
    appearSeq: 9,
    portalId: 'private',
    userIds: ['user-admin'],
    products: [],
    _id: 'x',
  };
  const saved = (await send('PUT', '/api/catalogs/shop', sent)).json();
  expect(saved).toEqual({
    status: 'ok',
    data: {
      ...(await listed('portalId=wat-phumin'))[1],
      name: { en: 'Renamed' },
      template: 3,
      appearSeq: 9,
      ref: 'ref-shop',
      portalId: 'wat-phumin',
      userIds: ['user-creator'],
      products: ['shop-1', 'shop-2', 'shop-3'],
    },
  });
});

test.each([
  ['a name without words', { name: { en: ' ' } }],
  ['a name too long', { name: { en: 'x'.repeat(301) } }],
  ['another template', { template: 6 }],
  ['a ref that is not plain', { ref: 'Ä ref' }],
  ['a ref that leads elsewhere', { ref: '../x' }],
  ['an invalid position', { indexGallery: -1 }],
])('[DATA-16] %s is refused', async (_what, data) => {
  expect((await send('PUT', '/api/catalogs/shop', data)).json()).toMatchObject({ code: 'invalid' });
});

test('[OPEN-07] a ref belongs to one catalogue of the provider, also of two that come at once', async () => {
  await freshSite();
  const taken = await send('PUT', '/api/catalogs/market', { ref: 'ref-shop' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'conflict']);
  const both = await Promise.all(
    ['a', 'b'].map((en) =>
      send('POST', '/api/catalogs', { portalId: 'wat-phumin', name: { en }, ref: 'one' }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
  expect((await send('PUT', '/api/catalogs/market', { ref: 'moved' })).statusCode).toBe(200);
  expect(await ids('ref=moved')).toEqual(['market']);
  expect(await ids('ref=ref-market')).toEqual([]);
  expect((await add({ name: { en: 'Again' }, ref: 'ref-market' })).ref).toBe('ref-market');
});

test('[OPEN-07, T-07] a ref resolves for those who may see the portal', async () => {
  expect(await ids('ref=ref-shop')).toEqual(['shop']);
  expect(await ids('ref=ref-hidden')).toEqual([]);
  expect(await ids('ref=ref-hidden', creator)).toEqual(['hidden']);
  expect(await ids('ref=nothing')).toEqual([]);
});

test('[OPEN-08, AMBIG-12] the people of a catalogue are the editors of its portal, as they are now', async () => {
  await freshSite();
  const { records } = site.services;
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  const stored = await records.get<object>(key);
  await records.put({
    ...key,
    value: { ...stored?.value, editors: ['user-admin'] },
    index: { editor: 'user-admin' },
  });
  expect(await ids('userIds=user-creator')).toEqual([]);
  expect(await ids('userIds=user-admin&webpage=true')).toEqual(['market', 'shop']);
  expect((await listed('ref=ref-shop'))[0]?.userIds).toEqual(['user-admin']);
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  await freshSite();
  const [, seen] = await listed('portalId=wat-phumin');
  site.hours(1);
  const first = await send('PUT', '/api/catalogs/shop', {
    name: { en: 'One' },
    modifiedDate: seen?.modifiedDate,
  });
  expect(first.json().data.modifiedDate).toBe('2026-11-21T06:00:00.000Z');
  const second = await send('PUT', '/api/catalogs/shop', {
    name: { en: 'Two' },
    modifiedDate: seen?.modifiedDate,
  });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'conflict',
    conflict: { by: 'Creator', at: '2026-11-21T06:00:00.000Z' },
  });
  expect((await listed('ref=ref-shop'))[0]?.name).toEqual({ en: 'One' });
});

test('[OPEN-07] one call puts all catalogues of a portal into an order', async () => {
  await freshSite();
  const response = await send('PUT', '/api/catalogs/order', {
    portalId: 'wat-phumin',
    ids: ['shop', 'market'],
  });
  expect(response.json().data.map(({ _id, appearSeq }: Catalog) => [_id, appearSeq])).toEqual([
    ['shop', 1],
    ['market', 2],
  ]);
  expect(await ids('portalId=wat-phumin')).toEqual(['shop', 'market']);
  for (const wrong of [['shop'], ['shop', 'shop'], ['shop', 'hidden'], ['shop', 'market', 'x']]) {
    const refused = await send('PUT', '/api/catalogs/order', { portalId: 'wat-phumin', ids: wrong });
    expect(refused.json()).toMatchObject({ code: 'conflict' });
  }
});

test('a portal has 50 catalogues at most', async () => {
  await freshSite();
  for (let count = 2; count < 50; count++) await add({ name: { en: `Number ${count}` } });
  const response = await send('POST', '/api/catalogs', { portalId: 'wat-phumin', name: { en: 'One more' } });
  expect(response.json()).toMatchObject({ code: 'quota-exceeded', quota: { name: 'catalogs', most: 50 } });
});

describe('the tile in the gallery', () => {
  const tiles = async () => (await portal()).galleryImages?.map(({ catalogId }) => catalogId ?? '');

  test('[AMBIG-47] a full gallery takes no tile, so that the portal can still be saved as a whole', async () => {
    await freshSite();
    const [cover] = (await portal()).galleryImages ?? [];
    const galleryImages = Array.from({ length: CONTENT_LIMITS.galleryImages }, () => cover);
    expect((await send('PUT', '/api/portal/wat-phumin', { galleryImages })).statusCode).toBe(200);
    const data = { portalId: 'wat-phumin', name: { en: 'Too much' }, indexGallery: 1 };
    expect((await send('POST', '/api/catalogs', data)).statusCode).toBe(400);
    expect(await tiles()).toHaveLength(CONTENT_LIMITS.galleryImages);
  });

  test('[AMBIG-47, DATA-10] indexGallery sets it, moves it and takes it away', async () => {
    await freshSite();
    const made = await add({ name: { en: 'Tiled' }, indexGallery: 2 });
    expect(made.indexGallery).toBe(2);
    expect(await tiles()).toEqual(['', '', made._id, 'shop']);
    expect((await portal()).galleryImages?.[2]).toMatchObject({ type: 'catalog', title: { en: 'Tiled' } });
    const moved = await send('PUT', `/api/catalogs/${made._id}`, { indexGallery: 99 });
    expect(moved.json().data.indexGallery).toBe(3);
    expect(await tiles()).toEqual(['', '', 'shop', made._id]);
    const gone = await send('PUT', `/api/catalogs/${made._id}`, { indexGallery: null });
    expect(gone.json().data).not.toHaveProperty('indexGallery');
    expect(await tiles()).toEqual(['', '', 'shop']);
  });

  test('[AMBIG-47, AMBIG-14] it never becomes the cover', async () => {
    const response = await send('POST', '/api/catalogs', {
      portalId: 'waiting',
      name: { en: 'x' },
      indexGallery: 1,
    });
    expect(response.json()).toMatchObject({ code: 'invalid' });
    expect(await ids('portalId=waiting')).toEqual([]);
  });

  test.each([
    [1, ['cover', 'c', 'a']],
    [2, ['cover', 'a', 'c']],
    [9, ['cover', 'a', 'c']],
    [0, ['cover', 'c', 'a']],
  ])('[AMBIG-14] put at %i it comes after the cover', (index, order) => {
    const gallery = ['cover', 'a'].map((mainImageId) => ({ type: 'picture', mainImageId }));
    const made = withTile(gallery, { tile: { type: 'catalog', catalogId: 'c' }, index });
    expect(made.map(({ mainImageId, catalogId }) => mainImageId ?? catalogId)).toEqual(order);
    expect(withoutTile(made, 'c')).toEqual(gallery);
    expect(tileIndex(made, 'c')).toBe(order.indexOf('c'));
    expect(tileIndex(undefined, 'c')).toBeUndefined();
  });
});

test('[AMBIG-47, DATA-10] a tile counts the products that its catalogue has now', async () => {
  await freshSite();
  const count = async () =>
    (await portal()).galleryImages?.find(({ catalogId }) => catalogId === 'shop')?.productCount;
  expect(await count()).toBe(3);
  await send('POST', '/api/products', { catalogId: 'shop', name: { en: 'Fourth' } });
  expect(await count()).toBe(4);
  const galleryImages = (await portal()).galleryImages?.map((item) => ({ ...item, productCount: 99 }));
  const saved = await send('PUT', '/api/portal/wat-phumin', { galleryImages });
  expect(saved.json().data.galleryImages[2]).toMatchObject({ catalogId: 'shop', productCount: 4 });
});

test('[OPEN-08] a deleted catalogue leaves nothing: no products, no ref, no tile', async () => {
  await freshSite();
  expect((await send('DELETE', '/api/catalogs/shop')).json()).toEqual({ status: 'ok' });
  expect(await ids('portalId=wat-phumin')).toEqual(['market']);
  expect(await ids('ref=ref-shop')).toEqual([]);
  const { records } = site.services;
  expect((await records.list({ provider: 'demo', kind: 'product' })).map(({ id }) => id)).not.toContain(
    'shop-1',
  );
  expect((await portal()).galleryImages?.some(({ catalogId }) => catalogId === 'shop')).toBe(false);
  expect((await send('DELETE', '/api/catalogs/shop')).statusCode).toBe(404);
});
