import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Catalog, type Product, productSchema } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createProductFinder, MAX_PRODUCTS_COMPARED } from './product-finder.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
/** For tests that change what others look at. */
const freshSite = async () => {
  site = await openTestApp();
  [creator, admin] = [await site.signIn(), await site.signIn('admin')];
};
beforeAll(freshSite);

type Method = 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, data?: object, headers: Record<string, string> = creator) =>
  site.ask({ method, url, headers, ...(data ? { body: { data } } : {}) });
const add = async (data: object): Promise<Product> =>
  (await send('POST', '/api/products', { catalogId: 'shop', name: { en: 'Bowl' }, ...data })).json().data;
const ids = async (query: string) =>
  (await site.get<{ data: Product[] }>(`/api/products?${query}`)).data.map(({ _id }) => _id);
const shop = async () => (await site.get<{ data: Catalog[] }>('/api/catalogs?ref=ref-shop')).data[0];

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

  test('what a stranger may not see answers like what does not exist', async () => {
    for (const [id, headers] of [
      ['hidden-1', admin],
      ['unfinished-1', creator],
      ['nothing', creator],
    ] as const) {
      for (const answer of [
        await send('PUT', `/api/products/${id}`, { price: 1 }, headers),
        await send('DELETE', `/api/products/${id}`, undefined, headers),
        await site.ask({ url: `/api/products/${id}`, headers }),
      ]) {
        expect([answer.statusCode, answer.json().reason]).toEqual([404, 'This product does not exist.']);
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
  ['a price below nothing', { price: -1 }, 'body.data.price'],
  ['a tenth of a satang', { priceSale: 1.005 }, 'body.data.priceSale'],
  ['a price in words', { price: '12' }, 'body.data.price'],
  ['a name without words', { name: {} }, 'body.data.name'],
  ['a colour that styles more', { action: { color: 'red;position:fixed' } }, 'body.data.action.color'],
  ['[T-12] a link that runs', { action: { link: 'javascript:alert(1)' } }, 'body.data.action.link'],
  ['[T-12] a link that carries', { action: { link: 'data:text/html,x' } }, 'body.data.action.link'],
  [
    '[T-12] a link to another host in disguise',
    { action: { link: '/\\evil.example' } },
    'body.data.action.link',
  ],
  ['an image of nobody', { mainImageId: 'unknown' }, 'body.data.mainImageId'],
])('%s is refused', async (_what, data, path) => {
  const answer = (await send('PUT', '/api/products/shop-1', data)).json();
  expect(answer).toMatchObject({ code: 'invalid', details: [{ path }] });
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
    const answer = await send('POST', '/api/products/batch', { catalogId: 'shop', products: rows(1000) });
    expect(answer.json().data.map(({ price }: Product) => price)).toEqual(
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
      const answer = await send('POST', '/api/products/batch', { catalogId: 'shop', products });
      expect(answer.json()).toMatchObject({ code: 'invalid', details: [{ path }] });
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

  test('products that different requests add at once are all kept', async () => {
    await freshSite();
    const made = await Promise.all(Array.from({ length: 20 }, (_, number) => add({ price: number })));
    expect(new Set((await shop())?.products)).toEqual(
      new Set(['shop-1', 'shop-2', 'shop-3', ...made.map(({ _id }) => _id)]),
    );
  });
});

test('[API-26] a page starts where it is asked to, in either order, per catalogue', async () => {
  await freshSite();
  expect(await ids('catalogIds=shop&_start=1&_limit=1&_order=asc')).toEqual(['shop-2']);
  expect(await ids('catalogIds=shop&_start=0&_limit=2&_order=desc')).toEqual(['shop-3', 'shop-2']);
  expect(await ids('catalogIds=shop,market&_start=2&_limit=2')).toEqual(['shop-3', 'market-3']);
  expect(await ids('catalogIds=shop&_start=5')).toEqual([]);
  const total = await site.ask({ url: '/api/products?catalogIds=shop,market,hidden&_limit=1' });
  expect(total.headers['x-total-count']).toBe('6');
  const tooMany = Array.from({ length: 51 }, (_, number) => `c${number}`).join(',');
  expect((await site.ask({ url: `/api/products?catalogIds=${tooMany}` })).statusCode).toBe(400);
});

test('[API-26] long texts end a response early, and the rest comes from where it ended', async () => {
  await freshSite();
  const text = 'x'.repeat(20_000);
  const products = Array.from({ length: 20 }, (_, row) => ({
    name: { en: `Row ${row}` },
    description: { th: text, en: text, zh: text, ar: text },
  }));
  expect((await send('POST', '/api/products/batch', { catalogId: 'market', products })).statusCode).toBe(200);
  const read = async (from: number) => {
    const answer = await site.ask({ url: `/api/products?catalogIds=market&_start=${from}` });
    expect(answer.headers['x-total-count']).toBe('23');
    expect(answer.rawPayload.length).toBeLessThan(600_000);
    return answer.json<{ data: Product[] }>().data;
  };
  const rows: Product[] = [];
  let requests = 0;
  while (rows.length < 23) {
    const more = await read(rows.length);
    expect(more.length).toBeGreaterThan(0);
    rows.push(...more);
    requests += 1;
  }
  expect(requests).toBe(4);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(23);
  expect(rows.at(-1)?.name.en).toBe('Row 19');
});

test('[OPEN-07] products are searched by words of any language, page by page', async () => {
  await freshSite();
  const products = Array.from({ length: 30 }, (_, row) => ({
    name: { en: `Row ${row}` },
    description: { th: row % 3 ? 'ชา' : 'กาแฟ' },
  }));
  await send('POST', '/api/products/batch', { catalogId: 'shop', products });
  const answer = await site.ask({
    url: `/api/products?catalogIds=shop&title=${encodeURIComponent('กาแฟ row')}&_start=8&_limit=5`,
  });
  expect(answer.headers['x-total-count']).toBe('10');
  expect(answer.json().data.map(({ name }: Product) => name.en)).toEqual(['Row 24', 'Row 27']);
  expect(await ids('catalogIds=shop&title=nothing%20like%20it')).toEqual([]);
});

test('[OPEN-07] a search finds a product by its new name at once, and by its former one no longer', async () => {
  await freshSite();
  const { _id } = await add({ name: { en: 'Former teapot' } });
  expect(await ids('catalogIds=shop&title=former')).toEqual([_id]);
  await send('PUT', `/api/products/${_id}`, { name: { en: 'Renamed teapot' } });
  expect(await ids('catalogIds=shop&title=former')).toEqual([]);
  expect(await ids('catalogIds=shop&title=renamed')).toEqual([_id]);
  await send('DELETE', `/api/products/${_id}`);
  expect(await ids('catalogIds=shop&title=renamed')).toEqual([]);
});

test('[T-04] a search gives way to other requests while it reads many products', async () => {
  const finder = createProductFinder(site.services.records);
  const found = finder.find({
    provider: 'demo',
    ids: Array.from({ length: 1000 }, (_, row) => `p${row}`),
    title: 'zzz',
  });
  const otherRequest = new Promise((resolve) => setImmediate(resolve, 'another request'));
  expect(await Promise.race([found, otherRequest])).toBe('another request');
  expect(await found).toEqual([]);
});

test('[T-04] a search of more products than four catalogues have is refused', async () => {
  const finder = createProductFinder(site.services.records);
  const many = Array.from({ length: MAX_PRODUCTS_COMPARED + 1 }, (_, row) => `p${row}`);
  const refused = { code: 'invalid', reason: expect.stringContaining(`${MAX_PRODUCTS_COMPARED}`) };
  await expect(finder.find({ provider: 'demo', ids: many, title: 'a' })).rejects.toMatchObject(refused);
});

test('[T-04] searches past a number that waits are refused, and those whose client has gone are dropped', async () => {
  const finder = createProductFinder(site.services.records);
  const gone = new AbortController();
  const question = { provider: 'demo', ids: ['shop-1'], title: 'zzz', signal: gone.signal };
  const searches = Promise.allSettled(Array.from({ length: 18 }, () => finder.find(question)));
  gone.abort();
  const reasons = (await searches).map((result) =>
    result.status === 'rejected' ? result.reason.reason : '',
  );
  expect(reasons.filter((reason) => /takes too long/.test(reason))).toHaveLength(16);
  expect(reasons.at(-1)).toMatch(/Too many/);
  expect(await finder.find({ ...question, signal: undefined })).toEqual([]);
});

test('[OPEN-07] one call puts all products of a catalogue into an order', async () => {
  await freshSite();
  const order = ['shop-3', 'shop-1', 'shop-2'];
  const answer = await send('PUT', '/api/products/order', { catalogId: 'shop', ids: order });
  expect(answer.json().data.products).toEqual(order);
  expect(await ids('catalogIds=shop')).toEqual(order);
  expect((await site.get<{ data: Product }>('/api/products/shop-3')).data.appearSeq).toBe(1);
  for (const wrong of [order.slice(1), [...order, 'market-1'], ['shop-1', 'shop-1', 'shop-2']]) {
    const refused = await send('PUT', '/api/products/order', { catalogId: 'shop', ids: wrong });
    expect(refused.json()).toMatchObject({ code: 'conflict' });
  }
});

test('[OPEN-08] a deleted product is gone from its catalogue as well', async () => {
  await freshSite();
  expect((await send('DELETE', '/api/products/shop-2')).json()).toEqual({ status: 'ok' });
  expect((await shop())?.products).toEqual(['shop-1', 'shop-3']);
  expect(await ids('catalogIds=shop')).toEqual(['shop-1', 'shop-3']);
  expect((await send('DELETE', '/api/products/shop-2')).statusCode).toBe(404);
});

test('[T-49] a save by someone who has not seen the last one is refused, and told whose that was', async () => {
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
