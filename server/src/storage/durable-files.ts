import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Ends the names of files that are still being written; a crash may leave them behind. */
const UNFINISHED = '.part';

export interface DurableWrite {
  file: string;
  bytes: Buffer | string;
  /** Leaves an existing file as it is. */
  isNew?: boolean;
}

/**
 * Writes a file so that it survives a power failure once this resolves: the bytes are synced before the file gets its
 * name, and the folder afterwards. Readers see the whole file or none. False when `isNew` and the file exists.
 */
export async function writeDurably({ file, bytes, isNew = false }: DurableWrite): Promise<boolean> {
  const folder = path.dirname(file);
  await makeFolderDurably(folder);
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A link fails where a rename would replace the file.
    if (isNew) await link(unfinished, file);
    else await rename(unfinished, file);
    await sync(folder);
    return true;
  } catch (error) {
    if (isNew && (error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Makes a folder with its missing parents, and syncs the entry of each. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made))
    await sync(path.dirname(made));
}

/** Syncs a file's bytes, or the names in a folder. Windows cannot sync a folder and does not need it. */
export async function sync(place: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
