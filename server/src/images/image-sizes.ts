import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from './image-store.ts';
import type { Pixels } from './upload-gate.ts';

// No two jobs read the same picture, so the library's cache would only waste memory.
sharp.cache(false);
// One thread per picture: several are encoded at once, and each thread needs memory.
sharp.concurrency(1);

/** Settings with visually equal results; low effort makes AVIF much faster for slightly larger files. */
const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 76, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78 }),
};
const ORIGINAL_QUALITY = 90;
/** Smaller sizes are scaled from this one, which halves the work without visible difference. Pixels. */
const INTERMEDIATE_WIDTH = 1280;

/** Encodes a size of a stored original. */
export const encodeSize = (original: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> =>
  encoders[format](sharp(original).resize({ width, withoutEnlargement: true })).toBuffer();

export interface EncodedImage {
  original: Buffer;
  sizes: { width: ImageWidth; format: ImageFormat; bytes: Buffer }[];
  /** The dominant colour as #rrggbb. */
  placeholder: string;
}

/**
 * Encodes the original and all sizes from pixels decoded once: JPEG, the fastest format, or WebP with transparency. Of
 * the widths above the picture's own only the first is encoded.
 */
export async function encodeAll(pixels: Pixels): Promise<EncodedImage> {
  const intermediate =
    pixels.width > INTERMEDIATE_WIDTH ? await scaledDown(pixels, INTERMEDIATE_WIDTH) : pixels;
  const smallest = fromPixels(await scaledDown(intermediate, IMAGE_WIDTHS[0]));
  const { dominant, isOpaque } = await smallest.stats();
  const format = isOpaque ? 'jpeg' : 'webp';
  const firstBeyond = IMAGE_WIDTHS.find((width) => width >= pixels.width);
  const widths = IMAGE_WIDTHS.filter((width) => width < pixels.width || width === firstBeyond);
  const [original, ...sizes] = await Promise.all([
    encodeOriginal(fromPixels(pixels), isOpaque),
    ...widths.map(async (width) => {
      const source = fromPixels(width <= INTERMEDIATE_WIDTH ? intermediate : pixels);
      const image = source.resize({ width, withoutEnlargement: true });
      return { width, format, bytes: await encoders[format](image).toBuffer() } as const;
    }),
  ]);
  return { original, sizes, placeholder: hexColour(dominant) };
}

const encodeOriginal = (image: Sharp, isOpaque: boolean): Promise<Buffer> =>
  (isOpaque ? image.removeAlpha().jpeg({ quality: ORIGINAL_QUALITY }) : image.png()).toBuffer();

const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function scaledDown(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: pixels.channels };
}

const hexColour = ({ r, g, b }: { r: number; g: number; b: number }): string =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
