import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openDiskImageStore } from '../../images/disk-image-store.ts';
import { imageRepository, SITE } from '../../resources/images/image.repository.ts';
import { takeImage } from '../../resources/images/image.service.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { checkImages } from './check-content.ts';

async function siteWithImage() {
  const { services, ask } = await openTestApp();
  const { id } = await takeImage(services, {
    provider: 'demo',
    owner: SITE,
    source: await plainJpeg(90, 60),
  });
  await services.images.settled();
  const file = path.join(services.config.dataFolder, 'images/originals', id.slice(0, 2), id);
  const images = imageRepository(services.records);
  const town = await services.records.get<object>({ provider: 'demo', kind: 'town', id: 'nan' });
  await services.records.put({
    provider: 'demo',
    kind: 'town',
    id: 'nan',
    value: { ...town?.value, mainImageId: id },
    index: { image: [id] },
  });
  const wrong = async (how: Parameters<typeof checkImages>[1] = {}) =>
    (await checkImages(services, how)).filter(({ what }) => what.includes(id));
  return { services, ask, id, file, images, wrong };
}

test("an image's record contains the size and the hash of its original", async () => {
  const { id, file, images, wrong } = await siteWithImage();
  expect((await images.get('demo', id))?.value.file).toEqual({
    bytes: statSync(file).size,
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  });
  expect(await wrong({ isDeep: true })).toEqual([]);
});

test('an empty, a truncated and a changed original are reported with the pages that show them', async () => {
  const { id, file, wrong } = await siteWithImage();
  const sound = readFileSync(file);
  const changed = Buffer.from(sound);
  changed.writeUInt8(changed.readUInt8(sound.length >> 1) ^ 1, sound.length >> 1);
  writeFileSync(file, '');
  expect(await wrong()).toEqual([
    { what: `demo: the image ${id} has an empty file.`, remedy: expect.stringContaining('shown by site') },
  ]);
  writeFileSync(file, sound.subarray(0, 99));
  expect((await wrong())[0]?.what).toContain(`has a damaged file: 99 bytes instead of ${sound.length}`);
  writeFileSync(file, changed);
  expect(await wrong()).toEqual([]);
  expect((await wrong({ isDeep: true }))[0]?.what).toContain('has a damaged file: its hash differs');
});

test('records of an older version are tolerated and completed by a repair, unless the file is damaged', async () => {
  const { id, file, images, wrong } = await siteWithImage();
  const record = await images.get('demo', id);
  const { file: facts, ...old } = record?.value ?? { width: 1, height: 1, file: undefined };
  await images.put({ provider: 'demo', id, value: old });
  expect(await wrong({ isDeep: true })).toEqual([]);
  const sound = readFileSync(file);
  writeFileSync(file, 'no image');
  expect((await wrong({ repairs: true }))[0]?.what).toContain('cannot be decoded');
  writeFileSync(file, sound);
  expect(await wrong({ repairs: true })).toEqual([]);
  expect((await images.get('demo', id))?.value.file).toEqual(facts);
});

test('an empty or damaged original counts as missing and is reported once; another upload repairs it', async () => {
  const { services, id, file } = await siteWithImage();
  const told: string[] = [];
  const folder = path.join(services.config.dataFolder, 'images');
  const store = openDiskImageStore({ folder, onDamaged: (_error, damaged) => told.push(damaged) });
  const variant = () => store.variant({ id, width: 1280, accepts: [] });
  const variantFile = path.join(folder, 'variants', id.slice(0, 2), `${id}.1280.jpeg`);
  writeFileSync(variantFile, '');
  for (const bytes of ['', 'no image', 'no image']) {
    writeFileSync(file, bytes);
    expect(await variant()).toBeUndefined();
  }
  expect(told).toEqual([id]);
  await store.put(await plainJpeg(90, 60));
  expect((await variant())?.bytes.length).toBeGreaterThan(100);
  await store.close();
});
