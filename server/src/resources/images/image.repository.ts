import { imagesOf } from '../../content/image-references.ts';
import type { FileFacts } from '../../images/image-store.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** In place of a portal's id: an image of the site itself, which its admins upload. */
export const SITE = 'site';

export interface ImageUpload {
  /** Id of the portal that it was uploaded for, or SITE. */
  owner: string;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
  /** Of the file that was sent; absent in uploads from before these were counted. */
  bytes?: number | undefined;
}

/**
 * The bytes are in the ImageStore, shared by all; the record says that the provider has the image. Who shows it follows
 * from the records that do.
 */
export interface ImageRecord {
  /** Pixels. */
  width: number;
  height: number;
  /** A colour as #rrggbb, to stand there until the image has loaded. */
  placeholder?: string | undefined;
  /** The stored original; absent in records of an older version until a server has added it (`image-facts.ts`). */
  file?: FileFacts | undefined;
  /** The latest upload for each owner: the same bytes are one image, no matter who sends them. */
  uploads?: readonly ImageUpload[] | undefined;
  /** The image that it was cropped from, kept as long as this one. */
  originalImageId?: string | undefined;
  /** ISO time since which nothing shows it, as far as the clean-up has seen. */
  unshownSince?: string | undefined;
}

export const imageRepository = (records: RecordStore): Collection<ImageRecord> =>
  collection<ImageRecord>(records, 'image', (image) => ({ image: imagesOf(image) }));
