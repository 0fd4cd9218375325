import sharp from 'sharp';
import { FAVICON } from './favicon.ts';

/** Icons of an installed site by file name. */
export const APP_ICONS = {
  '192.png': { side: 192, isMaskable: false },
  '512.png': { side: 512, isMaskable: false },
  'maskable-192.png': { side: 192, isMaskable: true },
  'maskable-512.png': { side: 512, isMaskable: true },
  /** iOS rounds the corners itself and shows transparency as black. */
  'apple.png': { side: 180, isMaskable: true },
} as const;
export type AppIcon = keyof typeof APP_ICONS;

/** Devices crop a maskable icon to any shape; a centred circle of 80 % of its side is always visible. */
const LOGO_PART_OF_MASKABLE = 0.62;
const WHITE = '#ffffff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Background of the default mark. */
const MARK_GROUND = '#0b6b63';
/** Pixels per inch at which the mark, 32 px wide, is rasterized large enough for every icon. */
const MARK_DENSITY = 72 * 16;

/** A PNG icon of the provider's logo, or of the default mark for a site without one. */
export async function renderAppIcon(icon: AppIcon, logo: Buffer | undefined): Promise<Buffer> {
  const { side, isMaskable } = APP_ICONS[icon];
  const picture = logo ? sharp(logo) : sharp(Buffer.from(FAVICON), { density: MARK_DENSITY });
  if (!isMaskable) {
    return picture.resize(side, side, { fit: 'contain', background: CLEAR }).png().toBuffer();
  }
  // The mark includes its padding: only its background has to reach the edges.
  const inner = logo ? Math.round(side * LOGO_PART_OF_MASKABLE) : side;
  const background = logo ? WHITE : MARK_GROUND;
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return picture
    .flatten({ background })
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: before, bottom: after, left: before, right: after, background })
    .png()
    .toBuffer();
}
