import { expect, test } from '@jest/globals';
import type { Product } from '@portico/shared/contracts';
import { add, freshSite, ids, openProductsSite, send, site } from '../../testing/sites/products-site.ts';
import { createProductFinder, MAX_PRODUCTS_COMPARED } from './product-finder.ts';

openProductsSite();

test('[API-26] a page begins at _start, in either order, per catalogue', async () => {
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
    const response = await site.ask({ url: `/api/products?catalogIds=market&_start=${from}` });
    expect(response.headers['x-total-count']).toBe('23');
    expect(response.rawPayload.length).toBeLessThan(600_000);
    return response.json<{ data: Product[] }>().data;
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
  const response = await site.ask({
    url: `/api/products?catalogIds=shop&title=${encodeURIComponent('กาแฟ row')}&_start=8&_limit=5`,
  });
  expect(response.headers['x-total-count']).toBe('10');
  expect(response.json().data.map(({ name }: Product) => name.en)).toEqual(['Row 24', 'Row 27']);
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

test('[T-04] searches beyond the queue limit are refused, and those of disconnected clients are dropped', async () => {
  const finder = createProductFinder(site.services.records);
  const gone = new AbortController();
  const query = { provider: 'demo', ids: ['shop-1'], title: 'zzz', signal: gone.signal };
  const searches = Promise.allSettled(Array.from({ length: 18 }, () => finder.find(query)));
  gone.abort();
  const reasons = (await searches).map((result) =>
    result.status === 'rejected' ? result.reason.reason : '',
  );
  expect(reasons.filter((reason) => /takes too long/.test(reason))).toHaveLength(16);
  expect(reasons.at(-1)).toMatch(/Too many/);
  expect(await finder.find({ ...query, signal: undefined })).toEqual([]);
});
