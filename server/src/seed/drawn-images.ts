import { createHash } from 'node:crypto';
import { SYSTEM_PARTITION } from '../providers/providers.ts';
import { type ImageUse, imageRepository } from '../resources/images/image.repository.ts';
import { collection } from '../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import type { PictureSeed } from './content/seed-types.ts';
import type { PictureOrder } from './pictures/draw-picture.ts';

/** Pixels, per place that a picture has. */
export const PICTURE_SIZES = {
  cover: { width: 1600, height: 900 },
  gallery: { width: 1200, height: 900 },
  thumbnail: { width: 900, height: 900 },
  town: { width: 1200, height: 900 },
  hero: { width: 2000, height: 1000 },
  profile: { width: 900, height: 1200 },
  product: { width: 900, height: 900 },
  contributor: { width: 400, height: 400 },
  logo: { width: 400, height: 400 },
} as const;

/** The pictures of a seed: each becomes an image of its provider at once, and is drawn when someone first looks. */
export interface DrawnImages {
  /** The id of the image, the same for the same order; undefined without a picture. */
  order(picture: PictureSeed | undefined, size: PictureSize, use: ImageUse): string | undefined;
  writes(provider: string): RecordWrite[];
}
type PictureSize = { readonly width: number; readonly height: number };

const orderRepository = (records: RecordStore) => collection<PictureOrder>(records, 'picture-order');

export function collectDrawnImages(records: RecordStore): DrawnImages {
  const ordered = new Map<string, { order: PictureOrder; uses: ImageUse[] }>();
  return {
    order(picture, { width, height }, use) {
      if (!picture) return undefined;
      const { kind, seed, mood } = picture;
      const order: PictureOrder = { kind, seed, width, height, ...(mood ? { mood } : {}) };
      const id = imageIdOf(order);
      const entry = ordered.get(id) ?? { order, uses: [] };
      entry.uses.push(use);
      ordered.set(id, entry);
      return id;
    },
    writes: (provider) =>
      [...ordered].flatMap(([id, { order, uses }]) => [
        orderRepository(records).write({ provider: SYSTEM_PARTITION, id, value: order }),
        imageRepository(records).write({
          provider,
          id,
          value: { uses, width: order.width, height: order.height },
        }),
      ]),
  };
}

/** Draws an ordered picture; undefined when the id is none of a seed. The image store keeps what it gives. */
export const drawOrdered =
  (records: RecordStore) =>
  async (id: string): Promise<Buffer | undefined> => {
    const order = await orderRepository(records).get(SYSTEM_PARTITION, id);
    if (!order) return undefined;
    // Only a seeded server ever needs the picture maker.
    const { renderPicture } = await import('./pictures/draw-picture.ts');
    return renderPicture(order.value);
  };

const imageIdOf = ({ kind, seed, mood, width, height }: PictureOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, seed, mood, width, height]))
    .digest('hex')
    .slice(0, 32);
