import sharp from 'sharp';
import { ImageRefused } from './image-store.ts';

/** More pixels than nearly every camera has: beyond this an upload is an attack on memory. */
const MAX_PIXELS = 50_000_000;
/** Decoding this many pixels takes a second or two; a file that takes longer is an attack on the CPU. */
const MAX_SECONDS = 20;

/** The result of an upload: upright sRGB pixels, one byte per channel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** 3, or 4 with alpha. */
  channels: 3 | 4;
}

/**
 * The only way for uploaded pictures: detects the type by content, limits pixels, rotates, scales down to `longerSide`,
 * and returns pixels only, without metadata or appended files. Of an animation it takes the first frame; throws
 * ImageRefused. [T-15]
 */
export async function passUploadGate(bytes: Buffer, longerSide: number): Promise<Pixels> {
  refuseOtherFiles(bytes);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize(longerSide, longerSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit|timeout/.test(error.message);
    throw isTooLarge
      ? new ImageRefused('too-large', 'This image has too many pixels.', { cause: error })
      : new ImageRefused('damaged', 'This image is damaged and cannot be read.', { cause: error });
  }
}

/** Rejects every type that the library could decode but is not accepted, such as SVG and PDF, before decoding. */
function refuseOtherFiles(bytes: Buffer): void {
  if (isAccepted(bytes)) return;
  throw new ImageRefused(
    'other-format',
    isHeic(bytes)
      ? 'HEIC pictures cannot be used here: save it as JPEG and send that.'
      : 'This is not an image that can be used: send a JPEG, PNG, WebP, AVIF or GIF file.',
  );
}

function isAccepted(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    ['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6)) ||
    (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') ||
    brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')
  );
}

const isHeic = (bytes: Buffer): boolean =>
  brandsOf(bytes).some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand));

/** The brands of an ISO base media file: major first, then compatible ones. */
function brandsOf(bytes: Buffer): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(bytes.readUInt32BE(0), bytes.length, MAX_BRAND_BOX_BYTES);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text(bytes, at, at + 4));
  return brands;
}
/** Real files name a handful. */
const MAX_BRAND_BOX_BYTES = 128;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
