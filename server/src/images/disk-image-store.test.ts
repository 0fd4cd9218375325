import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { describeImageStore, plainJpeg } from '../testing/image-store.contract.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openDiskImageStore } from './disk-image-store.ts';

describeImageStore('DiskImageStore', async (options) => {
  const folder = scratchFolder();
  return {
    store: openDiskImageStore({ folder, ...options }),
    storedBytes: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name))),
  };
});

test('images and their sizes survive a restart, and no unfinished file stays', async () => {
  const folder = scratchFolder();
  const before = openDiskImageStore({ folder });
  const { id } = await before.put(await plainJpeg(400, 300));
  await before.settled();
  const made = await before.variant({ id, width: 320, accepts: ['avif'] });
  expect(made?.format).toBe('avif');
  const after = openDiskImageStore({ folder });
  expect((await after.variant({ id, width: 320, accepts: ['avif'] }))?.bytes).toEqual(made?.bytes);
  expect(await after.variant({ id, width: 640, accepts: ['webp'] })).toBeDefined();
  await after.settled();
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(files).toContain(path.join('variants', id.slice(0, 2), `${id}.640.webp`));
});
