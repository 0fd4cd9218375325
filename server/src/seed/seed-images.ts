import { createHash } from 'node:crypto';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { imageRepository } from '../resources/images/image.repository.ts';
import type { RecordStore, RecordWrite } from '../storage/record-store.ts';
import { type PictureOrder, pictureOrderRepository } from './picture-order.repository.ts';
import type { PictureSeed } from './seed-content.ts';

/** Pixels by usage. */
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

/** Pictures of a seed: each gets an image record immediately, and is rendered on first request. */
export interface SeedImages {
  /** The image's id, equal for equal orders; undefined without a picture. */
  order(picture: PictureSeed | undefined, size: PictureSize): string | undefined;
  writes(provider: string): RecordWrite[];
}
type PictureSize = { readonly width: number; readonly height: number };

export function collectSeedImages(records: RecordStore): SeedImages {
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
        pictureOrderRepository(records).write({ provider: SYSTEM_PARTITION, id, value: order }),
        imageRepository(records).write({
          provider,
          id,
          value: { width: order.width, height: order.height },
        }),
      ]),
  };
}

const imageIdOf = ({ kind, seed, mood, width, height }: PictureOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, seed, mood, width, height]))
    .digest('hex')
    .slice(0, 32);
