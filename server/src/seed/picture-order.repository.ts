import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** How a picture of the seed is drawn; `kind`, `seed` and `mood` mean something to the picture maker alone. */
export interface PictureOrder {
  kind: string;
  seed: string;
  mood?: string | undefined;
  /** Pixels. */
  width: number;
  height: number;
}

/** Under the id of the image; in the system partition, because the same order gives the same picture everywhere. */
export const pictureOrderRepository = (records: RecordStore): Collection<PictureOrder> =>
  collection<PictureOrder>(records, 'picture-order');
