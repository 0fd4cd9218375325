import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openDiskImageStore } from './disk-image-store.ts';
import { describeImageStore, plainJpeg } from './image-store.contract.ts';

describeImageStore('DiskImageStore', async (options) =>
  openDiskImageStore({ folder: scratchFolder(), ...options }),
);

test('images and their sizes outlive a restart, and no unfinished file is left', async () => {
  const folder = scratchFolder();
  const before = openDiskImageStore({ folder });
  const { id } = await before.put(await plainJpeg(400, 300));
  const made = await before.variant({ id, width: 320, accepts: ['webp'] });
  const after = openDiskImageStore({ folder });
  expect((await after.variant({ id, width: 320, accepts: ['webp'] }))?.bytes).toEqual(made?.bytes);
  expect(await after.variant({ id, width: 640, accepts: ['webp'] })).toBeDefined();
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  expect(files).toContain(path.join('variants', id.slice(0, 2), `${id}.320.webp`));
});
