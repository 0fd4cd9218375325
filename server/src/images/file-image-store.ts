import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import { createKeyedMutex } from '../kernel/keyed-mutex.ts';
import { isStorageFull } from '../storage/storage-full.ts';
import type { ImageFiles } from './image-files.ts';
import { encodeAll, encodeSize } from './image-sizes.ts';
import {
  factsOf,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  ImageRefused,
  type ImageStore,
  type ImageVariant,
  type ImageWidth,
  offeredWidth,
  type StoredImage,
} from './image-store.ts';
import { passGate } from './upload-gate.ts';
import { createWorkQueue } from './work-queue.ts';

const PLAIN_ID = /^[\w-]+$/;
/** So many pictures are in memory as pixels at a time, however many wait. */
const MAX_ENCODES_AT_ONCE = 2;
/** Damaged originals that are told of; the operator's `doctor` names all. */
const MAX_DAMAGED = 1000;

export interface ImageStoreOptions {
  /** Gives the original of an image that was never put, such as a generated one; it is stored from then on. */
  originals?: ((id: string) => Promise<Buffer | undefined>) | undefined;
  /** Told once of each original that cannot be decoded. */
  onDamaged?: ((error: unknown, id: string) => void) | undefined;
}

/**
 * Images in files: `originals/ab/abcd…` and `variants/ab/abcd….640.webp`. Several processes share these
 * files: both writers and removers check again afterwards.
 */
