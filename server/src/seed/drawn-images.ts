import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageStore } from '../images/image-store.ts';
import { SYSTEM_PARTITION } from '../providers/providers.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import type { PictureSeed } from './content/seed-types.ts';
import type { PictureOrder } from './pictures/draw-picture.ts';

/** Pixels, per place that a picture has. */
export const PICTURE_SIZES = {
  cover: { width: 1280, height: 720 },
  gallery: { width: 1040, height: 780 },
  thumbnail: { width: 720, height: 720 },
  town: { width: 960, height: 720 },
  hero: { width: 1920, height: 960 },
  profile: { width: 750, height: 1000 },
  product: { width: 640, height: 640 },
  contributor: { width: 400, height: 400 },
  logo: { width: 400, height: 400 },
} as const;

/** The pictures of a seed: each becomes an image of its provider at once, and is drawn when someone first looks. */
export interface DrawnImages {
  /** The id of the image, the same for the same order; undefined without a picture. */
  order(picture: PictureSeed | undefined, size: PictureSize): string | undefined;
  writes(provider: string): RecordWrite[];
}
type PictureSize = { readonly width: number; readonly height: number };

const orderRepository = (records: RecordStore) => collection<PictureOrder>(records, 'picture-order');

export function collectDrawnImages(records: RecordStore): DrawnImages {
  const ordered = new Map<string, PictureOrder>();
  return {
    order(picture, { width, height }) {
      if (!picture) return undefined;
      const { kind, seed, mood } = picture;
      const order: PictureOrder = { kind, seed, width, height, ...(mood ? { mood } : {}) };
      const id = imageIdOf(order);
      ordered.set(id, order);
      return id;
    },
    writes: (provider) =>
      [...ordered].flatMap(([id, order]) => [
        orderRepository(records).write({ provider: SYSTEM_PARTITION, id, value: order }),
        imageRepository(records).write({
          provider,
          id,
          value: { width: order.width, height: order.height },
        }),
      ]),
  };
}

/**
 * Draws an ordered picture; undefined when the id is none of a seed. The image store keeps what it gives, and beside it
 * every drawing is kept for the other data folders of this checkout: drawing takes longer than anything else here.
 */
export const drawOrdered =
  (records: RecordStore) =>
  async (id: string): Promise<Buffer | undefined> => {
    const order = await orderRepository(records).get(SYSTEM_PARTITION, id);
    if (!order) return undefined;
    const file = path.join(keptDrawings, `${id}-${await drawingHash()}.jpg`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    // Only a seeded server ever needs the picture maker.
    const { renderPicture } = await import('./pictures/draw-picture.ts');
    const drawn = await renderPicture(order.value);
    await mkdir(keptDrawings, { recursive: true });
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, file);
    return drawn;
  };

/** Draws what nobody has looked at yet, one picture at a time, whenever nobody waits for one. */
export async function drawAhead(records: RecordStore, images: ImageStore): Promise<void> {
  const orders = await orderRepository(records).list(SYSTEM_PARTITION);
  await Promise.all(orders.map(({ id }) => images.prepare(id).catch(() => undefined)));
}

const pictureFolder = path.join(import.meta.dirname, 'pictures');
const keptDrawings = path.resolve(import.meta.dirname, '../../../build/drawn-pictures');

/** Changes with the picture maker, so that an old drawing is not taken for a new one's. */
let knownHash: Promise<string> | undefined;
const drawingHash = (): Promise<string> => (knownHash ??= hashFolder(pictureFolder));

async function hashFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}

const imageIdOf = ({ kind, seed, mood, width, height }: PictureOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, seed, mood, width, height]))
    .digest('hex')
    .slice(0, 32);
