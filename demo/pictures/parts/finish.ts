import { circle, rect } from './shapes.ts';
import type { Stage } from './stage.ts';

/** The last layer of the SVG: light from the sun and a vignette. `noise.ts` adds brush mottling and grain to its pixels. */
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
  return circle(sun[0], sun[1], Math.max(w, h) * 0.62, spill) + rect(0, 0, w, h, edge);
}
