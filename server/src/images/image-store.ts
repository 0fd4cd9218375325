import { createHash } from 'node:crypto';
import type { QueueFigures } from '../telemetry/queue-figures.ts';

/** Widths in pixels at which images are offered; a request gets the next one up. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Best first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** By which damage to a file is found. */
export interface FileFacts {
  bytes: number;
  /** In hex. */
  sha256: string;
}

export const factsOf = (bytes: Buffer): FileFacts => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

export interface StoredImage {
  /** Follows from the bytes: the same upload gets the same id. Letters, digits, `_` and `-` alone. */
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The dominant colour as #rrggbb. */
  placeholder: string;
  /** The original as it is stored. */
  file: FileFacts;
}

export interface PutOptions {
  /** Pixels; larger uploads are scaled down. IMAGE_LONGER_SIDE.default when absent. */
  longerSide?: number | undefined;
  /** Awaited before anyone can remove the image again: here its record is written. */
  onStored?: (image: StoredImage) => Promise<void>;
}

export interface ImageVariant {
  bytes: Buffer;
  format: ImageFormat;
  width: ImageWidth;
  /** A better format for this reader is being made. */
  isInterim: boolean;
}

export interface VariantRequest {
  id: string;
  /** Pixels; the largest width when absent. */
  width?: number | undefined;
  /** What the reader understands; JPEG is always understood. */
  accepts: readonly ImageFormat[];
}

/** The bytes are no image, or one that is not taken; the message is a sentence for a person. [T-15] */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  constructor(
    readonly kind: 'other-format' | 'damaged' | 'too-large',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Keeps pictures and their sizes. Every upload passes one gate: `put`. */
export interface ImageStore {
  /**
   * Checks, turns upright, strips and keeps an image, given as bytes or as the path of a file, together with all widths
   * in a format that is quickly made; throws ImageRefused.
   */
  put(source: Buffer | string, options?: PutOptions): Promise<StoredImage>;
  /**
   * A size of an image, encoded on first request and stored; undefined when there is no such image, or when its original is
   * empty or damaged. While AVIF is still
   * being made the response is the best there is.
   */
  variant(request: VariantRequest): Promise<ImageVariant | undefined>;
  /** Has an image's original made ahead, when nobody waits for anything; nothing for an unknown id. */
  prepare(id: string): Promise<void>;
  /** The stored original, for exports; undefined for an unknown id. */
  original(id: string): Promise<Buffer | undefined>;
  /**
   * Keeps what `original` gave elsewhere, under the same id; what is there already stays. It passes the gate like an
   * upload, but is stored unchanged: throws ImageRefused.
   */
  storeOriginal(id: string, bytes: Buffer): Promise<void>;
  /**
   * Size and hash of an original as it is stored, once it is found to be an image; read when nobody waits for anything.
   * 'missing' when there are no bytes, 'damaged' when they are no image.
   */
  facts(id: string): Promise<FileFacts | 'missing' | 'damaged'>;
  /** Removes an image with all its sizes, unless `isNeeded` says so when no `put` of it is under way. */
  remove(id: string, isNeeded?: () => Promise<boolean>): Promise<void>;
  /** Of the pictures that wait to be made or are being made. */
  queue(): QueueFigures;
  /** Resolves when nothing is being made any more. */
  settled(): Promise<void>;
  /** Finishes what someone waits for, and leaves the rest to be made another time. */
  close(): Promise<void>;
}

/** The smallest offered width that is not below the wanted one. */
export function offeredWidth(wanted: number | undefined): ImageWidth {
  const largest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as ImageWidth;
  return IMAGE_WIDTHS.find((width) => wanted !== undefined && width >= wanted) ?? largest;
}
