import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_IMAGE_BYTES } from '@portico/shared/contracts';
import sharp from 'sharp';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { isoFile, plainPng } from '../../testing/malicious-images.ts';
import { multipartForm } from '../../testing/multipart.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { imageRepository } from '../images/image.repository.ts';
import { unshownImages } from '../images/unshown-images.cleanup.ts';
import { deletedPortalRepository } from '../portals/deleted-portal.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { abandonedUploads } from './abandoned-uploads.cleanup.ts';

let site: TestApp;
let creator: Record<string, string>;
let admin: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

let colour = 0x400000;
/** A picture that no other test has. */
const picture = (width = 600, height = 400): Promise<Buffer> => {
  colour += 0x000305;
  return plainJpeg(width, height, `#${colour.toString(16)}`);
};

type Fields = readonly (readonly [string, string | Buffer])[];
/** Uploads as the creator, for a portal of theirs unless told otherwise. */
async function send(
  fields: Fields,
  { to = 'wat-phumin/image/new', as = creator, host = 'localhost:8000' } = {},
) {
  const { body, headers } = await multipartForm(fields);
  return site.ask({ url: `/api/portal/${to}`, method: 'POST', body, headers: { ...headers, ...as }, host });
}
const upload = async (file: Buffer): Promise<string> => {
  const { ref, ...answer } = (await send([['file', file]])).json<{ ref?: string }>();
  if (ref === undefined) throw new Error(`not uploaded: ${JSON.stringify(answer)}`);
  return ref;
};
const remove = (portal: string, id: string, as = creator) =>
  site.ask({ url: `/api/portal/${portal}/image/${id}`, method: 'DELETE', headers: as });
const status = async (id: string) => (await site.ask({ url: `/images/${id}` })).statusCode;
const uploadsLeft = (): string[] => {
  try {
    return readdirSync(path.join(site.services.config.dataFolder, 'uploads'));
  } catch {
    return [];
  }
};
const showIn = async (portalId: string, id: string) => {
  const portals = portalRepository(site.services.records);
  const portal = await portals.get('demo', portalId);
  if (!portal) throw new Error(`there is no ${portalId}`);
  const value = { ...portal.value, galleryImages: id ? [{ type: 'picture', mainImageId: id }] : [] };
  await portals.put({ provider: 'demo', id: portalId, value });
};

