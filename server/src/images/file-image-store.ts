import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import { createKeyedMutex, type KeyedMutex } from '../kernel/keyed-mutex.ts';
import { findVariant } from './find-variant.ts';
import { createImageEncoder, type ImageEncoder } from './image-encoder.ts';
import { originalFile, variantFile } from './image-file-paths.ts';
import type { ImageFiles } from './image-files.ts';
import { encodeAll } from './image-sizes.ts';
import { factsOf, IMAGE_FORMATS, IMAGE_WIDTHS, ImageRefused, type ImageStore } from './image-store.ts';
import { passUploadGate } from './upload-gate.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

const PLAIN_ID = /^[\w-]+$/;
/** Maximum pictures decoded in memory at once, however many wait. */
const MAX_ENCODES_AT_ONCE = 2;

export interface ImageStoreOptions {
  /** Generates the original of an image that was never put; it is stored from then on. */
  originals?: ((id: string) => Promise<Buffer | undefined>) | undefined;
  /** Called once for each original that cannot be decoded. */
  onDamaged?: ((error: unknown, id: string) => void) | undefined;
}

interface StoreParts {
  files: ImageFiles;
  queue: WorkQueue;
  runExclusive: KeyedMutex;
  encoder: ImageEncoder;
}

/** Images in files. Several processes share these files: both writers and removers check again afterwards. */
export function createFileImageStore(
  files: ImageFiles,
  { originals, onDamaged }: ImageStoreOptions = {},
): ImageStore {
  const queue = createWorkQueue(MAX_ENCODES_AT_ONCE);
  const runExclusive = createKeyedMutex();
  const encoder = createImageEncoder({ files, queue, runExclusive, originals, onDamaged });
  const parts = { files, queue, runExclusive, encoder };
  return {
    ...createImageWriter(parts),
    ...createImageChecks(parts),
    variant: async (request) =>
      PLAIN_ID.test(request.id) ? findVariant({ files, encoder }, request) : undefined,
    async prepare(id) {
      if (PLAIN_ID.test(id)) await queue.run(() => encoder.readOriginal(id), 'later');
    },
    original: async (id) => (PLAIN_ID.test(id) ? queue.run(() => encoder.readOriginal(id)) : undefined),
    queue: () => queue.figures(),
    settled: () => queue.settled(),
    async close() {
      queue.dropLater();
      await queue.settled();
    },
  };
}

function createImageWriter(parts: StoreParts): Pick<ImageStore, 'put' | 'remove'> {
  const { files, queue, runExclusive, encoder } = parts;
  return {
    async put(source, { longerSide = IMAGE_LONGER_SIDE.default, onStored } = {}) {
      const { id, pixels, encoded } = await queue.run(async () => {
        const bytes = typeof source === 'string' ? await readFile(source) : source;
        const passed = await passUploadGate(bytes, longerSide);
        const { width, height } = passed;
        return { id: idOf(bytes, longerSide), pixels: { width, height }, encoded: await encodeAll(passed) };
      });
      const { original, sizes, placeholder } = encoded;
      const image = { id, ...pixels, placeholder, file: factsOf(original) };
      await runExclusive(id, async () => {
        await files.write(originalFile(id), original);
        await Promise.all(
          sizes.map(({ width, format, bytes }) => encoder.writeSize(variantFile(id, width, format), bytes)),
        );
        if (!onStored) return;
        await onStored(image);
        // Another process may have removed it before its record was written.
        if (!(await files.isThere(originalFile(id)))) await files.write(originalFile(id), original);
      });
      for (const { width } of sizes) encoder.encodeLater(id, width, 'avif');
      return image;
    },

    async remove(id, isNeeded) {
      if (!PLAIN_ID.test(id)) return;
      await runExclusive(id, async () => {
        if (await isNeeded?.()) return;
        const original = isNeeded && (await files.read(originalFile(id)));
        // The original first, because encoders check for it afterwards.
        await files.remove([originalFile(id)]);
        await files.remove(
          IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => variantFile(id, width, format))),
        );
        if (original && (await isNeeded())) await files.write(originalFile(id), original);
      });
    },
  };
}

function createImageChecks(parts: StoreParts): Pick<ImageStore, 'storeOriginal' | 'facts'> {
  const { files, queue, runExclusive, encoder } = parts;
  return {
    async storeOriginal(id, bytes) {
      if (!PLAIN_ID.test(id)) throw new ImageRefused('damaged', 'This is not the id of an image.');
      if ((await files.read(originalFile(id)))?.length) return;
      await queue.run(() => passUploadGate(bytes, IMAGE_LONGER_SIDE.max));
      await runExclusive(id, () => files.write(originalFile(id), bytes));
    },

    facts: (id) =>
      queue.run(async () => {
        const bytes = PLAIN_ID.test(id) ? await files.read(originalFile(id)) : undefined;
        if (!bytes?.length) return 'missing';
        try {
          await passUploadGate(bytes, IMAGE_LONGER_SIDE.max);
        } catch (error) {
          if (!(error instanceof ImageRefused)) throw error;
          encoder.reportDamage(id, error);
          return 'damaged';
        }
        return factsOf(bytes);
      }, 'later'),
  };
}

/** The same picture at another size is another image. */
const idOf = (bytes: Buffer, longerSide: number): string => {
  const hash = createHash('sha256').update(bytes);
  if (longerSide !== IMAGE_LONGER_SIDE.default) hash.update(`/${longerSide}`);
  return hash.digest('hex').slice(0, 32);
};
