import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** What shows the image; a private portal withholds all of its own but the thumbnail. [T-07] */
export interface ImageUse {
  kind: 'portal' | 'town' | 'listing' | 'site';
  id: string;
  role: 'thumbnail' | 'content';
}

/** The bytes are in the ImageStore, shared by all; the record says which provider has the image, and what for. */
export interface ImageRecord {
  uses: ImageUse[];
  /** Pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** A colour as #rrggbb, to stand there until the image has loaded. */
  placeholder?: string | undefined;
}

export const imageRepository = (records: RecordStore): Collection<ImageRecord> =>
  collection<ImageRecord>(records, 'image');
