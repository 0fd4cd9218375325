import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { OnProgress } from './on-progress.ts';

const TAR_BLOCK_BYTES = 512;

export interface TarEntry {
  name: string;
  isFile: boolean;
  /** In bytes, according to the header. */
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Limits against decompression bombs. */
export interface UnpackLimits {
  /** Maximum bytes of the tar file, headers included. */
  bytes: number;
  entries: number;
  /** Maximum compression ratio, checked once 256 MB are unpacked; unlimited by default. */
  ratio?: number | undefined;
}

/** The archive exceeds the limits of its reader. */
export class UnpackLimitExceeded extends Error {
  override readonly name = 'UnpackLimitExceeded';
  readonly limit: keyof UnpackLimits;

  constructor(limit: keyof UnpackLimits) {
    super(`The tar file has more ${limit} than are allowed.`);
    this.limit = limit;
  }
}

interface TarFile {
  file: string;
  isCompressed: boolean;
  limits: UnpackLimits;
  /** Progress in bytes of the file. */
  onRead?: OnProgress | undefined;
}

/** Below this the ratio is not checked, because short repetitive texts compress a thousandfold. */
const RATIO_FROM_BYTES = 256 * 1024 ** 2;

/**
 * Streams the entries of a tar file in ustar, PAX or GNU format; `content` need not be read. Throws for a truncated
 * file, a file of another type, and one that exceeds the limits.
 */
export async function* tarEntries({ file, isCompressed, limits, onRead }: TarFile): AsyncGenerator<TarEntry> {
  const { size: fileSize } = await stat(file);
  const source = createReadStream(file);
  const tar = extract();
  const gunzip = isCompressed ? [createGunzip()] : [];
  const unpacked = pipeline([source, ...gunzip, checkedBytes(limits, () => source.bytesRead), tar]);
  // The loop below throws the same error.
  unpacked.catch(() => undefined);
  let entries = 0;
  try {
    for await (const entry of tar) {
      if (++entries > limits.entries) throw new UnpackLimitExceeded('entries');
      const { name, type, size } = entry.header;
      yield { name, isFile: type === 'file', size, content: entry as AsyncIterable<Buffer> };
      entry.resume();
      onRead?.(source.bytesRead, fileSize);
    }
    await unpacked;
  } finally {
    source.destroy();
  }
}

/** Passes a tar file through while it is within its limits; fails at the end if it is truncated. */
function checkedBytes(
  { bytes: maxBytes, ratio = Infinity }: UnpackLimits,
  bytesRead: () => number,
): Transform {
  let bytes = 0;
  let end: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new UnpackLimitExceeded('bytes'));
      if (bytes > RATIO_FROM_BYTES && bytes > ratio * bytesRead())
        return done(new UnpackLimitExceeded('ratio'));
      end = Buffer.concat([end, chunk.subarray(-TAR_BLOCK_BYTES)]).subarray(-TAR_BLOCK_BYTES);
      done(null, chunk);
    },
    flush(done) {
      const isEnd = end.length === TAR_BLOCK_BYTES && end.every((byte) => byte === 0);
      done(isEnd ? null : new Error('The tar file ends too early.'));
    },
  });
}
