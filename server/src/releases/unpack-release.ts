import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { type TarEntry, tarEntries, UnpackLimitExceeded } from '../kernel/tar-entries.ts';
import { ReleaseRefused } from './release-refused.ts';
import { MAX_RELEASE_BYTES, MAX_RELEASE_FILES } from './verified-release.ts';

/** The files of a release; a leading folder, such as npm's `package/`, is stripped. */
const RELEASE_FILE = /^(?:\.\/)?(?:[\w.+-]+\/)?(remote\.json|remote\.sig|(?:web|node)\/[\w-][\w.-]*)$/;
const NAMES_OF_ARCHIVES = /\.(tgz|tar\.gz|tar)$/;
/** Header and padding of one tar entry with a long name. */
const MAX_HEADER_BYTES = 4 * 512;

const LIMITS = {
  bytes: MAX_RELEASE_BYTES + MAX_RELEASE_FILES * MAX_HEADER_BYTES,
  entries: MAX_RELEASE_FILES,
};

export const isReleaseArchive = (file: string): boolean => NAMES_OF_ARCHIVES.test(file);

/**
 * Extracts a packed release into an empty folder; throws `ReleaseRefused` for an invalid, truncated or oversized
 * archive. Links, devices and files that do not belong to a release are skipped, so verification rejects a release that
 * needs them.
 */
export async function unpackRelease(archive: string, folder: string): Promise<void> {
  for (const target of ['web', 'node']) await mkdir(path.join(folder, target), { recursive: true });
  let bytes = 0;
  try {
    const isCompressed = !archive.endsWith('.tar');
    for await (const entry of tarEntries({ file: archive, isCompressed, limits: LIMITS })) {
      bytes += entry.size;
      if (bytes > MAX_RELEASE_BYTES) throw new UnpackLimitExceeded('bytes');
      const [, name] = (entry.isFile && RELEASE_FILE.exec(entry.name)) || [];
      if (name !== undefined) await write(entry, path.join(folder, name));
    }
  } catch (error) {
    if (error instanceof UnpackLimitExceeded)
      throw new ReleaseRefused(`${archive} is too large for a release.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new ReleaseRefused(`There is no file ${archive}.`);
    if (code === 'EEXIST') throw new ReleaseRefused(`${archive} has a file twice.`);
    throw new ReleaseRefused(`${archive} cannot be unpacked: ${(error as Error).message}`);
  }
}

async function write({ content }: TarEntry, file: string): Promise<void> {
  // 'wx' neither follows a link nor overwrites an earlier entry.
  const handle = await open(file, 'wx');
  try {
    for await (const part of content) await handle.writeFile(part);
  } finally {
    await handle.close();
  }
}
