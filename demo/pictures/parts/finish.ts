import { circle, rect } from './shapes.ts';
import type { Stage } from './stage.ts';

/**
 * The final layer: light from the sun, a vignette, brush mottling and paper grain. The noise is one small repeated tile
 * with plain opacity, because turbulence over the whole picture and blend modes are slow.
 */
export function finish(stage: Stage, strength = 1): string {
  const { palette, w, h, sun, mood } = stage;
  const glow = (mood === 'night' ? 0.1 : mood === 'day' ? 0.16 : 0.24) * strength;
  const spill = stage.radial([
    [0, palette.glow, glow],
    [0.5, palette.glow, glow * 0.3],
    [1, palette.glow, 0],
  ]);
  const edge = stage.radial(
    [
      [0.55, palette.shade, 0],
      [1, palette.shade, 0.32 * strength],
    ],
    [0.5, 0.46],
    0.78,
  );
  // Grey level from one noise channel, its opacity from another: specks lighter and darker than the paint.
  const grain = stage.define((id) => noiseTile(id, 210, '0.72', 2, '5 0 0 0 -2', '0 1.5 0 0 -0.42', 3));
  const brush = stage.define((id) => noiseTile(id, 330, '0.014 0.05', 1, '7 0 0 0 -3', '0 1.4 0 0 -0.42', 7));
  return (
    circle(sun[0], sun[1], Math.max(w, h) * 0.62, spill) +
    rect(0, 0, w, h, edge) +
    rect(0, 0, w, h, `url(#${brush})`, `opacity="${(0.035 * strength).toFixed(3)}"`) +
    rect(0, 0, w, h, `url(#${grain})`, `opacity="${(0.12 * strength).toFixed(3)}"`)
  );
}

function noiseTile(
  id: string,
  size: number,
  frequency: string,
  octaves: number,
  grey: string,
  opacity: string,
  seed: number,
): string {
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<filter id="${id}f" x="0" y="0" width="${size}" height="${size}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>` +
    `<feColorMatrix values="${grey} ${grey} ${grey} ${opacity}"/></filter>` +
    `<rect width="${size}" height="${size}" filter="url(#${id}f)"/></pattern>`
  );
}
