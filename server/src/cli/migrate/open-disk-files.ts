import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { diskImageFiles } from '../../images/disk-image-files.ts';
import type { FileLocation, ListedFile } from './file-location.ts';
import { byBytes } from './in-pairs.ts';

/** Unfinished files, which a crash may leave behind. */
const UNFINISHED = /\.(part|unfinished)$/;

/** The files below a folder, which may be missing. */
export function openDiskFiles(folder: string): FileLocation {
  async function* list(below: string): AsyncGenerator<ListedFile> {
    for (const entry of await entriesOf(path.join(folder, below))) {
      const name = below + entry.name;
      if (UNFINISHED.test(name)) continue;
      if (entry.isDirectory()) yield* list(`${name}/`);
      if (!entry.isFile()) continue;
      const found = await stat(path.join(folder, name)).catch(absent);
      if (found) yield { name, bytes: found.size };
    }
  }
  return { ...diskImageFiles(folder), list: () => list('') };
}

/** Sorted as full paths would be, in which a slash comes after a dot. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(absent);
  const key = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  return (entries ?? []).sort((one, other) => byBytes(key(one), key(other)));
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
