import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ImportedRow, TableKind } from '@portico/shared/contracts';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { takeImage } from '../images/image.service.ts';
import { portalUsageRepository } from '../quotas/usage.repository.ts';
import { importChangeRepository } from './import-run.repository.ts';

const servers: Server[] = [];
let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp(undefined, { PORTICO_WEBHOOK_ALLOW: '127.0.0.1' });
  admin = await site.signIn('admin');
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of pictures on this machine; returns its origin. */
async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const jpeg = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

const post = (url: string, data: object) => site.ask({ method: 'POST', url, headers: admin, body: { data } });
const fetchImage = (address: string) => post('/api/console/import/images', { address });
const idAt = async (address: string): Promise<string> => (await fetchImage(address)).json().data.id;

async function importRow(
  kind: TableKind,
  cells: Record<string, string>,
  { dryRun = false, run = 'with-images' } = {},
): Promise<ImportedRow> {
  const rows = [{ row: 2, cells }];
  const response = await post('/api/console/import', { kind, dryRun, run, rows });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data.rows[0];
}
const importPortal = (cells: Record<string, string>, dryRun = false) =>
  importRow('portals', cells, { dryRun });
const portal = async (id: string) =>
  (
    await site.get<{ data: { galleryImages?: { mainImageId: string }[]; mainImageId?: string } }>(
      `/api/portal/${id}`,
      { headers: admin },
    )
  ).data;
const shown = async (id: string) => (await portal(id)).galleryImages?.map(({ mainImageId }) => mainImageId);

