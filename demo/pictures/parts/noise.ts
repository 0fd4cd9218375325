import sharp, { type OverlayOptions } from 'sharp';

/** Repeated square of noise. A grey level from one noise channel, and opacity from another: specks lighter and darker than the paint. */
interface Noise {
  /** Side of the square in scene units; a picture is 1000 units high. */
  size: number;
  frequency: string;
  octaves: number;
  /** Coefficients of the colour matrix for the grey level and for the opacity. */
  grey: string;
  alpha: string;
  seed: number;
  /** Opacity of the layer (0 to 1). */
  opacity: number;
}

const BRUSH: Noise = {
  size: 330,
  frequency: '0.014 0.05',
  octaves: 1,
  grey: '7 0 0 0 -3',
  alpha: '0 1.4 0 0 -0.42',
  seed: 7,
  opacity: 0.035,
};
const GRAIN: Noise = {
  size: 210,
  frequency: '0.72',
  octaves: 2,
  grey: '5 0 0 0 -2',
  alpha: '0 1.5 0 0 -0.42',
  seed: 3,
  opacity: 0.11,
};

/**
 * Brush mottling and paper grain for a picture of this height (px). They are added to pixels, because SVG patterns over the
 * whole picture take twice as long as everything else in it.
 */
export const noiseLayers = (height: number, strength = 1): Promise<OverlayOptions[]> =>
  Promise.all([BRUSH, GRAIN].map((noise) => noiseLayer(noise, height, strength)));

const layers = new Map<string, Promise<OverlayOptions>>();

/** Cached: pictures have few heights. */
function noiseLayer(noise: Noise, height: number, strength: number): Promise<OverlayOptions> {
  const key = `${noise.seed} ${height} ${strength}`;
  const known = layers.get(key) ?? renderLayer(noise, height, strength);
  layers.set(key, known);
  return known;
}

async function renderLayer(
  { size, frequency, octaves, grey, alpha: alphaRow, seed, opacity }: Noise,
  height: number,
  strength: number,
): Promise<OverlayOptions> {
  const side = Math.max(1, Math.round((size * height) / 1000));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}">` +
    `<filter id="noise" x="0" y="0" width="${size}" height="${size}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>` +
    `<feColorMatrix values="${grey} ${grey} ${grey} ${alphaRow}"/></filter>` +
    `<rect width="${size}" height="${size}" filter="url(#noise)"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let alpha = 3; alpha < data.length; alpha += info.channels)
    data.writeUInt8(Math.round(data.readUInt8(alpha) * opacity * strength), alpha);
  return { input: data, raw: info, tile: true };
}
