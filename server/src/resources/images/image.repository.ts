import { imagesOf } from '../../content/image-references.ts';
import type { FileFacts } from '../../images/image-store.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** Owner of images of the site itself, which its admins upload. */
export const SITE = 'site';

export interface ImageUpload {
  /** Id of the portal that it was uploaded for, or SITE. */
  owner: string;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
  /** Size of the uploaded file; absent in uploads from before it was counted. */
  bytes?: number | undefined;
}

/**
 * The provider's record of an image. The bytes are in the ImageStore, shared by all providers; usages are found by the
 * records that show the image.
 */
export interface ImageRecord {
  /** Pixels. */
  width: number;
  height: number;
  /** Placeholder colour as #rrggbb until the image has loaded. */
  placeholder?: string | undefined;
  /** The stored original; absent in records of an older version until `image-facts.ts` adds it. */
  file?: FileFacts | undefined;
  /** The latest upload per owner: equal bytes are one image, no matter who uploads them. */
  uploads?: readonly ImageUpload[] | undefined;
  /** The image that it was cropped from, which is retained as long as this one. */
  originalImageId?: string | undefined;
  /** ISO time since which the clean-up has found no usage. */
  unshownSince?: string | undefined;
  /** Deleted by an admin; without effect once a record shows it again. */
  deleted?: { at: string; by?: string | undefined } | undefined;
  /** Id of the image that has replaced it everywhere, which an admin may undo. */
  replacedBy?: string | undefined;
}

export const imageRepository = (records: RecordStore): Collection<ImageRecord> =>
  collection<ImageRecord>(records, 'image', (image) => ({ image: imagesOf(image) }));