export function createFileImageStore(
  files: ImageFiles,
  { originals, onDamaged }: ImageStoreOptions = {},
): ImageStore {
  const queue = createWorkQueue(MAX_ENCODES_AT_ONCE);
  const runExclusive = createKeyedMutex();
  const encodeOnce = shareRunning<Buffer | undefined>();
  const originalOnce = shareRunning<Buffer | undefined>();

  const originalFile = (id: string) => `originals/${id.slice(0, 2)}/${id}`;
  const variantFile = (id: string, width: ImageWidth, format: ImageFormat) =>
    `variants/${id.slice(0, 2)}/${id}.${width}.${format}`;

  const readOriginal = (id: string) =>
    originalOnce(id, async () => {
      const stored = await files.read(originalFile(id));
      // A power failure may leave a file without its bytes.
      if (stored?.length) return stored;
      const made = await originals?.(id);
      if (made) await files.write(originalFile(id), made);
      return made;
    });

  /** Sizes can be made again: a full disk keeps none from readers. */
  const writeSize = (file: string, bytes: Buffer): Promise<void> =>
    files.write(file, bytes).catch((error: unknown) => {
      if (!isStorageFull(error)) throw error;
    });

  const damaged = new Set<string>();
  function noteDamage(id: string, error: unknown): undefined {
    if (damaged.has(id) || damaged.size >= MAX_DAMAGED) return;
    damaged.add(id);
    onDamaged?.(error, id);
  }

  function encode(id: string, width: ImageWidth, format: ImageFormat, priority: 'now' | 'later') {
    const file = variantFile(id, width, format);
    return encodeOnce(file, () =>
      queue.run(async () => {
        const original = await readOriginal(id);
        if (!original) return undefined;
        const bytes = await encodeSize(original, width, format).catch((error: unknown) =>
          noteDamage(id, error),
        );
        if (!bytes) return undefined;
        await runExclusive(id, async () => {
          if (!(await files.isThere(originalFile(id)))) return;
          await writeSize(file, bytes);
          // Removed meanwhile, by another process: nothing of it may come back.
          if (!(await files.isThere(originalFile(id)))) await files.remove([file]);
        });
        return bytes;
      }, priority),
    );
  }

  /** Failures are ignored: the variant is encoded again when it is requested. */
  const encodeLater = (id: string, width: ImageWidth, format: ImageFormat): void => {
    encode(id, width, format, 'later').catch(() => undefined);
  };

  return {
    async put(source, { longerSide = IMAGE_LONGER_SIDE.default, onStored } = {}): Promise<StoredImage> {
      const { id, pixels, encoded } = await queue.run(async () => {
        const bytes = typeof source === 'string' ? await readFile(source) : source;
        const passed = await passGate(bytes, longerSide);
        const { width, height } = passed;
        return { id: idOf(bytes, longerSide), pixels: { width, height }, encoded: await encodeAll(passed) };
      });
      const image = {
        id,
        ...pixels,
        placeholder: encoded.placeholder,
        file: factsOf(encoded.original),
      };
      await runExclusive(id, async () => {
        await files.write(originalFile(id), encoded.original);
        await Promise.all(
          encoded.sizes.map(({ width, format, bytes }) => writeSize(variantFile(id, width, format), bytes)),
        );
        if (!onStored) return;
        await onStored(image);
        // Another process may have removed it before there was a record of it.
        if (!(await files.isThere(originalFile(id)))) await files.write(originalFile(id), encoded.original);
      });
      for (const { width } of encoded.sizes) encodeLater(id, width, 'avif');
      return image;
    },

    async variant({ id, width: wanted, accepts }): Promise<ImageVariant | undefined> {
      if (!PLAIN_ID.test(id)) return undefined;
      const width = offeredWidth(wanted);
      const understood = IMAGE_FORMATS.filter((format) => format === 'jpeg' || accepts.includes(format));
      const [best = 'jpeg'] = understood;
      let failure: { error: unknown } | undefined;
      for (const format of understood) {
        // Where files are away some are remembered, and not always in the best format.
        const bytes = await files.read(variantFile(id, width, format)).catch((error: unknown) => {
          failure ??= { error };
        });
        if (!bytes?.length) continue;
        if (format !== best) encodeLater(id, width, best);
        return { bytes, format, width, isInterim: format !== best };
      }
      if (failure) throw failure.error;
      // AVIF is too slow to wait for.
      const format = understood.find((quick) => quick !== 'avif') ?? 'jpeg';
      const bytes = await encode(id, width, format, 'now');
      if (bytes && format !== best) encodeLater(id, width, best);
      return bytes && { bytes, format, width, isInterim: format !== best };
    },

    async prepare(id) {
      if (PLAIN_ID.test(id)) await queue.run(() => readOriginal(id), 'later');
    },

    original: async (id) => (PLAIN_ID.test(id) ? queue.run(() => readOriginal(id)) : undefined),

    async storeOriginal(id, bytes) {
      if (!PLAIN_ID.test(id)) throw new ImageRefused('damaged', 'This is not the id of an image.');
      if ((await files.read(originalFile(id)))?.length) return;
      await queue.run(() => passGate(bytes, IMAGE_LONGER_SIDE.max));
      await runExclusive(id, () => files.write(originalFile(id), bytes));
    },

    facts: (id) =>
      queue.run(async () => {
        const bytes = PLAIN_ID.test(id) ? await files.read(originalFile(id)) : undefined;
        if (!bytes?.length) return 'missing';
        try {
          await passGate(bytes, IMAGE_LONGER_SIDE.max);
        } catch (error) {
          if (!(error instanceof ImageRefused)) throw error;
          noteDamage(id, error);
          return 'damaged';
        }
        return factsOf(bytes);
      }, 'later'),

    async remove(id, isNeeded) {
      if (!PLAIN_ID.test(id)) return;
      await runExclusive(id, async () => {
        if (await isNeeded?.()) return;
        const original = isNeeded && (await files.read(originalFile(id)));
        // The original first: encoders check for it afterwards.
        await files.remove([originalFile(id)]);
        await files.remove(
          IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => variantFile(id, width, format))),
        );
        if (original && (await isNeeded())) await files.write(originalFile(id), original);
      });
    },

    queue: () => queue.figures(),
    settled: () => queue.settled(),

    async close() {
      queue.dropLater();
      await queue.settled();
    },
  };
}

/** The same picture stored at another size is another image. */
const idOf = (bytes: Buffer, longerSide: number): string => {
  const hash = createHash('sha256').update(bytes);
  if (longerSide !== IMAGE_LONGER_SIDE.default) hash.update(`/${longerSide}`);
  return hash.digest('hex').slice(0, 32);
};

/** Requests for the same thing share one job. */
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
