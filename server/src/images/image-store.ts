import { createHash } from 'node:crypto';
import type { QueueFigures } from '../telemetry/queue-figures.ts';

/** Available widths in pixels; a request gets the next larger one. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** In order of preference. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Size and hash, for detecting damage to a file. */
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
  /** Derived from the bytes, so equal uploads have equal ids. Only letters, digits, `_` and `-`. */
  id: string;
  /** Pixels, after rotation. */
  width: number;
  height: number;
  /** The dominant colour as #rrggbb. */
  placeholder: string;
  file: FileFacts;
}

export interface PutOptions {
  /** Pixels; larger uploads are scaled down. By default IMAGE_LONGER_SIDE.default. */
  longerSide?: number | undefined;
  /** Awaited while the image cannot be removed, for writing its record. */
  onStored?: (image: StoredImage) => Promise<void>;
}

export interface ImageVariant {
  bytes: Buffer;
  format: ImageFormat;
  width: ImageWidth;
  /** A better format for this client is being encoded. */
  isInterim: boolean;
}

export interface VariantRequest {
  id: string;
  /** Pixels; the largest width by default. */
  width?: number | undefined;
  /** Formats that the client supports; JPEG always works. */
  accepts: readonly ImageFormat[];
}

/** The bytes are not an image, or not an accepted one; the message is for the user. [T-15] */
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

/** Stores pictures in several sizes. Every upload passes the checks of `put`. */
export interface ImageStore {
  /**
   * Validates, rotates, strips metadata and stores an image, given as bytes or as a path, with all widths in a fast
   * format; throws ImageRefused.
   */
  put(source: Buffer | string, options?: PutOptions): Promise<StoredImage>;
  /**
   * A size of an image, encoded on first request and stored; undefined when the image does not exist, or its original
   * is empty or damaged. While AVIF is being encoded, it returns the best existing format.
   */
  variant(request: VariantRequest): Promise<ImageVariant | undefined>;
  /** Generates an image's original at low priority; does nothing for an unknown id. */
  prepare(id: string): Promise<void>;
  /** The stored original, for exports; undefined for an unknown id. */
  original(id: string): Promise<Buffer | undefined>;
  /**
   * Stores an original from another store's `original` unchanged, under the same id; an existing one stays. Validates
   * it like an upload: throws ImageRefused.
   */
  storeOriginal(id: string, bytes: Buffer): Promise<void>;
  /**
   * Size and hash of a stored original that can be decoded, read at low priority. 'missing' without bytes, 'damaged'
   * when they are not an image.
   */
  facts(id: string): Promise<FileFacts | 'missing' | 'damaged'>;
  /** Removes an image with all its sizes, unless `isNeeded` returns true while no `put` of it is running. */
  remove(id: string, isNeeded?: () => Promise<boolean>): Promise<void>;
  /** Figures of pictures that are encoded or wait. */
  queue(): QueueFigures;
  /** Resolves when the queue is empty. */
  settled(): Promise<void>;
  /** Finishes jobs with waiting callers and drops the rest. */
  close(): Promise<void>;
}

/** The smallest available width that is not below the wanted one. */
export function offeredWidth(wanted: number | undefined): ImageWidth {
  const largest = IMAGE_WIDTHS[IMAGE_WIDTHS.length - 1] as ImageWidth;
  return IMAGE_WIDTHS.find((width) => wanted !== undefined && width >= wanted) ?? largest;
}
