import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { buildApp } from '../../app.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { productRepository } from '../products/product.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import { webConfigRepository } from '../web-config/web-config.repository.ts';
import { webPageRepository } from '../web-pages/web-page.repository.ts';
import { takeImage } from './image.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      webPages: [
        {
          id: 'about',
          title: { en: 'About' },
          bannerImages: [],
          galleryImages: [],
          iconLinks: [],
          buttonLinks: [],
          widgets: [],
          editors: [],
        },
      ],
    },
    otherContent,
  ]);
});

let colour = 0;
/** Uploads a new image for a portal. */
const upload = async (owner: string): Promise<string> => {
  colour += 0x010305;
  const source = await plainJpeg(1000, 500, `#${colour.toString(16).padStart(6, '0')}`);
  return (await takeImage(site.services, { provider: 'demo', owner, by: 'user-creator', source })).id;
};
const status = async (id: string, request: { query?: string; host?: string } = {}) =>
  (await site.ask({ url: `/images/${id}${request.query ?? ''}`, host: request.host ?? 'localhost:8000' }))
    .statusCode;

interface Records<Value> {
  get(provider: string, id: string): Promise<{ value: Value } | undefined>;
  put(entry: { provider: string; id: string; value: Value }): Promise<unknown>;
}
/** Changes a record directly in the store. */
async function change<Value extends object>(kind: Records<Value>, id: string, fields: Partial<Value>) {
  const record = await kind.get('demo', id);
  if (!record) throw new Error(`there is no ${id}`);
  await kind.put({ provider: 'demo', id, value: { ...record.value, ...fields } });
}

test('[API-22] an image has the width and format of the request', async () => {
  const id = await upload('wat-phumin');
  await site.services.images.settled();
  const request = { url: `/images/${id}?w=600`, headers: { accept: 'image/avif,image/webp,*/*' } };
  const avif = await site.ask(request);
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
  expect((await sharp(avif.rawPayload).metadata()).width).toBe(640);
  const refused = await site.ask({ ...request, headers: { accept: 'image/avif;q=0,*/*' } });
  expect(refused.headers['content-type']).toBe('image/jpeg');
  const jpeg = await site.ask({ url: `/images/${id}`, headers: { accept: '*/*' } });
  expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
});

test('an interim format is cached for one minute only', async () => {
  const id = await upload('wat-phumin');
  const request = { url: `/images/${id}`, headers: { accept: 'image/avif,image/webp' } };
  const first = await site.ask(request);
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'image/jpeg',
    'public, max-age=60',
  ]);
  await site.services.images.settled();
  expect((await site.ask(request)).headers['content-type']).toBe('image/avif');
});

