import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureOrder as SeedPicture } from '../server/src/seed/picture-order.repository.ts';
import type { PictureOrder } from './pictures/draw-picture.ts';

/** Cache of rendered pictures; their names contain a hash of the renderer's source. */
export const picturesFolder = path.resolve(import.meta.dirname, '../build/demo-pictures');

/** Caches pictures for all data folders of this checkout, because rendering is slow. */
export async function cachedPicture(id: string, order: SeedPicture): Promise<Buffer> {
  const file = path.join(picturesFolder, `${id}-${await rendererHash()}.jpg`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const { renderPicture } = await import('./pictures/draw-picture.ts');
  // The content schema has validated kind and mood.
  const picture = await renderPicture(order as PictureOrder);
  await mkdir(picturesFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  return picture;
}

const rendererFolder = path.join(import.meta.dirname, 'pictures');

/** Cache key of the renderer's source, so that pictures of another version are not used. */
let knownHash: Promise<string> | undefined;
const rendererHash = (): Promise<string> => (knownHash ??= hashFolder(rendererFolder));

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}
