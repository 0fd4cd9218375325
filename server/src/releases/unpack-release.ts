import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type TarEntry, tarEntries } from '../archive/tar-entries.ts';
import { MAX_RELEASE_BYTES, MAX_RELEASE_FILES } from './read-built-release.ts';
import { ReleaseRefused } from './release-refused.ts';

/** A release's own files; the folder that they were packed with, such as npm's `package/`, is left off. */
const RELEASE_FILE = /^(?:\.\/)?(?:[\w.+-]+\/)?(remote\.json|(?:web|node)\/[\w-][\w.-]*)$/;
const NAMES_OF_ARCHIVES = /\.(tgz|tar\.gz|tar)$/;

export const isReleaseArchive = (file: string): boolean => NAMES_OF_ARCHIVES.test(file);

/**
 * Writes the files of a packed release into an empty folder, and nothing outside it: links, devices and whatever is not a
 * file of a release are left out, so that a release which needs them is found to be broken. Throws `ReleaseRefused` for
 * what is no archive, ends too early or grows too large.
 */
export async function unpackRelease(archive: string, folder: string): Promise<void> {
  for (const place of ['web', 'node']) await mkdir(path.join(folder, place), { recursive: true });
  let files = 0;
  let bytes = 0;
  const count = (size: number) => {
    bytes += size;
    if (bytes > MAX_RELEASE_BYTES || files > MAX_RELEASE_FILES) {
      throw new ReleaseRefused(`${archive} is too large for a release.`);
    }
  };
  try {
    for await (const entry of tarEntries(bytesOf(archive))) {
      files += 1;
      const [, name] = (entry.isFile && RELEASE_FILE.exec(entry.name)) || [];
      if (name === undefined) await skip(entry, count);
      else await write(entry, { file: path.join(folder, name), count });
    }
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ReleaseRefused(`There is no file ${archive}.`);
    if (code === 'EEXIST') throw new ReleaseRefused(`${archive} has a file twice.`);
    throw new ReleaseRefused(`${archive} cannot be unpacked: ${(error as Error).message}`);
  }
}

function bytesOf(archive: string): Readable {
  const packed = createReadStream(archive);
  if (archive.endsWith('.tar')) return packed;
  const plain = createGunzip();
  packed.on('error', (error) => plain.destroy(error));
  return packed.pipe(plain);
}

async function skip({ content }: TarEntry, count: (size: number) => void): Promise<void> {
  for await (const part of content) count(part.length);
}

interface Target {
  file: string;
  count: (size: number) => void;
}

async function write({ content }: TarEntry, { file, count }: Target): Promise<void> {
  // 'wx' neither follows a link nor replaces what an earlier entry has written.
  const handle = await open(file, 'wx');
  try {
    for await (const part of content) {
      count(part.length);
      await handle.write(part);
    }
  } finally {
    await handle.close();
  }
}
