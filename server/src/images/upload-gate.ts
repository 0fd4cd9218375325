import sharp from 'sharp';
import { ImageRefused } from './image-store.ts';

/** More pixels than the pictures of nearly every camera: past this an upload is an attempt to fill the memory. */
const MAX_PIXELS = 50_000_000;
/** A picture of that many pixels takes a second or two; what takes longer was made to keep the server busy. */
const MAX_SECONDS = 20;

/** What is left of an upload: upright sRGB pixels, one byte per channel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** 3, or 4 with alpha. */
  channels: 3 | 4;
}

/**
 * The one gate for pictures from outside: known by its first bytes and not by its name, decoded under a pixel cap, turned
 * upright and scaled down to `longerSide` pixels. Only pixels pass, so nothing else of the upload is ever served: no
 * metadata, no comment, no appended file. Of an animation the first frame passes. Throws ImageRefused. [T-15]
 */
export async function passGate(bytes: Buffer, longerSide: number): Promise<Pixels> {
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

/** Whatever else the library could read, SVG and PDF among it, never reaches a decoder. */
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

/** The four-letter names by which a file of the ISO family says what it is: its own first, then the compatible ones. */
function brandsOf(bytes: Buffer): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const boxEnd = Math.min(bytes.readUInt32BE(0), bytes.length, MAX_BRAND_BOX_BYTES);
  const brands = [text(bytes, 8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text(bytes, at, at + 4));
  return brands;
}
/** Real ones name a handful. */
const MAX_BRAND_BOX_BYTES = 128;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
