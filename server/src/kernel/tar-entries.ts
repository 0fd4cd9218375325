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
  /** In bytes, as the header says. */
  size: number;
  content: AsyncIterable<Buffer>;
}

/** How much a file may unpack to, so that a small one cannot fill the disk. */
export interface UnpackLimits {
  /** Bytes of the tar file, headers included. */
  bytes: number;
  entries: number;
  /** Bytes unpacked for each byte read, checked once 256 MB are unpacked; unlimited when absent. */
  ratio?: number | undefined;
}

/** A file unpacks to more than its reader allows. */
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
  /** In bytes of the file. */
  onRead?: OnProgress | undefined;
}

/** Below it no ratio is suspicious: a short text of one letter is compressed a thousandfold. */
const RATIO_FROM_BYTES = 256 * 1024 ** 2;

/**
 * Streams the entries of a tar file in ustar, PAX or GNU format; `content` need not be read. Throws where the file ends
 * too early, is no tar file, or exceeds the limits.
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

/** Passes a tar file on while it is within its limits, and fails at its end unless it ends as a tar file does. */
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
