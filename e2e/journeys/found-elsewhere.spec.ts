import type { APIRequestContext } from '@playwright/test';
import ogs from 'open-graph-scraper-lite';
import { expect, test } from '../world/world.ts';

/** Addresses of portals in the sitemap, in the language without a word of it. */
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

test('a page is sent once, and drawn anew as soon as it was saved', async ({ request, site: _site }) => {
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
