import sharp, { type Sharp } from 'sharp';
import { ImageRefused } from './image-store.ts';

/** More pixels than any camera's picture: past this an upload is an attempt to fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Originals are kept no larger; nothing larger is ever shown. Pixels. */
const MAX_SIDE = 3840;
const ORIGINAL_QUALITY = 90;

export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
  placeholder: string;
}

/**
 * The one gate for pictures from outside: known by its first bytes and not by its name, decoded under a pixel cap,
 * turned upright, stripped of metadata and encoded anew, so that nothing of the upload itself is served. [T-15]
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  if (!hasImageSignature(bytes)) {
    throw new ImageRefused(
      'This is not an image that can be used: send a JPEG, PNG, WebP, AVIF or GIF file.',
    );
  }
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { hasAlpha } = await source.metadata();
    const upright = source.rotate().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encodeOriginal(upright, hasAlpha).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, placeholder: await dominantColour(data) };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new ImageRefused(
      isTooLarge ? 'This image has too many pixels.' : 'This image is damaged and cannot be read.',
      { cause: error },
    );
  }
}

const encodeOriginal = (image: Sharp, hasAlpha: boolean): Sharp =>
  hasAlpha ? image.png() : image.jpeg({ quality: ORIGINAL_QUALITY, mozjpeg: false });

/** The dominant colour as #rrggbb. */
async function dominantColour(bytes: Buffer): Promise<string> {
  const { dominant } = await sharp(bytes).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** SVG, PDF and the like never reach a decoder, whatever the library could read. */
function hasImageSignature(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 4) === 'GIF8' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12)))
  );
}
