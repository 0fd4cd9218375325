import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Suffix of unfinished files; a crash may leave them behind. */
const UNFINISHED = '.part';

export interface DurableWrite {
  file: string;
  bytes: Buffer | string;
  /** Do not replace an existing file. */
  isNew?: boolean;
}

/**
 * Writes a file atomically and durably: the bytes are synced before the rename, and the folder afterwards. Returns
 * false when `isNew` and the file exists.
 */
export async function writeDurably({ file, bytes, isNew = false }: DurableWrite): Promise<boolean> {
  const folder = path.dirname(file);
  await makeFolderDurably(folder);
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeSynced(unfinished, bytes);
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

/** Writes a new file and syncs its bytes, but not the entry of its folder. */
export async function writeSynced(file: string, bytes: Buffer | string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder with its missing parents, and syncs the entry of each. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); made.length >= first.length; made = path.dirname(made))
    await sync(path.dirname(made));
}

/** Syncs a file's bytes, or a folder's entries. Windows cannot sync a folder and does not need it. */
export async function sync(name: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
