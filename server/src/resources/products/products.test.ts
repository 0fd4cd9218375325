import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Catalog, type Product, productSchema } from '@portico/shared/contracts';
import {
  add,
  admin,
  creator,
  freshSite,
  ids,
  type Method,
  openProductsSite,
  send,
  shop,
  site,
} from '../../testing/sites/products-site.ts';

openProductsSite();

test('[OPEN-08, DATA-17] an editor adds a product at the end of a catalogue', async () => {
  await freshSite();
  const mainImageId = (await site.get<{ data: Product }>('/api/products/shop-1')).data.mainImageId;
  const sent = {
    name: { th: 'ชาม' },
    description: { en: 'Blue' },
    price: 12.5,
    priceSale: 20,
    mainImageId,
    highlightText: 'sale_th',
    template: 2,
    action: { text: { en: 'Order' }, color: 'goldenrod', link: 'https://example.com/order' },
  };
  const made = await add(sent);
  expect(productSchema.strict().parse(made)).toEqual(made);
  expect(made).toEqual({
    ...sent,
    _id: expect.any(String),
    catalogId: 'shop',
    imageURL: `/images/${mainImageId}`,
    appearSeq: 4,
    modifiedDate: '2026-11-21T05:00:00.000Z',
  });
  expect((await shop())?.products).toEqual(['shop-1', 'shop-2', 'shop-3', made._id]);
  expect((await site.get(`/api/products/${made._id}`))['data']).toEqual(made);
});

test("[CAT-08, DATA-17] a label's own text per language is returned as written", async () => {
  await freshSite();
  const highlightText = { th: 'ทำมือ', en: 'Handmade', lang: 'th' };
  expect(await add({ name: { en: 'Bowl' }, highlightText })).toMatchObject({ highlightText });
});

describe('[OPEN-08, PERM-08, T-09] only editors of the portal change its products', () => {
  beforeAll(freshSite);
  const calls: [Method, string, object | undefined][] = [
    ['POST', '/api/products', { catalogId: 'shop', name: { en: 'Mine' } }],
    ['POST', '/api/products/batch', { catalogId: 'shop', products: [{ name: { en: 'Mine' } }] }],
    ['PUT', '/api/products/shop-1', { name: { en: 'Mine' } }],
    ['PUT', '/api/products/order', { catalogId: 'shop', ids: ['shop-3', 'shop-2', 'shop-1'] }],
    ['DELETE', '/api/products/shop-1', undefined],
  ];
  test.each(calls)('%s %s', async (method, url, data) => {
    expect((await send(method, url, data, {})).statusCode).toBe(401);
    expect((await send(method, url, data, admin)).statusCode).toBe(403);
    expect(await ids('catalogIds=shop')).toEqual(['shop-1', 'shop-2', 'shop-3']);
  });

  test('hidden records respond like missing ones', async () => {
    for (const [id, headers] of [
      ['hidden-1', admin],
      ['unfinished-1', creator],
      ['nothing', creator],
    ] as const) {
      for (const response of [
        await send('PUT', `/api/products/${id}`, { price: 1 }, headers),
        await send('DELETE', `/api/products/${id}`, undefined, headers),
        await site.ask({ url: `/api/products/${id}`, headers }),
      ]) {
        expect([response.statusCode, response.json().reason]).toEqual([404, 'This product does not exist.']);
      }
    }
  });
});

test('[OPEN-08, T-09] an editor changes the sent fields, and null takes one away', async () => {
  await freshSite();
  const sent = {
    price: null,
    priceSale: 7.25,
    name: { en: 'Cup' },
    catalogId: 'market',
    _id: 'x',
    appearSeq: 9,
  };
  const { data } = (await send('PUT', '/api/products/shop-2', sent)).json();
  expect(data).toMatchObject({
    _id: 'shop-2',
    catalogId: 'shop',
    name: { en: 'Cup' },
    priceSale: 7.25,
    appearSeq: 2,
  });
  expect(data).not.toHaveProperty('price');
  expect(data).toHaveProperty('mainImageId');
});

test.each([
  ['a price below nothing', { price: -1 }, 'body.data.price', 'too-small', { minimum: 0 }],
  ['a tenth of a satang', { priceSale: 1.005 }, 'body.data.priceSale', 'step', { step: 0.01 }],
  ['a price as text', { price: '12' }, 'body.data.price', 'type', { expected: 'number' }],
  ['a name without words', { name: {} }, 'body.data.name', 'required', undefined],
  [
    'a colour that styles more',
    { action: { color: 'red;position:fixed' } },
    'body.data.action.color',
    'format',
    { format: 'color' },
  ],
  [
    '[T-12] a link that runs',
    { action: { link: 'javascript:alert(1)' } },
    'body.data.action.link',
    'unsafe-link',
    undefined,
  ],
  [
    '[T-12] a link that carries',
    { action: { link: 'data:text/html,x' } },
    'body.data.action.link',
    'unsafe-link',
    undefined,
  ],
  [
    '[T-12] a link to another host in disguise',
    { action: { link: '/\\evil.example' } },
    'body.data.action.link',
    'unsafe-link',
    undefined,
  ],
  ['an unknown image', { mainImageId: 'unknown' }, 'body.data.mainImageId', 'unknown', undefined],
])('%s is refused with its field and its code', async (_what, data, path, code, values) => {
  const response = (await send('PUT', '/api/products/shop-1', data)).json();
  expect(response).toMatchObject({ code: 'invalid', details: [{ path, message: expect.any(String), code }] });
  expect(response.details[0].values).toEqual(values);
});

