import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_LONGER_SIDE } from '@portico/shared/contracts';
import { encodeAll, encodeSize } from './image-sizes.ts';
import {
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
import { createTurns } from './turns.ts';
import { passGate } from './upload-gate.ts';
import { createWorkQueue } from './work-queue.ts';

const PLAIN_ID = /^[\w-]+$/;
/** So many pictures are in memory as pixels at a time, however many wait. */
const MAX_ENCODES_AT_ONCE = 2;

interface DiskImageStoreOptions {
  folder: string;
  /** Gives the original of an image that was never put, such as one to be drawn; it is kept from then on. */
  originals?: ((id: string) => Promise<Buffer | undefined>) | undefined;
}

/** Images as files: `originals/ab/abcd…` and `variants/ab/abcd….640.webp`. */
export function openDiskImageStore({ folder, originals }: DiskImageStoreOptions): ImageStore {
  const queue = createWorkQueue(MAX_ENCODES_AT_ONCE);
  const inTurn = createTurns();
  const encodeOnce = shareRunning<Buffer | undefined>();
  const originalOnce = shareRunning<Buffer | undefined>();

  const originalFile = (id: string) => path.join(folder, 'originals', id.slice(0, 2), id);
  const variantFile = (id: string, width: ImageWidth, format: ImageFormat) =>
    path.join(folder, 'variants', id.slice(0, 2), `${id}.${width}.${format}`);

  const readOriginal = (id: string) =>
    originalOnce(id, async () => {
      const kept = await readIfThere(originalFile(id));
      if (kept) return kept;
      const made = await originals?.(id);
      if (made) await writeWhole(originalFile(id), made);
      return made;
    });

  function encode(id: string, width: ImageWidth, format: ImageFormat, priority: 'now' | 'later') {
    const file = variantFile(id, width, format);
    return encodeOnce(file, () =>
      queue.run(async () => {
        const original = await readOriginal(id);
        if (!original) return undefined;
        const bytes = await encodeSize(original, width, format);
        await inTurn(id, async () => {
          // Removed meanwhile: nothing of it may come back.
          if (await isThere(originalFile(id))) await writeWhole(file, bytes);
        });
        return bytes;
      }, priority),
    );
  }

  /** Nobody waits for it: what is given up is made another time, when someone asks for it. */
  const encodeLater = (id: string, width: ImageWidth, format: ImageFormat): void => {
    encode(id, width, format, 'later').catch(() => undefined);
  };

  return {
    async put(source, { longerSide = IMAGE_LONGER_SIDE.default, whenKept } = {}): Promise<StoredImage> {
      const { id, pixels, encoded } = await queue.run(async () => {
        const bytes = typeof source === 'string' ? await readFile(source) : source;
        const passed = await passGate(bytes, longerSide);
        const { width, height } = passed;
        return { id: idOf(bytes, longerSide), pixels: { width, height }, encoded: await encodeAll(passed) };
      });
      const image = { id, ...pixels, placeholder: encoded.placeholder };
      await inTurn(id, async () => {
        await writeWhole(originalFile(id), encoded.original);
        await Promise.all(
          encoded.sizes.map(({ width, format, bytes }) => writeWhole(variantFile(id, width, format), bytes)),
        );
        await whenKept?.(image);
      });
      for (const { width } of encoded.sizes) encodeLater(id, width, 'avif');
      return image;
    },

    async variant({ id, width: wanted, accepts }): Promise<ImageVariant | undefined> {
      if (!PLAIN_ID.test(id)) return undefined;
      const width = offeredWidth(wanted);
      const understood = IMAGE_FORMATS.filter((format) => format === 'jpeg' || accepts.includes(format));
      const [best = 'jpeg'] = understood;
      for (const format of understood) {
        const bytes = await readIfThere(variantFile(id, width, format));
        if (!bytes) continue;
        if (format !== best) encodeLater(id, width, best);
        return { bytes, format, width, isInterim: format !== best };
      }
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

    async keepOriginal(id, bytes) {
      if (!PLAIN_ID.test(id)) throw new ImageRefused('damaged', 'This is not the id of an image.');
      if (await isThere(originalFile(id))) return;
      await queue.run(() => passGate(bytes, IMAGE_LONGER_SIDE.max));
      await inTurn(id, () => writeWhole(originalFile(id), bytes));
    },

    async remove(id, isNeeded) {
      if (!PLAIN_ID.test(id)) return;
      await inTurn(id, async () => {
        if (await isNeeded?.()) return;
        const sizes = IMAGE_WIDTHS.flatMap((width) =>
          IMAGE_FORMATS.map((format) => variantFile(id, width, format)),
        );
        await Promise.all([originalFile(id), ...sizes].map((file) => rm(file, { force: true })));
      });
    },

    queueLength: () => queue.length(),
    settled: () => queue.settled(),

    async close() {
      queue.dropLater();
      await queue.settled();
    },
  };
}

/** The same picture kept at another size is another image. */
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

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Readers see the whole file or none. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
