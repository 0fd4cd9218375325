import { statfs } from 'node:fs/promises';
import { UnpackLimitExceeded, type UnpackLimits } from '../kernel/tar-entries.ts';
import { ArchiveRefused } from './archive-refused.ts';

const GIGABYTE = 1024 ** 3;

/** Gigabytes to which an archive of unknown origin may unpack. */
export const DEFAULT_MAX_GB = 100;
/** What names and hashes of so many parts need fits into memory and into one JSON text. */
export const MAX_PARTS = 2_000_000;
/** Our own archives hold pictures and texts and stay far below it. */
const MAX_RATIO = 100;
/** Stays free, so that a server on the same disk can go on writing. */
const RESERVED_BYTES = GIGABYTE / 4;

export interface ArchiveLimits extends UnpackLimits {
  /** Whether the disk sets the limit of bytes. */
  isDisk: boolean;
}

/**
 * What an archive may unpack to: never more than the disk of that folder has room for, when it is given. Without `maxGb` a hundred
 * gigabytes and a hundred times the archive's own size; an operator who gives `maxGb` has weighed both.
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

/** The sentence for what the archive exceeded. */
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
