/** Widths in pixels at which images are offered; a request gets the next one up. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Best first. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export interface StoredImage {
  /** Follows from the bytes: the same upload gets the same id. Letters, digits, `_` and `-` alone. */
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The dominant colour as #rrggbb. */
  placeholder: string;
}

export interface ImageVariant {
  bytes: Buffer;
  format: ImageFormat;
  width: ImageWidth;
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
}

/** Keeps pictures and their sizes. Every upload passes one gate: `put`. */
export interface ImageStore {
  /** Checks, turns upright, strips and keeps an image; throws ImageRefused. */
  put(bytes: Buffer): Promise<StoredImage>;
  /**
   * A size of an image, made on first request and kept; undefined when there is no such image. While AVIF is still
   * being made the answer is the next best format.
   */
  variant(request: VariantRequest): Promise<ImageVariant | undefined>;
  /** Has an image's original made ahead, when nobody waits for anything; nothing for an unknown id. */
  prepare(id: string): Promise<void>;
  remove(id: string): Promise<void>;
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
