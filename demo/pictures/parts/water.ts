import { type Colour, darker, lighter, mix } from './colour.ts';
import { fill, group, rect, short } from './shapes.ts';
import type { Stage } from './stage.ts';

/** What a stretch of water looks like. */
export interface WaterLook {
  /** The water's own colour, else the picture's. */
  readonly colour?: Colour;
  /** How much of the sky lies on it (0 to 1, else 0.55). */
  readonly mirror?: number;
  /** The glitter path below the sun; shown by default. */
  readonly glitter?: boolean;
}

/** Water from the horizon (y) down to `bottom`: sky on it far off, its own colour near, ripples and glitter. */
export function water(stage: Stage, top: number, bottom: number, look: WaterLook = {}): string {
  const { palette, w } = stage;
  const own = palette.tone(look.colour ?? palette.water);
  const mirror = look.mirror ?? 0.55;
  const far = mix(own, palette.sky[3], Math.min(1, mirror + 0.25));
  const middle = mix(own, palette.sky[2], mirror * 0.75);
  const near = darker(mix(own, palette.sky[0], mirror * 0.5), 0.25);
  const base = rect(
    0,
    top,
    w,
    bottom - top,
    stage.linear([
      [0, far],
      [0.25, middle],
      [1, near],
    ]),
  );
  const lights = ripples(stage, 'light', top, bottom, 70, lighter(far, 0.35), 0.42);
  const darks = ripples(stage, 'dark', top, bottom, 60, darker(near, 0.25), 0.3);
  return base + darks + lights + (look.glitter === false ? '' : glitter(stage, top, bottom));
}

/** Flat lens-shaped ripples between two heights, larger towards the viewer. */
export function ripples(
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  colour: Colour,
  opacity: number,
): string {
  const random = stage.random.fork(`ripple-${label}-${Math.round(top)}`);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const t = random.next() ** 1.3;
    const y = top + 4 + (bottom - top) * t;
    const length = (26 + 190 * t) * random.range(0.4, 1.3);
    const thick = (1 + 6.5 * t) * random.range(0.4, 1);
    const x = random.range(-0.05, 1) * stage.w;
    data += `M${short(x)} ${short(y)}q${short(length / 2)} ${short(-thick)} ${short(length)} 0q${short(-length / 2)} ${short(thick)} ${short(-length)} 0z`;
  }
  return fill(data, colour, `opacity="${opacity}"`);
}

/** The path of broken light that the sun or moon throws on water. */
export function glitter(stage: Stage, top: number, bottom: number, x = stage.sun[0]): string {
  const { palette, mood } = stage;
  const random = stage.random.fork('glitter');
  let data = '';
  for (let index = 0; index < 130; index += 1) {
    const t = random.next() ** 1.25;
    const y = top + 2 + (bottom - top) * 0.86 * t;
    const spread = 26 + 150 * t;
    const length = (12 + 60 * t) * random.range(0.4, 1.4);
    const px = x + random.range(-1, 1) * random.next() * spread - length / 2;
    const thick = 1.6 + 5 * t * random.range(0.5, 1);
    data += `M${short(px)} ${short(y)}q${short(length / 2)} ${short(-thick)} ${short(length)} 0q${short(-length / 2)} ${short(thick)} ${short(-length)} 0z`;
  }
  const strong = mood === 'day' ? 0.55 : 0.85;
  const sheen = stage.radial([
    [0, palette.glow, 0.55 * strong],
    [1, palette.glow, 0],
  ]);
  return (
    `<ellipse cx="${short(x)}" cy="${short(top + (bottom - top) * 0.3)}" rx="230" ry="${short((bottom - top) * 0.5)}" fill="${sheen}"/>` +
    fill(data, palette.sun, `opacity="${strong}"`)
  );
}

/** Things at the waterline (y) with their reflection below it. */
export function reflected(stage: Stage, body: string, y: number, opacity = 0.42, squash = 0.85): string {
  const id = stage.define((name) => `<g id="${name}">${body}</g>`);
  const below = stage.clip(`M0 ${short(y)}H${short(stage.w)}V1000H0Z`);
  const mirror = `<use href="#${id}" transform="matrix(1 0 0 ${-squash} 0 ${short(y * (1 + squash))})"/>`;
  return group(mirror, `${below} opacity="${opacity}"`) + `<use href="#${id}"/>`;
}