test('an image that the reader has already is not sent again', async () => {
  const url = `/images/${await upload('wat-phumin')}`;
  const { etag = '' } = (await site.ask({ url })).headers as { etag?: string };
  const again = await site.ask({ url, headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await site.ask({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  const other = await site.ask({ url: `${url}?w=320`, headers: { 'if-none-match': etag } });
  expect(other.statusCode).toBe(200);
});

test('HEAD responds with the headers of GET', async () => {
  const url = `/images/${await upload('wat-phumin')}?w=320`;
  const head = await site.app.inject({ method: 'HEAD', url, headers: { host: 'localhost:8000' } });
  const get = await site.ask({ url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(get.headers[name]);
});

test('[API-23] the small variant is 320 px wide', async () => {
  const small = await site.ask({ url: `/small-images/${await upload('wat-phumin')}` });
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
});

test('[API-24, OPEN-44] an image is found under the configured prefix as well', async () => {
  const { services } = site;
  const app = await buildApp({ ...services, config: { ...services.config, imagePrefix: '/pictures' } });
  const id = await upload('wat-phumin');
  const headers = { host: 'localhost:8000' };
  const [there, here] = await Promise.all(
    [`/pictures/${id}`, `/images/${id}`].map((url) => app.inject({ url, headers })),
  );
  expect([there?.statusCode, there?.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(there?.rawPayload).toEqual(here?.rawPayload);
  expect((await app.inject({ url: '/pictures/unknown', headers })).statusCode).toBe(404);
  await app.close();
});

test('[OPEN-44, T-15] an unknown image, or an invalid id, is not found, with a JSON error', async () => {
  for (const url of ['/images/unknown', '/images/..%2f..%2fsecret', '/small-images/a.b', '/images/']) {
    const response = await site.ask({ url });
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.json()).toMatchObject({ status: 'fail', code: 'not-found' });
  }
});

test('[APP-01] an image of another provider is not found', async () => {
  const id = await upload('wat-phumin');
  expect(await status(id)).toBe(200);
  expect(await status(id, { host: 'other.example' })).toBe(404);
});

test('[T-07] what nothing shows yet follows the portal that it was uploaded for', async () => {
  expect(await status(await upload('wat-phumin'))).toBe(200);
  expect(await status(await upload('waiting'))).toBe(200);
  expect(await status(await upload('site'))).toBe(200);
  expect(await status(await upload('private'))).toBe(404);
  expect(await status(await upload('draft'))).toBe(404);
  expect(await status(await upload('no-such-portal'))).toBe(404);
});

test('[T-07, AMBIG-23] of private portals the thumbnail is public, of drafts nothing is', async () => {
  const { records } = site.services;
  for (const [portal, thumbnailStatus, contentStatus] of [
    ['wat-phumin', 200, 200],
    ['waiting', 200, 200],
    ['rejected', 200, 200],
    ['private', 200, 404],
    ['draft', 404, 404],
  ] as const) {
    const [thumbnail, content] = [await upload('private'), await upload('private')];
    await change(portalRepository(records), portal, {
      mainImageId: thumbnail,
      galleryImages: [{ type: 'picture', mainImageId: content }],
    });
    expect([portal, await status(thumbnail), await status(content)]).toEqual([
      portal,
      thumbnailStatus,
      contentStatus,
    ]);
  }
});

test('[T-07] an image becomes private and public with what shows it', async () => {
  const portals = portalRepository(site.services.records);
  const id = await upload('old-hours');
  await change(portals, 'old-hours', { galleryImages: [{ type: 'picture', mainImageId: id }] });
  expect(await status(id)).toBe(200);
  await change(portals, 'old-hours', { isPrivate: true });
  expect(await status(id)).toBe(404);
  await change(portals, 'localized-hours', { popUp: { profileImageId: id } });
  expect(await status(id)).toBe(200);
  await change(portals, 'localized-hours', { popUp: { message: '' } });
  expect(await status(id)).toBe(404);
});

test('[T-07] towns, listings, the site, its pages and products show images too', async () => {
  const { records } = site.services;
  const shown: [string, number, (id: string) => Promise<void>][] = [
    ['town', 200, (id) => change(townRepository(records), 'nan', { profileImageId: id })],
    ['listing', 200, (id) => change(listingRepository(records), 'cafes', { mainImageId: id })],
    ['private town card', 200, (id) => change(townRepository(records), 'secret-town', { mainImageId: id })],
    ['private town', 404, (id) => change(townRepository(records), 'secret-town', { profileImageId: id })],
    ['site', 200, (id) => change(webConfigRepository(records), 'site', { logoImageId: id })],
    [
      'web page',
      200,
      (id) =>
        change(webPageRepository(records), 'about', {
          bannerImages: [{ type: 'picture', mainImageId: id }],
        }),
    ],
    ['product', 200, (id) => change(productRepository(records), 'shop-1', { mainImageId: id })],
    ['private product', 404, (id) => change(productRepository(records), 'hidden-1', { mainImageId: id })],
    [
      'product of a draft',
      404,
      (id) => change(productRepository(records), 'unfinished-1', { mainImageId: id }),
    ],
  ];
  for (const [what, expected, show] of shown) {
    const id = await upload('private');
    await show(id);
    expect([what, await status(id)]).toEqual([what, expected]);
  }
  expect((await catalogRepository(records).get('demo', 'hidden'))?.value.portalId).toBe('private');
});

test('[OPEN-03] a signed address opens an image of a private portal, and the response is not cached', async () => {
  const id = await upload('private');
  const address = site.services.imageSignatures.signed('demo', `/images/${id}`);
  const opened = await site.ask({ url: `${address}&w=320` });
  expect([opened.statusCode, opened.headers['cache-control'], opened.headers.etag]).toEqual([
    200,
    'private, no-store',
    undefined,
  ]);
  expect((await sharp(opened.rawPayload).metadata()).width).toBe(320);
  const borrowed = address.replace(id, await upload('private'));
  expect((await site.ask({ url: borrowed })).statusCode).toBe(404);
});

test('[DATA-05] the pictures of the seed are found by the records that show them', async () => {
  const portal = await portalRepository(site.services.records).get('other', 'wat-phumin');
  expect(portal).toBeDefined();
  const config = await webConfigRepository(site.services.records).get('other', 'site');
  const logo = config?.value.logoImageId ?? '';
  const head = { method: 'HEAD', url: `/small-images/${logo}`, headers: { host: 'other.example' } } as const;
  expect((await site.app.inject(head)).statusCode).toBe(200);
});
