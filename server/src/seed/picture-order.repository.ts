import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** Parameters of a generated picture; only the renderer interprets `kind`, `seed` and `mood`. */
export interface PictureOrder {
  kind: string;
  seed: string;
  mood?: string | undefined;
  /** Pixels. */
  width: number;
  height: number;
}

/** Under the image's id, in the system partition, because equal orders produce equal pictures everywhere. */
export const pictureOrderRepository = (records: RecordStore): Collection<PictureOrder> =>
  collection<PictureOrder>(records, 'picture-order');