test('an image of a web address becomes a picture of the page, and a second import adds none', async () => {
  const [red, blue] = await Promise.all([jpeg('#f00'), jpeg('#00f')]);
  const origin = await listen(({ url }, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(url === '/red.jpg' ? red : blue),
  );
  const [first, second] = [await idAt(`${origin}/red.jpg`), await idAt(`${origin}/blue.jpg`)];
  const cells = { id: 'mill', title_en: 'Mill', towns: 'nan', images: `${first}|${second}|${first}` };
  expect(await importPortal(cells, true)).toMatchObject({ result: 'created' });
  expect(await importPortal(cells)).toMatchObject({ result: 'created' });
  expect(await portal('mill')).toMatchObject({
    mainImageId: first,
    galleryImages: [
      { type: 'picture', mainImageId: first },
      { type: 'picture', mainImageId: second, aspects: { width: 60, height: 40 } },
    ],
  });
  expect(await idAt(`${origin}/red.jpg`)).toBe(first);
  expect(await importPortal(cells)).toMatchObject({ result: 'unchanged' });
  // Exported as addresses, which an import reads.
  const { data } = await site.get<{ data: { rows: Record<string, string>[] } }>(
    '/api/console/export?kind=portals',
    { headers: admin },
  );
  const exported = data.rows.find(({ id }) => id === 'mill');
  expect(exported?.['images']).toMatch(
    new RegExp(`^http://[^|]+/images/${first}\\|http://.+/images/${second}$`),
  );
  expect(await importPortal(exported ?? {})).toMatchObject({ result: 'unchanged' });
});

test('pictures are added to those of a page, and removed when the import is undone', async () => {
  const before = await portal('wat-phumin');
  const picture = await jpeg('#0f0');
  const origin = await listen((_request, response) => response.end(picture));
  const id = await idAt(`${origin}/a.jpg`);
  expect(await importPortal({ id: 'wat-phumin', images: id })).toMatchObject({ result: 'updated' });
  expect(await shown('wat-phumin')).toEqual([
    ...(before.galleryImages ?? []).map(({ mainImageId }) => mainImageId),
    id,
  ]);
  expect((await site.ask({ url: `/images/${id}` })).statusCode).toBe(200);
  const taken = await post('/api/console/imports/with-images/take-back', {});
  expect(taken.json().data).toMatchObject({ restored: 1, left: [] });
  const { galleryImages, mainImageId } = await portal('wat-phumin');
  expect([galleryImages, mainImageId]).toEqual([before.galleryImages, before.mainImageId]);
  expect((await site.ask({ url: `/images/${id}` })).statusCode).toBe(404);
});

test('a change from before imports wrote images is undone without the pictures', async () => {
  const picture = await jpeg('#0ff');
  const origin = await listen((_request, response) => response.end(picture));
  const id = await idAt(`${origin}/a.jpg`);
  await importPortal({ id: 'wat-phumin', images: id, website: 'https://mill.example' });
  const changes = importChangeRepository(site.services.records);
  const [stored] = await changes.list('demo', { field: 'run', value: 'with-images' });
  if (!stored) throw new Error('no change');
  const { fields: _fields, ...earlier } = stored.value;
  await changes.put({ provider: 'demo', id: stored.id, value: earlier });
  await post('/api/console/imports/with-images/take-back', {});
  expect(await shown('wat-phumin')).toContain(id);
  expect(JSON.stringify(await portal('wat-phumin'))).not.toContain('https://mill.example');
});

describe.each([
  ['towns', 'town', 'nan', { id: 'pua', title_en: 'Pua' }],
  ['listings', 'listing', 'temples', { id: 'sleep', title_en: 'Sleep', town: 'nan' }],
] as const)('the picture of %s', (kind, one, existing, added) => {
  const imageOf = async (id: string) =>
    (await site.get<{ data: { mainImageId?: string } }>(`/api/${one}/${id}`, { headers: admin })).data
      .mainImageId;

  test('is stored, exported as an address, and the former one is back when the import is undone', async () => {
    const [red, blue] = await Promise.all([jpeg('#f00'), jpeg('#00f')]);
    const origin = await listen(({ url }, response) => response.end(url === '/red.jpg' ? red : blue));
    const [first, second] = [await idAt(`${origin}/red.jpg`), await idAt(`${origin}/blue.jpg`)];
    await importRow(kind, { id: existing, images: first }, { run: 'an-earlier-one' });
    expect(await importRow(kind, { ...added, images: first }, { dryRun: true })).toMatchObject({
      result: 'created',
    });
    expect(await importRow(kind, { ...added, images: first })).toMatchObject({ result: 'created' });
    expect(await importRow(kind, { id: existing, images: second })).toMatchObject({ result: 'updated' });
    expect(await importRow(kind, { id: existing, images: second })).toMatchObject({ result: 'unchanged' });
    expect([await imageOf(added.id), await imageOf(existing)]).toEqual([first, second]);
    const { data } = await site.get<{ data: { rows: Record<string, string>[] } }>(
      `/api/console/export?kind=${kind}`,
      { headers: admin },
    );
    const exported = data.rows.find(({ id }) => id === added.id) ?? {};
    expect(exported['images']).toMatch(new RegExp(`^http://[^|]+/images/${first}$`));
    expect(await importRow(kind, exported)).toMatchObject({ result: 'unchanged' });
    const taken = await post('/api/console/imports/with-images/take-back', {});
    expect(taken.json().data).toMatchObject({ deleted: 1, restored: 1, left: [] });
    expect(await imageOf(existing)).toBe(first);
  });

  test('is one, and an image of this site', async () => {
    const picture = await jpeg('#f0f');
    const origin = await listen((_request, response) => response.end(picture));
    const id = await idAt(`${origin}/a.jpg`);
    for (const dryRun of [true, false]) {
      expect(await importRow(kind, { ...added, images: `${id}|other` }, { dryRun })).toMatchObject({
        result: 'invalid',
        details: [{ path: 'images', code: 'too-many' }],
      });
      expect(await importRow(kind, { ...added, images: 'photo.jpg' }, { dryRun })).toMatchObject({
        result: 'invalid',
        details: [{ path: 'images', code: 'unknown' }],
      });
    }
  });

  test('stays when an import from before there were pictures is undone', async () => {
    const picture = await jpeg('#ff0');
    const origin = await listen((_request, response) => response.end(picture));
    const id = await idAt(`${origin}/a.jpg`);
    await importRow(kind, { id: existing, images: id, score: '7' });
    const changes = importChangeRepository(site.services.records);
    const [stored] = await changes.list('demo', { field: 'run', value: 'with-images' });
    if (!stored) throw new Error('no change');
    const fields = stored.value.fields?.filter((field) => field !== 'mainImageId');
    const { mainImageId: _image, ...before } = { ...stored.value.before };
    await changes.put({ provider: 'demo', id: stored.id, value: { ...stored.value, before, fields } });
    const taken = await post('/api/console/imports/with-images/take-back', {});
    expect(taken.json().data).toMatchObject({ restored: 1, left: [] });
    expect(await imageOf(existing)).toBe(id);
  });
});

test('an image that the site does not have is named as a wrong cell', async () => {
  for (const dryRun of [true, false]) {
    expect(await importPortal({ id: 'mill', title_en: 'Mill', images: 'photo.jpg' }, dryRun)).toMatchObject({
      result: 'invalid',
      details: [{ path: 'images', code: 'unknown' }],
    });
  }
});

test('an image of a hidden page is not given to another one', async () => {
  const { id } = await takeImage(site.services, {
    provider: 'demo',
    owner: 'waiting',
    by: 'user-creator',
    source: await jpeg('#ff0'),
  });
  for (const dryRun of [true, false]) {
    expect(await importPortal({ id: 'mill', title_en: 'Mill', images: id }, dryRun)).toMatchObject({
      result: 'invalid',
      details: [{ path: 'images', code: 'unknown' }],
    });
  }
  expect(await importPortal({ id: 'waiting', images: id })).toMatchObject({ result: 'updated' });
});

test('a page counts the images that an import gives it', async () => {
  const picture = await jpeg('#f0f');
  const origin = await listen((_request, response) => response.end(picture));
  const id = await idAt(`${origin}/a.jpg`);
  await importPortal({ id: 'mill', title_en: 'Mill', images: id });
  await importPortal({ id: 'wat-phumin', images: id });
  const usage = portalUsageRepository(site.services.records);
  for (const page of ['mill', 'wat-phumin']) {
    expect((await usage.get('demo', page))?.value).toMatchObject({ images: 1, imageBytes: picture.length });
  }
});

test.each([
  ['an address inside a network', () => 'http://10.0.0.1/a.jpg', 400, 'not-allowed'],
  ['a port of another service', () => 'http://127.0.0.1:22/a.jpg', 400, 'not-allowed'],
  ['an address without http', () => 'file:///etc/passwd', 400, 'format'],
  ['an address that fails', (origin: string) => `${origin}/missing`, 400, 'wrong'],
  ['a page', (origin: string) => `${origin}/page`, 415, undefined],
  ['a file that is no image', (origin: string) => `${origin}/other`, 415, undefined],
  ['a file that is too large', (origin: string) => `${origin}/large`, 413, undefined],
])('%s is refused', async (_what, address, status, code) => {
  const origin = await listen(({ url }, response) => {
    response.on('error', () => undefined);
    if (url === '/missing') response.writeHead(404).end();
    else if (url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>');
    else if (url === '/other') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no image');
    else response.writeHead(200, { 'content-length': String(26 * 1024 * 1024) }).write('x');
  });
  const response = await fetchImage(address(origin));
  expect(response.statusCode).toBe(status);
  const [detail] = response.json().details ?? [];
  expect(detail?.code).toBe(code);
  if (code) expect(detail.path).toBe('body.data.address');
});
