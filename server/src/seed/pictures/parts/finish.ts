import { circle, rect } from './shapes.ts';
import type { Stage } from './stage.ts';

/**
 * What makes shapes a picture: light spilling from the sun, a quiet vignette, brush mottling and paper grain.
 * The noise is one small tile repeated: turbulence over the whole picture would cost half a second.
 */
export function finish(stage: Stage, strength = 1): string {
  const { palette, w, h, sun, mood } = stage;
  const spill = stage.radial([[0, palette.glow, 0.5 * strength], [0.5, palette.glow, 0.14 * strength], [1, palette.glow, 0]]);
  const edge = stage.radial([[0.55, palette.shade, 0], [1, palette.shade, 0.34 * strength]], [0.5, 0.46], 0.78);
  const grain = stage.define((id) => noiseTile(id, 230, '0.75', 2, '.9 .9 .9 0 -.85', 0));
  const brush = stage.define((id) => noiseTile(id, 420, '0.012 0.05', 2, '1.6 1.6 0 0 -1.15', 7));
  const spillOpacity = mood === 'night' ? 0.35 : 0.8;
  return (
    circle(sun[0], sun[1], Math.max(w, h) * 0.62, spill, `style="mix-blend-mode:soft-light" opacity="${spillOpacity}"`) +
    rect(0, 0, w, h, edge) +
    rect(0, 0, w, h, `url(#${brush})`, `style="mix-blend-mode:soft-light" opacity="${0.16 * strength}"`) +
    rect(0, 0, w, h, `url(#${grain})`, `style="mix-blend-mode:soft-light" opacity="${0.42 * strength}"`)
  );
}

function noiseTile(id: string, size: number, frequency: string, octaves: number, toGrey: string, seed: number): string {
  const row = toGrey;
  const matrix = `${row} ${row} ${row} 0 0 0 0 1`;
  return (
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<filter id="${id}f" x="0" y="0" width="${size}" height="${size}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>` +
    `<feColorMatrix values="${matrix}"/></filter>` +
    `<rect width="${size}" height="${size}" filter="url(#${id}f)"/></pattern>`
  );
}