test.each(['https://example.com/', 'tel:+6621234', 'mailto:a@example.com', '/portals/wat-phumin'])(
  '[T-12] %s may be linked to',
  async (link) => {
    expect((await add({ action: { link } })).action).toEqual({ link });
  },
);

describe('many at once', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => ({ name: { en: `Row ${row}` }, price: row }));

  test('[OPEN-08] a thousand products come in their order', async () => {
    await freshSite();
    const response = await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(1000) });
    expect(response.json().data.map(({ price }: Product) => price)).toEqual(
      rows(1000).map(({ price }) => price),
    );
    const query = '/api/products?catalogIds=shop&_start=1000&_limit=8&_sort=appearSeq&_order=asc';
    const page = await site.ask({ url: query });
    expect(page.headers['x-total-count']).toBe('1003');
    expect(page.json().data.map(({ name, appearSeq }: Product) => [name.en, appearSeq])).toEqual([
      ['Row 997', 1001],
      ['Row 998', 1002],
      ['Row 999', 1003],
    ]);
    expect(await ids('catalogIds=shop')).toHaveLength(999);
  });

  test('[OPEN-08] a wrong row refuses all of them and is named', async () => {
    await freshSite();
    const byForm = [...rows(2), { name: { en: 'Wrong' }, price: -5 }];
    const byLink = [...rows(1), { name: { en: 'Wrong' }, action: { link: 'javascript:x' } }];
    for (const [products, path] of [
      [byForm, 'body.data.products.2.price'],
      [byLink, 'body.data.products.1.action.link'],
    ] as const) {
      const response = await send('POST', '/api/products/batch', { catalogId: 'shop', products });
      expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path }] });
    }
    expect(
      (await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(1001) })).statusCode,
    ).toBe(400);
    expect(await ids('catalogIds=shop')).toHaveLength(3);
  });

  test('a catalogue has 5,000 products at most', async () => {
    await freshSite();
    for (let count = 0; count < 4; count++)
      await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(1000) });
    const over = await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(998) });
    expect(over.json()).toMatchObject({ code: 'invalid' });
    expect(
      (await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(997) })).statusCode,
    ).toBe(200);
    expect((await shop())?.products).toHaveLength(5000);
  });

  test('products that concurrent requests add are all stored', async () => {
    await freshSite();
    const made = await Promise.all(Array.from({ length: 20 }, (_, number) => add({ price: number })));
    expect(new Set((await shop())?.products)).toEqual(
      new Set(['shop-1', 'shop-2', 'shop-3', ...made.map(({ _id }) => _id)]),
    );
  });
});

test('[OPEN-07] one call puts all products of a catalogue into an order', async () => {
  await freshSite();
  const order = ['shop-3', 'shop-1', 'shop-2'];
  const response = await send('PUT', '/api/products/order', { catalogId: 'shop', ids: order });
  expect(response.json().data.products).toEqual(order);
  expect(await ids('catalogIds=shop')).toEqual(order);
  expect((await site.get<{ data: Product }>('/api/products/shop-3')).data.appearSeq).toBe(1);
  for (const wrong of [order.slice(1), [...order, 'market-1'], ['shop-1', 'shop-1', 'shop-2']]) {
    const refused = await send('PUT', '/api/products/order', { catalogId: 'shop', ids: wrong });
    expect(refused.json()).toMatchObject({ code: 'conflict' });
  }
});

test('[OPEN-08] a deleted product is removed from its catalogue as well', async () => {
  await freshSite();
  expect((await send('DELETE', '/api/products/shop-2')).json()).toEqual({ status: 'ok' });
  expect((await shop())?.products).toEqual(['shop-1', 'shop-3']);
  expect(await ids('catalogIds=shop')).toEqual(['shop-1', 'shop-3']);
  expect((await send('DELETE', '/api/products/shop-2')).statusCode).toBe(404);
});

test('[T-49] a save based on an outdated version is refused with who saved last', async () => {
  await freshSite();
  const { modifiedDate } = (await site.get<{ data: Product }>('/api/products/shop-1')).data;
  site.hours(1);
  expect((await send('PUT', '/api/products/shop-1', { price: 1, modifiedDate })).statusCode).toBe(200);
  const late = await send('PUT', '/api/products/shop-1', { price: 2, modifiedDate });
  expect(late.json()).toMatchObject({
    code: 'conflict',
    conflict: { by: 'Creator', at: '2026-11-21T06:00:00.000Z' },
  });
  expect((await site.get<{ data: Product }>('/api/products/shop-1')).data.price).toBe(1);
});

test('what belongs to an unofficial or private portal says that it is not for search engines', async () => {
  await freshSite();
  const shown = (await site.get<{ data: Catalog[] }>('/api/catalogs?ref=ref-shop')).data[0];
  expect(shown).not.toHaveProperty('isUnlisted');

  const made = await send('POST', '/api/catalogs', { portalId: 'waiting', name: { en: 'Not yet' } });
  const { data: catalog } = made.json<{ data: Catalog }>();
  expect(catalog.isUnlisted).toBe(true);
  const product = await add({ catalogId: catalog._id });
  expect((await site.get<{ data: Product }>(`/api/products/${product._id}`)).data.isUnlisted).toBe(true);

  await site.ask({
    method: 'PUT',
    url: '/api/portal/wat-phumin',
    headers: creator,
    body: { data: { isPrivate: true, passcode: '123456' } },
  });
  const mine = await site.get<{ data: Product }>('/api/products/shop-1', { headers: creator });
  expect(mine.data.isUnlisted).toBe(true);
});
