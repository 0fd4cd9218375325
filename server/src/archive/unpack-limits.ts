import { statfs } from 'node:fs/promises';
import { UnpackLimitExceeded, type UnpackLimits } from '../kernel/tar-entries.ts';
import { ArchiveRefused } from './archive-refused.ts';

const GIGABYTE = 1024 ** 3;

/** Default maximum unpacked size of an archive in gigabytes. */
export const DEFAULT_MAX_GB = 100;
/** The names and hashes of this many parts fit into memory and into one JSON text. */
export const MAX_PARTS = 2_000_000;
/** Maximum compression ratio; archives of pictures and texts stay far below it. */
const MAX_RATIO = 100;
/** Free disk space to leave, for a server on the same disk. */
const RESERVED_BYTES = GIGABYTE / 4;

export interface ArchiveLimits extends UnpackLimits {
  /** Whether the disk determines the limit. */
  isDisk: boolean;
}

/**
 * Limits for unpacking an archive, against decompression bombs: the free disk space of the folder, if given, and either
 * `maxGb` or the defaults of a hundred gigabytes and a hundred times the archive's size.
 */
export async function archiveLimits(folder: string | undefined, maxGb?: number): Promise<ArchiveLimits> {
  const room = folder === undefined ? Infinity : await roomIn(folder);
  const wanted = (maxGb ?? DEFAULT_MAX_GB) * GIGABYTE;
  return {
    bytes: Math.min(room, wanted),
    isDisk: room < wanted,
    entries: MAX_PARTS,
    ratio: maxGb === undefined ? MAX_RATIO : undefined,
  };
}

async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.max(0, bavail * bsize - RESERVED_BYTES);
}

/** The message for the limit that the archive exceeded. */
export function limitRefusal(
  file: string,
  { limit }: UnpackLimitExceeded,
  limits: ArchiveLimits,
): ArchiveRefused {
  if (limit === 'entries')
    return new ArchiveRefused(`${file} holds more than ${limits.entries} files: nothing was imported.`);
  if (limit === 'ratio') {
    return new ArchiveRefused(
      `${file} unpacks to more than ${limits.ratio} times its own size, as a decompression bomb does. If you trust it, pass the allowed size with --max-gb.`,
    );
  }
  return new ArchiveRefused(
    limits.isDisk
      ? `${file} unpacks to more than the disk has room for: make room, or set PORTICO_DATA to another disk.`
      : `${file} unpacks to more than ${Math.round(limits.bytes / GIGABYTE)} GB: pass the allowed size with --max-gb.`,
  );
}
