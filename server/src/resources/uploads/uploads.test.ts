import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  openFreshSite,
  openUploadSite,
  picture,
  send,
  site,
  status,
  upload,
  uploadsLeft,
} from '../../testing/sites/upload-site.ts';
import { imageRepository } from '../images/image.repository.ts';

openUploadSite();

test('[API-19, API-20, OPEN-24] an upload responds with 200 with the new id, where to see it and how large it is', async () => {
  const response = await send([['file', await picture(800, 500)]]);
  expect(response.statusCode).toBe(200);
  const { ref, ...rest } = response.json<{ ref: string }>();
  expect(rest).toEqual({
    status: 'ok',
    lastChecked: '2026-11-21T05:00:00.000Z',
    width: 800,
    height: 500,
    placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
    imageURL: `/images/${ref}`,
    smallImageURL: `/small-images/${ref}`,
  });
  expect(await status(ref)).toBe(200);
  const record = await imageRepository(site.services.records).get('demo', ref);
  expect(record?.value).toMatchObject({
    uploads: [{ owner: 'wat-phumin', by: 'user-creator', at: '2026-11-21T05:00:00.000Z' }],
  });
  expect(uploadsLeft()).toEqual([]);
});

test('[API-19] longerWidth limits the longer side', async () => {
  const response = await send([['file', await picture(600, 900)]], {
    to: 'wat-phumin/image/new?longerWidth=300',
  });
  expect(response.json()).toMatchObject({ width: 200, height: 300 });
  for (const longerWidth of ['0', '20', '5000', 'x', '300.5']) {
    const refused = await send([['file', await picture()]], {
      to: `wat-phumin/image/new?longerWidth=${longerWidth}`,
    });
    expect([longerWidth, refused.statusCode]).toEqual([longerWidth, 400]);
  }
});

test('[API-19] a replaced image stays until nothing shows it, and a cropped one knows its original', async () => {
  const original = await upload(await picture());
  const response = await send(
    [
      ['originalImageId', original],
      ['file', await picture()],
    ],
    { to: `wat-phumin/image/${original}` },
  );
  expect(await status(original)).toBe(200);
  const cropped = await imageRepository(site.services.records).get(
    'demo',
    response.json<{ ref: string }>().ref,
  );
  expect(cropped?.value.originalImageId).toBe(original);
});

test('[API-19] an original that does not exist is not remembered', async () => {
  const response = await send([
    ['file', await picture()],
    ['originalImageId', 'no-such-image'],
  ]);
  const { ref } = response.json<{ ref: string }>();
  expect((await imageRepository(site.services.records).get('demo', ref))?.value).not.toHaveProperty(
    'originalImageId',
  );
});

test('[OPEN-03, T-07] the uploader sees an image of a draft or of a private portal at once, others do not', async () => {
  for (const portal of ['draft', 'private']) {
    const response = await send([['file', await picture()]], { to: `${portal}/image/new` });
    const { ref, imageURL, smallImageURL } = response.json<Record<string, string>>();
    expect(await status(ref ?? '')).toBe(404);
    for (const url of [imageURL, smallImageURL]) {
      const seen = await site.ask({ url: url ?? '' });
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  }
});

test('20 uploads at once all arrive', async () => {
  await openFreshSite();
  const pictures = await Promise.all(Array.from({ length: 20 }, () => picture(1500, 1000)));
  const ids = await Promise.all(pictures.map((file) => upload(file)));
  expect(new Set(ids).size).toBe(20);
  expect(await Promise.all(ids.map(status))).toEqual(ids.map(() => 200));
});

test('[T-17] uploads are limited per person', async () => {
  const responses: number[] = [];
  for (let count = 0; count < 61; count++) responses.push((await send([['file', 'x']])).statusCode);
  expect(responses.at(-1)).toBe(429);
  const other = await site.signIn('admin');
  const response = await send([['file', await picture()]], { to: 'site/image/new', as: other });
  expect(response.statusCode).toBe(200);
});

test('[API-22] an upload preserves transparency', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.25 };
  const file = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
  const response = await send([['file', file]], { to: 'site/image/new', as: await site.signIn('admin') });
  const { imageURL } = response.json<{ imageURL: string }>();
  const seen = await site.ask({ url: imageURL, headers: { accept: 'image/webp' } });
  expect((await sharp(seen.rawPayload).stats()).isOpaque).toBe(false);
});
