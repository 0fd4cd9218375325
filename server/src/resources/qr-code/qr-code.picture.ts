import encodeQR from 'qr';
import sharp from 'sharp';

/** Modules of white around the code; readers need four. */
const QUIET_ZONE = 4;
/** Pixels; a phone reads it from a poster. The picture is as many whole pixels per module larger as it needs. */
const MIN_SIDE = 600;
/** Of the side: a logo that hides so much, with its margin, is well within what strong error correction restores. */
const LOGO_PART = 0.2;
const LOGO_MARGIN_PART = 0.015;

/** A QR code as a PNG, with the logo in its middle; undefined when the text is too long for one. [OPEN-28] */
export async function drawQrCode(text: string, logo?: Buffer): Promise<Buffer | undefined> {
  const modules = encode(text, logo ? 'high' : 'medium');
  if (!modules) return undefined;
  const count = modules.length;
  const side = Math.ceil(MIN_SIDE / count) * count;
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const code = sharp(pixels, { raw: { width: count, height: count, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('srgb');
  const drawn = logo ? code.composite([{ input: await logoOnWhite(logo, side), gravity: 'centre' }]) : code;
  return drawn.png({ compressionLevel: 9 }).toBuffer();
}

function encode(text: string, ecc: 'medium' | 'high'): boolean[][] | undefined {
  try {
    return encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  } catch {
    // The encoder's one way to say that no version is large enough.
    return undefined;
  }
}

function logoOnWhite(logo: Buffer, side: number): Promise<Buffer> {
  const size = Math.round(side * LOGO_PART);
  const margin = Math.round(side * LOGO_MARGIN_PART);
  const background = '#ffffff';
  return sharp(logo)
    .resize(size, size, { fit: 'contain', background })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer();
}
