import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { notesOnImages } from '../../cli/doctor/check-content.ts';
import { SYSTEM_PARTITION } from '../../kernel/partition.ts';
import { collection } from '../../storage/collection.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { imageRepository, SITE } from './image.repository.ts';
import { takeImage } from './image.service.ts';
import { completeImages } from './image-facts.ts';

const pause = async () => {};

/** A site with image records of an older version. */
async function olderSite(count: number) {
  const { services } = await openTestApp();
  const repository = imageRepository(services.records);
  const facts = new Map<string, unknown>();
  for (let number = 0; number < count; number++) {
    const source = await plainJpeg(60 + number, 40);
    const { id, file } = await takeImage(services, { provider: 'demo', owner: SITE, source });
    const { file: _file, ...old } = (await repository.get('demo', id))?.value ?? { width: 1, height: 1 };
    await repository.put({ provider: 'demo', id, value: old });
    facts.set(id, file);
  }
  await services.images.settled();
  const ids = [...facts.keys()].sort();
  const fileOf = async (id: string) => (await repository.get('demo', id))?.value.file;
  const original = (id: string) =>
    path.join(services.config.dataFolder, 'images/originals', id.slice(0, 2), id);
  return { services, facts, ids, fileOf, original };
}

test('images of an older version get size and hash, and those without sound bytes are left and counted', async () => {
  const { services, facts, ids, fileOf, original } = await olderSite(3);
  const [sound = '', missing = '', damaged = ''] = ids;
  rmSync(original(missing));
  writeFileSync(original(damaged), 'no image');
  expect((await notesOnImages(services))[0]).toMatch(/^3 images have no size and hash yet/);
  const { signal } = services.stopping;
  await completeImages({ ...services, signal, pause });
  expect(await Promise.all([sound, missing, damaged].map(fileOf))).toEqual([
    facts.get(sound),
    undefined,
    undefined,
  ]);
  expect((await notesOnImages(services))[0]).toMatch(/^2 images/);
});

test('an interrupted run continues with the remaining images, on one server at a time', async () => {
  const { services, facts, ids, fileOf } = await olderSite(3);
  const { images, records, now } = services;
  const first = new AbortController();
  let asked = 0;
  const never = new Promise<never>(() => {});
  await completeImages({
    records,
    now,
    signal: first.signal,
    pause,
    images: {
      facts: async (id) => {
        if (!facts.has(id)) return 'missing';
        if (++asked === 1) return images.facts(id);
        // Other records are read first, and the server begins to stop meanwhile.
        first.abort();
        return never;
      },
    },
  });
  const done = async () => (await Promise.all(ids.map(fileOf))).filter(Boolean).length;
  expect(await done()).toBe(1);
  // Written once, not for each image: every server's cached pages depend on it.
  const lease = await collection(records, 'index-version').get(SYSTEM_PARTITION, 'image-facts');
  expect(lease?.revision).toBe(1);

  // The lease of the first still holds: the second waits for its expiry, which the clock advances.
  let time = now().getTime();
  let waits = 0;
  await completeImages({
    records,
    images,
    now: () => new Date(time),
    signal: services.stopping.signal,
    pause: async (ms) => {
      if (ms < 30_000) return;
      waits++;
      expect(await done()).toBe(1);
      time += ms;
    },
  });
  expect(waits).toBeGreaterThan(0);
  expect(await Promise.all(ids.map(fileOf))).toEqual(ids.map((id) => facts.get(id)));
});
