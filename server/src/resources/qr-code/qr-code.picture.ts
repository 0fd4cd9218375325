import encodeQR from 'qr';
import sharp from 'sharp';

/** White modules around the code; readers need four. */
const QUIET_ZONE = 4;
/** Pixels; readable from a poster. The picture grows to a whole number of pixels per module. */
const MIN_SIDE = 600;
/** Share of the side. Strong error correction restores what a logo of this size hides. */
const LOGO_PART = 0.2;
const LOGO_MARGIN_PART = 0.015;

/** A QR code as a PNG with the logo in its centre; undefined when the text is too long. [OPEN-28] */
export async function renderQrCode(text: string, logo?: Buffer): Promise<Buffer | undefined> {
  const modules = encode(text, logo ? 'high' : 'medium');
  if (!modules) return undefined;
  const count = modules.length;
  const side = Math.ceil(MIN_SIDE / count) * count;
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const code = sharp(pixels, { raw: { width: count, height: count, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('srgb');
  const composed = logo
    ? code.composite([{ input: await logoOnWhite(logo, side), gravity: 'centre' }])
    : code;
  return composed.png({ compressionLevel: 9 }).toBuffer();
}

function encode(text: string, ecc: 'medium' | 'high'): boolean[][] | undefined {
  try {
    return encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  } catch {
    // The encoder throws when no version is large enough.
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
