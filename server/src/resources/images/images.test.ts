import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { plainJpeg } from '../../images/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { isImagePublic } from './image.policy.ts';
import { type ImageUse, imageRepository } from './image.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});

async function store(uses: ImageUse[], background: string): Promise<string> {
  const { id } = await site.services.images.put(await plainJpeg(1000, 500, background));
  await imageRepository(site.services.records).put({ provider: 'demo', id, value: { uses } });
  return id;
}
const town: ImageUse = { kind: 'town', id: 'nan', role: 'content' };

test('[API-22] an image is answered in the width and format that the reader asks for', async () => {
  const id = await store([town], '#112233');
  const webp = await site.ask({ url: `/images/${id}?w=600`, headers: { accept: 'image/webp,*/*' } });
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
  const jpeg = await site.ask({ url: `/images/${id}`, headers: { accept: '*/*' } });
  expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1000 });
});

test('[API-23] the small variant is 320 px wide', async () => {
  const id = await store([town], '#223344');
  const small = await site.ask({ url: `/small-images/${id}` });
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
});

test('[OPEN-44, T-15] what is no image, or no id, is not found', async () => {
  for (const url of ['/images/unknown', '/images/..%2f..%2fsecret', '/small-images/a.b', '/images/']) {
    expect([url, (await site.ask({ url })).statusCode]).toEqual([url, 404]);
  }
});

test('[APP-01] an image of another provider is not found', async () => {
  const id = await store([town], '#334455');
  expect((await site.ask({ url: `/images/${id}` })).statusCode).toBe(200);
  expect((await site.ask({ url: `/images/${id}`, host: 'other.example' })).statusCode).toBe(404);
});

test('[T-07] a private portal shows its thumbnail and withholds its other images', async () => {
  const thumbnail = await store([{ kind: 'portal', id: 'private', role: 'thumbnail' }], '#445566');
  const content = await store([{ kind: 'portal', id: 'private', role: 'content' }], '#556677');
  expect((await site.ask({ url: `/images/${thumbnail}` })).statusCode).toBe(200);
  expect((await site.ask({ url: `/images/${content}` })).statusCode).toBe(404);
});

test('[OPEN-03] a signed address opens an image of a private portal, and nobody keeps the answer', async () => {
  const content = await store([{ kind: 'portal', id: 'private', role: 'content' }], '#667788');
  const address = site.services.imageSignatures.signed('demo', `/images/${content}`);
  const opened = await site.ask({ url: `${address}&w=320` });
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const other = await store([{ kind: 'portal', id: 'private', role: 'content' }], '#778899');
  const borrowed = address.replace(content, other);
  expect((await site.ask({ url: borrowed })).statusCode).toBe(404);
});

test.each<[string, ImageUse[], boolean]>([
  ['content of a public portal', [{ kind: 'portal', id: 'open', role: 'content' }], true],
  ['content of a private portal', [{ kind: 'portal', id: 'closed', role: 'content' }], false],
  ['thumbnail of a private portal', [{ kind: 'portal', id: 'closed', role: 'thumbnail' }], true],
  ['a picture of a town', [{ kind: 'town', id: 'closed', role: 'content' }], true],
  [
    'content that a public portal shows too',
    [
      { kind: 'portal', id: 'closed', role: 'content' },
      { kind: 'portal', id: 'open', role: 'content' },
    ],
    true,
  ],
  ['a picture that nothing uses', [], false],
])('[T-07] %s', (_what, uses, expected) => {
  expect(isImagePublic(uses, (id) => id === 'closed')).toBe(expected);
});
