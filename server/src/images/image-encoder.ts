import type { KeyedMutex } from '../kernel/keyed-mutex.ts';
import { isStorageFull } from '../storage/storage-full.ts';
import { originalFile, variantFile } from './image-file-paths.ts';
import type { ImageFiles } from './image-files.ts';
import { encodeSize } from './image-sizes.ts';
import type { ImageFormat, ImageWidth } from './image-store.ts';
import type { WorkQueue } from './work-queue.ts';

/** Maximum damaged originals to report; `doctor` lists all. */
const MAX_DAMAGED = 1000;

export interface ImageEncoderOptions {
  files: ImageFiles;
  queue: WorkQueue;
  /** Mutex by image id, held while files of an image are written or removed. */
  runExclusive: KeyedMutex;
  /** Generates the original of an image that was never put; see `ImageStoreOptions`. */
  originals?: ((id: string) => Promise<Buffer | undefined>) | undefined;
  onDamaged?: ((error: unknown, id: string) => void) | undefined;
}

/** Reads originals and encodes their sizes. */
export interface ImageEncoder {
  readOriginal(id: string): Promise<Buffer | undefined>;
  /** Writes a size; ignores a full disk, because sizes can be encoded again. */
  writeSize(file: string, bytes: Buffer): Promise<void>;
  /** Encodes and stores a size; undefined without a decodable original. */
  encode(id: string, width: ImageWidth, format: ImageFormat): Promise<Buffer | undefined>;
  /** Low priority. Failures are ignored, because the size is encoded again on request. */
  encodeLater(id: string, width: ImageWidth, format: ImageFormat): void;
  /** Reports an original that cannot be decoded, once. */
  reportDamage(id: string, error: unknown): void;
}

export function createImageEncoder(options: ImageEncoderOptions): ImageEncoder {
  const { files, queue, runExclusive, originals, onDamaged } = options;
  const encodeOnce = shareRunning<Buffer | undefined>();
  const originalOnce = shareRunning<Buffer | undefined>();
  const damaged = new Set<string>();

  const readOriginal = (id: string) =>
    originalOnce(id, async () => {
      const stored = await files.read(originalFile(id));
      // After a power failure the file may be empty.
      if (stored?.length) return stored;
      const made = await originals?.(id);
      if (made) await files.write(originalFile(id), made);
      return made;
    });

  const writeSize = (file: string, bytes: Buffer): Promise<void> =>
    files.write(file, bytes).catch((error: unknown) => {
      if (!isStorageFull(error)) throw error;
    });

  function reportDamage(id: string, error: unknown): void {
    if (damaged.has(id) || damaged.size >= MAX_DAMAGED) return;
    damaged.add(id);
    onDamaged?.(error, id);
  }

  async function encodeAndWrite(
    id: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<Buffer | undefined> {
    const file = variantFile(id, width, format);
    const original = await readOriginal(id);
    if (!original) return undefined;
    const bytes = await encodeSize(original, width, format).catch((error: unknown) => {
      reportDamage(id, error);
    });
    if (!bytes) return undefined;
    await runExclusive(id, async () => {
      if (!(await files.isThere(originalFile(id)))) return;
      await writeSize(file, bytes);
      // Removed by another process meanwhile: the size must not remain.
      if (!(await files.isThere(originalFile(id)))) await files.remove([file]);
    });
    return bytes;
  }

  const encode = (id: string, width: ImageWidth, format: ImageFormat, priority: 'now' | 'later' = 'now') =>
    encodeOnce(variantFile(id, width, format), () =>
      queue.run(() => encodeAndWrite(id, width, format), priority),
    );

  return {
    readOriginal,
    writeSize,
    encode: (id, width, format) => encode(id, width, format),
    encodeLater(id, width, format) {
      encode(id, width, format, 'later').catch(() => undefined);
    },
    reportDamage,
  };
}

/** Deduplicates concurrent jobs by key: callers share the running one. */
function shareRunning<Result>(): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, job) => {
    const started = running.get(key);
    if (started) return started;
    const fresh = job().finally(() => running.delete(key));
    running.set(key, fresh);
    return fresh;
  };
}
