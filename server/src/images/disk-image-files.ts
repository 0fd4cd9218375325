import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../storage/durable-files.ts';
import type { ImageFiles } from './image-files.ts';

/** Files of a folder, which is created with the first file. */
export function diskImageFiles(folder: string): ImageFiles {
  const fileOf = (name: string): string => path.join(folder, ...name.split('/'));
  return {
    async read(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    isThere: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),

    async write(name, bytes) {
      await writeDurably({ file: fileOf(name), bytes });
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
    },
  };
}
