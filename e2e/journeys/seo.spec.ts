import type { APIRequestContext } from '@playwright/test';
import ogs from 'open-graph-scraper-lite';
import { expect, test } from '../support/fixtures.ts';

/** URLs of portals in the sitemap, in the default language. */
async function listedPortals(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*\/portals\/[^<?]+)<\/loc>/g)].map(([, address = '']) => address);
}

test('a portal of the sitemap has a preview with a real picture, and data, in a page that does not complain', async ({
  page,
  request,
}) => {
  const [address = ''] = await listedPortals(request);
  const html = await (await request.get(`${address}?lang=en`)).text();
  const { result } = await ogs({ html });
  expect(result).toMatchObject({
    ogUrl: `${address}?lang=en`,
    ogLocale: 'en_US',
    twitterCard: 'summary_large_image',
  });
  expect(result.ogTitle).toBeTruthy();
  expect(result.ogDescription).toBeTruthy();
  expect(result.jsonLD).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@id': `${address}#place`, name: result.ogTitle })]),
  );

  const [picture] = result.ogImage ?? [];
  await page.goto(`${address}?lang=en`);
  const shown = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [String(image.naturalWidth), String(image.naturalHeight)];
  }, picture?.url ?? '');
  expect(shown).toEqual([picture?.width, picture?.height]);
});

test('a page is sent once, and rendered again as soon as it was saved', async ({ request, site: _site }) => {
  const signedIn = await request.post('/api/auth/login', {
    data: { username: 'admin', password: 'admin-demo' },
  });
  const { jsonWebToken } = (await signedIn.json()) as { jsonWebToken: string };
  const headers = { authorization: `Bearer ${jsonWebToken}` };
  const pageOf = (address: string, known = '') =>
    request.get(address, known ? { headers: { 'if-none-match': known } } : {});

  for (const address of await listedPortals(request)) {
    const first = await pageOf(address);
    const tag = first.headers()['etag'] ?? '';
    expect(tag).not.toBe('');
    expect((await pageOf(address, tag)).status()).toBe(304);
    const id = address.split('/').at(-1) ?? '';
    const title = { th: `ชื่อใหม่ ${id}` };
    const saved = await request.put(`/api/portal/${id}`, { headers, data: { data: { title } } });
    if (saved.status() === 403) continue;
    expect(saved.status()).toBe(200);
    const next = await pageOf(address, tag);
    expect(next.status()).toBe(200);
    expect(await next.text()).toContain(`<title>${title.th}`);
    return;
  }
  throw new Error('the demo has no portal in the sitemap that admin edits');
});

test('[CAT-13] catalogues and products of an unofficial portal stay out of search engines', async ({
  request,
  site: _site,
}) => {
  const signedIn = await request.post('/api/auth/login', {
    data: { username: 'creator', password: 'creator-demo' },
  });
  const { jsonWebToken } = (await signedIn.json()) as { jsonWebToken: string };
  const headers = { authorization: `Bearer ${jsonWebToken}` };
  const portals = (await (await request.get('/api/portal', { headers })).json()) as {
    data: { _id: string; status: string }[];
  };
  const portalId =
    portals.data.find(({ status }) => status === 'USER_DRAFT' || status === 'REJECT')?._id ?? '';
  const add = async (path: string, data: object) => {
    const response = await request.post(path, { headers, data: { data } });
    expect(response.status()).toBe(200);
    return ((await response.json()) as { data: { _id: string } }).data._id;
  };
  const catalogId = await add('/api/catalogs', { portalId, name: { en: 'Not yet' } });
  const productId = await add('/api/products', { catalogId, name: { en: 'A bowl to come' } });

  const pagesOf = (portal: string, catalog: string, product: string) => [
    `/catalog?portalId=${portal}`,
    `/catalog/show?catalogId=${catalog}&portalId=${portal}`,
    `/catalog/${catalog}/product/${product}?portalId=${portal}`,
    // With an official portal in the URL it is the same product.
    `/catalog/${catalog}/product/${product}/detail?portalId=ban-mon-celadon`,
  ];
  for (const page of pagesOf(portalId, catalogId, productId)) {
    const response = await request.get(page);
    expect([page, response.status()]).toEqual([page, 200]);
    const html = await response.text();
    expect(html, page).toContain('<meta name="robots" content="noindex">');
    expect(html, page).not.toContain('application/ld+json');
  }
  for (const page of pagesOf('ban-mon-celadon', 'celadon-table', 'celadon-tea-cup')) {
    expect(await (await request.get(page)).text(), page).not.toContain('noindex');
  }
});