test('[API-19, API-20, OPEN-24] an upload answers 200 with the new id, where to see it and how large it is', async () => {
  const answer = await send([['file', await picture(800, 500)]]);
  expect(answer.statusCode).toBe(200);
  const { ref, ...rest } = answer.json<{ ref: string }>();
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

test('[API-19] longerWidth keeps the longer side no larger', async () => {
  const answer = await send([['file', await picture(600, 900)]], {
    to: 'wat-phumin/image/new?longerWidth=300',
  });
  expect(answer.json()).toMatchObject({ width: 200, height: 300 });
  for (const longerWidth of ['0', '20', '5000', 'x', '300.5']) {
    const refused = await send([['file', await picture()]], {
      to: `wat-phumin/image/new?longerWidth=${longerWidth}`,
    });
    expect([longerWidth, refused.statusCode]).toEqual([longerWidth, 400]);
  }
});

test('[API-19] a replaced image stays until nothing shows it, and a cropped one knows its original', async () => {
  const original = await upload(await picture());
  const answer = await send(
    [
      ['originalImageId', original],
      ['file', await picture()],
    ],
    { to: `wat-phumin/image/${original}` },
  );
  expect(await status(original)).toBe(200);
  const cropped = await imageRepository(site.services.records).get(
    'demo',
    answer.json<{ ref: string }>().ref,
  );
  expect(cropped?.value.originalImageId).toBe(original);
});

test('[API-19] an original that does not exist is not remembered', async () => {
  const answer = await send([
    ['file', await picture()],
    ['originalImageId', 'no-such-image'],
  ]);
  const { ref } = answer.json<{ ref: string }>();
  expect((await imageRepository(site.services.records).get('demo', ref))?.value).not.toHaveProperty(
    'originalImageId',
  );
});

test('[OPEN-03, T-07] the uploader sees an image of a draft or of a private portal at once, others do not', async () => {
  for (const portal of ['draft', 'private']) {
    const answer = await send([['file', await picture()]], { to: `${portal}/image/new` });
    const { ref, imageURL, smallImageURL } = answer.json<Record<string, string>>();
    expect(await status(ref ?? '')).toBe(404);
    for (const url of [imageURL, smallImageURL]) {
      const seen = await site.ask({ url: url ?? '' });
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
  }
});

describe('[T-09] who may upload and delete', () => {
  test.each<[string, string, () => Record<string, string>, number]>([
    ['a visitor', 'wat-phumin', () => ({}), 401],
    ['someone who is no editor', 'wat-phumin', () => admin, 403],
    ['someone who is no editor of a private portal', 'private', () => admin, 403],
    ['someone who may not know of a draft', 'draft', () => admin, 404],
    ['an editor of nothing', 'no-such-portal', () => creator, 404],
    ['a creator for the site', 'site', () => creator, 403],
    ['an admin for the site', 'site', () => admin, 200],
    ['an editor', 'draft', () => creator, 200],
  ])('%s, for %s', async (_who, portal, as, expected) => {
    const answer = await send([['file', await picture()]], { to: `${portal}/image/new`, as: as() });
    expect(answer.statusCode).toBe(expected);
    const gone = await remove(portal, answer.json<{ ref?: string }>().ref ?? 'unknown', as());
    expect(gone.statusCode).toBe(expected);
  });

  test('[APP-01] nobody on the host of another provider', async () => {
    const answer = await send([['file', await picture()]], { host: 'other.example' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('[T-15, ERR-07] a refused upload says why, in JSON, and leaves nothing behind', () => {
  const jpeg = () => picture();
  test.each<[string, () => Promise<Fields>, number, string]>([
    ['no field at all', async () => [], 400, 'empty'],
    ['no file', async () => [['originalImageId', 'x']], 400, 'empty'],
    ['text in place of a file', async () => [['file', 'hello']], 400, 'empty'],
    ['another field', async () => [['picture', await jpeg()]], 400, '"file"'],
    [
      'two files',
      async () => [
        ['file', await jpeg()],
        ['file', await jpeg()],
      ],
      400,
      'one image',
    ],
    ['an empty file', async () => [['file', Buffer.alloc(0)]], 415, 'not an image'],
    [
      'SVG',
      async () => [['file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
      415,
      'not an image',
    ],
    ['HEIC', async () => [['file', isoFile('heic', 'mif1')]], 415, 'JPEG'],
    ['half a JPEG', async () => [['file', (await jpeg()).subarray(0, 900)]], 400, 'damaged'],
    ['too many pixels', async () => [['file', plainPng(9000, 9000)]], 413, 'too many pixels'],
    ['too many bytes', async () => [['file', Buffer.alloc(MAX_IMAGE_BYTES + 1)]], 413, '25 MB'],
    ['far too many bytes', async () => [['file', Buffer.alloc(MAX_IMAGE_BYTES * 2)]], 413, '25 MB'],
  ])('%s', async (_what, fields, code, reason) => {
    const answer = await send(await fields());
    expect(answer.json()).toMatchObject({ status: 'fail', reason: expect.stringContaining(reason) });
    expect(answer.statusCode).toBe(code);
    expect(uploadsLeft()).toEqual([]);
  });

  test('what is no form, or a damaged one', async () => {
    const url = '/api/portal/wat-phumin/image/new';
    const ask = (body: unknown, headers: Record<string, string>) =>
      site.ask({ url, method: 'POST', body, headers: { ...headers, ...creator } });
    expect((await ask({ file: 'x' }, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await ask(await picture(), { 'content-type': 'image/jpeg' })).statusCode).toBe(415);
    expect((await ask('x', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400);
    const { body, headers } = await multipartForm([['file', await picture()]]);
    const cut = await ask(body.subarray(0, body.length - 60), headers);
    expect([cut.statusCode, cut.json().status]).toEqual([400, 'fail']);
    expect(uploadsLeft()).toEqual([]);
  });

  test('an upload that is broken off', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as { port: number };
    const before = (await site.services.records.list({ provider: 'demo', kind: 'image' })).length;
    const { body, headers } = await multipartForm([['file', await picture(2000, 2000)]]);
    const answered = new Promise<void>((resolve) => {
      site.app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [
          'POST /api/portal/wat-phumin/image/new HTTP/1.1',
          'host: localhost:8000',
          `authorization: ${creator['authorization']}`,
          `content-type: ${headers['content-type']}`,
          `content-length: ${body.length}`,
          '',
          '',
        ].join('\r\n'),
      );
      socket.write(body.subarray(0, body.length - 500));
    });
    while (uploadsLeft().length === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    await answered;
    while (uploadsLeft().length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await site.services.records.list({ provider: 'demo', kind: 'image' })).toHaveLength(before);
  });
});

describe('[API-21] deleting', () => {
  test('answers 200 with ok, and the image is gone with its bytes', async () => {
    const id = await upload(await picture());
    const answer = await remove('wat-phumin', id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(await status(id)).toBe(404);
    expect(await site.services.images.variant({ id, width: 320, accepts: [] })).toBeUndefined();
    expect((await remove('wat-phumin', id)).statusCode).toBe(404);
  });

  test('is refused while another page shows the image', async () => {
    const id = await upload(await picture());
    await showIn('waiting', id);
    const refused = await remove('wat-phumin', id);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { status: 'fail', code: 'conflict', reason: 'Another page still shows this image.' },
    ]);
    await showIn('waiting', '');
    expect((await remove('wat-phumin', id)).statusCode).toBe(200);
    expect(await status(id)).toBe(404);
  });

  test('before the save that drops the image breaks nothing: the image stays until then', async () => {
    const id = await upload(await picture());
    await showIn('waiting', id);
    expect((await remove('waiting', id)).json()).toEqual({ status: 'ok' });
    expect(await status(id)).toBe(200);
  });

  test("another's image is as if it did not exist", async () => {
    const id = await upload(await picture());
    expect((await remove('draft', id)).statusCode).toBe(404);
    expect((await remove('wat-phumin', 'no-such-image')).statusCode).toBe(404);
    expect(await status(id)).toBe(200);
  });

  test('leaves the bytes where another provider has the same image', async () => {
    const id = await upload(await picture());
    await imageRepository(site.services.records).put({
      provider: 'other',
      id,
      value: { width: 600, height: 400, uploads: [{ owner: 'site', at: '' }] },
    });
    await remove('wat-phumin', id);
    expect(await status(id)).toBe(404);
    expect((await site.ask({ url: `/images/${id}`, host: 'other.example' })).statusCode).toBe(200);
  });
});

describe('the clean-up', () => {
  const cleanUp = async () => {
    const { services } = site;
    return unshownImages.run({ ...services, now: services.now() });
  };

  test('removes what nothing has shown for a day, and nothing else', async () => {
    site = await openTestApp();
    creator = await site.signIn();
    const [unsaved, shown, replaced, original] = [
      await upload(await picture()),
      await upload(await picture()),
      await upload(await picture()),
      await upload(await picture()),
    ];
    const cropped = await send([
      ['file', await picture()],
      ['originalImageId', original],
    ]);
    const { ref: crop } = cropped.json<{ ref: string }>();
    await showIn('rejected', crop);
    await showIn('waiting', shown);
    const waiting = await portalRepository(site.services.records).get('demo', 'waiting');
    if (!waiting) throw new Error('there is no such portal');
    await deletedPortalRepository(site.services.records).put({
      provider: 'demo',
      id: 'gone',
      value: { portal: waiting.value, deletedAt: site.services.now().toISOString() },
    });
    await showIn('waiting', replaced);
    expect(await cleanUp()).toBe(0);
    site.hours(10);
    await showIn('waiting', '');
    expect(await cleanUp()).toBe(0);
    site.hours(15);
    expect(await cleanUp()).toBe(1);
    expect(await status(unsaved)).toBe(404);
    expect(await site.services.images.variant({ id: unsaved, width: 320, accepts: [] })).toBeUndefined();
    site.hours(10);
    expect(await cleanUp()).toBe(1);
    const left = await site.services.records.list({ provider: 'demo', kind: 'image' });
    const ids = left.map(({ id }) => id);
    expect([shown, original, crop].every((id) => ids.includes(id))).toBe(true);
    expect([unsaved, replaced].some((id) => ids.includes(id))).toBe(false);
  });

  test('counts again for what was shown in between, or uploaded again', async () => {
    creator = await site.signIn();
    const [again, other] = [await picture(), await picture()];
    const [shownAgain, uploadedAgain] = [await upload(again), await upload(other)];
    await cleanUp();
    site.hours(20);
    await showIn('waiting', shownAgain);
    creator = await site.signIn();
    await upload(other);
    await cleanUp();
    await showIn('waiting', '');
    site.hours(10);
    await cleanUp();
    expect(await status(shownAgain)).toBe(200);
    expect(await status(uploadedAgain)).toBe(200);
  });

  test('removes what a server that died has left of uploads', async () => {
    const { config, now } = site.services;
    const folder = path.join(config.dataFolder, 'uploads');
    await mkdir(folder, { recursive: true });
    const [old, young] = [path.join(folder, 'old'), path.join(folder, 'young')];
    for (const file of [old, young]) writeFileSync(file, 'x');
    const time = (hoursAgo: number) => new Date(now().getTime() - hoursAgo * 3_600_000);
    await utimes(old, time(25), time(25));
    await utimes(young, time(1), time(1));
    expect(await abandonedUploads.run({ ...site.services, now: now() })).toBe(1);
    expect(readdirSync(folder)).toEqual(['young']);
    expect(readFileSync(young, 'utf8')).toBe('x');
  });
});

test('20 uploads at once all arrive', async () => {
  site = await openTestApp();
  creator = await site.signIn();
  const pictures = await Promise.all(Array.from({ length: 20 }, () => picture(1500, 1000)));
  const ids = await Promise.all(pictures.map((file) => upload(file)));
  expect(new Set(ids).size).toBe(20);
  expect(await Promise.all(ids.map(status))).toEqual(ids.map(() => 200));
});

test('[T-17] uploads are limited per person', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 61; count++) answers.push((await send([['file', 'x']])).statusCode);
  expect(answers.at(-1)).toBe(429);
  const other = await site.signIn('admin');
  const answer = await send([['file', await picture()]], { to: 'site/image/new', as: other });
  expect(answer.statusCode).toBe(200);
});

test('[API-22] an upload keeps what is transparent', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.25 };
  const file = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
  const answer = await send([['file', file]], { to: 'site/image/new', as: await site.signIn('admin') });
  const { imageURL } = answer.json<{ imageURL: string }>();
  const seen = await site.ask({ url: imageURL, headers: { accept: 'image/webp' } });
  expect((await sharp(seen.rawPayload).stats()).isOpaque).toBe(false);
});
