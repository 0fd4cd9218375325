import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  IMAGE_FORMATS,
  type ImageFormat,
  type ImageStore,
  type ImageVariant,
  type ImageWidth,
  offeredWidth,
  type StoredImage,
} from './image-store.ts';
import { cleanImage } from './upload-gate.ts';
import { createWorkQueue } from './work-queue.ts';

const PLAIN_ID = /^[\w-]+$/;
const MAX_ENCODES_AT_ONCE = 2;

/** Quality and effort that look alike; AVIF's low effort is several times faster for a few percent of size. */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }),
};

interface DiskImageStoreOptions {
  folder: string;
  /** Gives the original of an image that was never put, such as one to be drawn; it is kept from then on. */
  originals?: ((id: string) => Promise<Buffer | undefined>) | undefined;
}

/** Images as files: `originals/ab/abcd…` and `variants/ab/abcd….640.webp`. */
export function openDiskImageStore({ folder, originals }: DiskImageStoreOptions): ImageStore {
  const queue = createWorkQueue(MAX_ENCODES_AT_ONCE);
  const encodeOnce = shareRunning<Buffer | undefined>();
  const originalOnce = shareRunning<Buffer | undefined>();

  const originalFile = (id: string) => path.join(folder, 'originals', id.slice(0, 2), id);
  const variantsFolder = (id: string) => path.join(folder, 'variants', id.slice(0, 2));
  const variantFile = (id: string, width: ImageWidth, format: ImageFormat) =>
    path.join(variantsFolder(id), `${id}.${width}.${format}`);

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
        const image = sharp(original).resize({ width, withoutEnlargement: true });
        const bytes = await encoders[format](image).toBuffer();
        await writeWhole(file, bytes);
        return bytes;
      }, priority),
    );
  }

  return {
    async put(bytes): Promise<StoredImage> {
      const { bytes: clean, ...shape } = await queue.run(() => cleanImage(bytes));
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      await writeWhole(originalFile(id), clean);
      return { id, ...shape };
    },

    async variant({ id, width: wanted, accepts }): Promise<ImageVariant | undefined> {
      if (!PLAIN_ID.test(id)) return undefined;
      const width = offeredWidth(wanted);
      for (const format of IMAGE_FORMATS) {
        if (format !== 'jpeg' && !accepts.includes(format)) continue;
        const kept = await readIfThere(variantFile(id, width, format));
        if (kept) return { bytes: kept, format, width };
        if (format === 'avif') {
          // Too slow to wait for: the next best format answers, this one is ready for the next reader.
          encode(id, width, 'avif', 'later').catch(() => undefined);
          continue;
        }
        const made = await encode(id, width, format, 'now');
        return made && { bytes: made, format, width };
      }
      return undefined;
    },

    async prepare(id) {
      if (PLAIN_ID.test(id)) await queue.run(() => readOriginal(id), 'later');
    },

    async remove(id) {
      if (!PLAIN_ID.test(id)) return;
      await rm(originalFile(id), { force: true });
      const files = await readdir(variantsFolder(id)).catch(() => []);
      const own = files.filter((file) => file.startsWith(`${id}.`));
      await Promise.all(own.map((file) => rm(path.join(variantsFolder(id), file), { force: true })));
    },

    settled: () => queue.settled(),

    async close() {
      queue.dropLater();
      await queue.settled();
    },
  };
}

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

/** Readers see the whole file or none. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
