import { type Colour, darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { curve, dab, fill, group, type Point, points, polygon, short } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A rough line from left to right: fractal steps around `y`, `rough` units high. */
export function roughLine(random: Random, width: number, y: number, rough: number, detail = 6): Point[] {
  let heights = [random.range(-1, 1), random.range(-1, 1), random.range(-1, 1), random.range(-1, 1)];
  let strength = 0.5;
  for (let round = 0; round < detail - 2; round += 1) {
    const finer: number[] = [];
    for (let index = 0; index < heights.length; index += 1) {
      const here = heights[index] ?? 0;
      const there = heights[index + 1];
      finer.push(here);
      if (there !== undefined) finer.push((here + there) / 2 + random.range(-1, 1) * strength);
    }
    heights = finer;
    strength *= 0.52;
  }
  const last = heights.length - 1;
  return heights.map(
    (height, index): Point => [(width * 1.1 * index) / last - width * 0.05, y + height * rough],
  );
}

/** Look of a ridge. */
export interface RidgeLook {
  /** Mean height of its crest (y) and how far it rises and falls. */
  readonly y: number;
  readonly rough: number;
  readonly colour: Colour;
  /** 0 near, 1 lost in haze. */
  readonly depth: number;
  /** Fold lines and lit slopes, for the nearer ridges. */
  readonly folds?: boolean;
  /** A line of small tree tops along the crest. */
  readonly wooded?: boolean;
  /** How far down the slope fades into haze. */
  readonly foot?: number;
}

/** A range of mountains or hills across the picture, darker at the crest and hazy at its foot. */
export function ridge(stage: Stage, label: string, look: RidgeLook): string {
  const { palette, w, h, side } = stage;
  const random = stage.random.fork(`ridge-${label}`);
  const crest = roughLine(random, w, look.y, look.rough, look.wooded === true ? 6 : 7);
  const foot = look.foot ?? 320;
  const near = palette.tone(look.colour, look.depth);
  const far = mix(near, palette.haze, 0.75);
  const paint = stage.linear([
    [0, near],
    [Math.min(0.95, foot / (h - look.y + look.rough)), far],
    [1, far],
  ]);
  const data = polygon([...crest, [w * 1.05, h], [-w * 0.05, h]]);
  let body = fill(data, paint);
  if (look.folds === true) {
    let lit = '';
    let dark = '';
    for (let index = 2; index < crest.length - 2; index += 1) {
      const [x, y] = crest[index] ?? [0, 0];
      const [, before] = crest[index - 1] ?? [0, 0];
      const [, after] = crest[index + 1] ?? [0, 0];
      const around = crest.slice(Math.max(0, index - 4), index + 5).map(([, level]) => level);
      if (y > before || y > after || y > Math.min(...around)) continue;
      const drop = random.range(60, 190);
      const lean = random.range(20, 70);
      lit += polygon([
        [x, y + 1],
        [x + side * lean * 0.5, y + drop * 0.45],
        [x + side * lean * 1.4, y + drop * 0.9],
        [x + side * lean * 0.4, y + drop * 0.66],
      ]);
      dark += polygon([
        [x, y + 1],
        [x - side * lean * 0.7, y + drop * 0.5],
        [x - side * lean * 0.3, y + drop * 1.1],
        [x + side * 3, y + drop * 0.6],
      ]);
    }
    body += group(
      fill(lit, mix(lighter(near, 0.2), palette.glow, 0.4), 'opacity=".2"') +
        fill(dark, darker(near, 0.35), 'opacity=".18"'),
      stage.clip(data),
    );
  }
  if (look.wooded === true) {
    const tops = crest.flatMap(([x, y], index) => {
      const [nextX, nextY] = crest[index + 1] ?? [x, y];
      return points(5, (_, t): Point => [x + (nextX - x) * t, y + (nextY - y) * t + 3]);
    });
    const size = 5 + (1 - look.depth) * 12;
    body =
      fill(
        tops
          .map(([x, y]) =>
            dab(x, y + 5, size * random.range(0.9, 1.6), size * 0.75, -Math.PI / 2 + random.range(-0.4, 0.4)),
          )
          .join(''),
        near,
      ) + body;
  }
  return body;
}

/** Several ridges behind each other, from `top` (y of the farthest) to `bottom` (y of the nearest). */
export function ridges(
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  rough: number,
  wooded = false,
): string {
  const { palette } = stage;
  return points(count, (_, t): Point => [t, top + (bottom - top) * t])
    .map(([t, y], index) =>
      ridge(stage, `${label}${index}`, {
        y,
        rough: rough * (0.75 + 0.5 * t),
        colour: mix(mix('#4d6f8f', palette.leaf, 0.25 + 0.6 * t), '#23364a', 0.25),
        depth: 0.82 - 0.76 * t,
        folds: t > 0.25 && t < 0.9,
        wooded: wooded && t > 0.55,
        foot: 150 + 80 * (1 - t),
      }),
    )
    .join('');
}

/** A limestone karst standing at (x, y), `width` wide and `height` tall: pale cliffs, a green cap, a dark foot. */
export function karst(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const { palette, side } = stage;
  const random = stage.random.fork(`karst-${label}`);
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 7;
  const lean = random.range(-0.1, 0.1);
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const half = (width / 2) * (1 - t ** 3.2 * 0.72) * (t < 0.1 ? 0.93 : 1);
    const shift = lean * width * t;
    left.push([x - half * random.range(0.86, 1.08) + shift, y - height * t]);
    right.push([x + half * random.range(0.86, 1.08) + shift, y - height * t]);
  }
  const top: Point = [x + lean * width * 1.1 + random.range(-0.12, 0.12) * width, y - height * 1.07];
  const data = `${curve([...left, top, ...right.reverse()])}Z`;
  const rock = palette.tone('#b9a48f', depth);
  const green = palette.tone(palette.leaf, depth * 0.95);
  const stops = [
    [0, mix(lighter(rock, 0.25), palette.glow, 0.3)],
    [0.4, rock],
    [1, darker(rock, 0.45 * (1 - depth * 0.8))],
  ] as const;
  const paint = side === -1 ? stage.linear(stops, [0, 0], [1, 0]) : stage.linear(stops, [1, 0], [0, 0]);
  let streaks = '';
  for (let index = 0; index < 12; index += 1) {
    const at = x + random.range(-0.46, 0.46) * width;
    streaks += dab(
      at,
      y - height * random.range(0.3, 0.85),
      height * random.range(0.18, 0.5),
      width * random.range(0.012, 0.035),
      Math.PI / 2 + random.range(-0.12, 0.12),
    );
  }
  const dabs = (count: number, size: number, offset: number, from: number): string => {
    let leaves = '';
    for (let index = 0; index < count; index += 1) {
      const t = from + (1 - from) * Math.sqrt(random.next());
      const half = (width / 2) * (1 - t ** 3.2 * 0.7);
      const spread = random.range(-1, 1);
      const px = x + lean * width * t + half * spread + offset * side * width * 0.04;
      leaves += dab(
        px,
        y - height * t * 1.04 + offset * -6,
        size * random.range(0.7, 1.6),
        size * 0.42,
        random.range(-0.5, 0.9) + Math.PI / 2,
      );
    }
    return leaves;
  };
  const size = Math.max(7, width * 0.075);
  const cut = 0.45 + random.range(-0.1, 0.15);
  return (
    fill(data, paint) +
    group(
      fill(streaks, darker(rock, 0.5), `opacity="${short(0.34 * (1 - depth))}"`) +
        fill(dabs(70, size * 1.1, 0, cut), darker(green, 0.42 * (1 - depth))) +
        fill(dabs(55, size, 0.4, cut + 0.05), green) +
        fill(dabs(26, size * 0.8, 1, cut + 0.16), mix(lighter(green, 0.25), palette.glow, 0.3)) +
        fill(
          polygon([
            [x - width, y - height * 0.05],
            [x + width, y - height * 0.05],
            [x + width, y + 4],
            [x - width, y + 4],
          ]),
          darker(rock, 0.6),
          'opacity=".45"',
        ),
      stage.clip(data),
    )
  );
}

/** A gentle ground from `y` to the bottom edge: lit at the top, darker to the viewer. */
export function ground(
  stage: Stage,
  label: string,
  y: number,
  rough: number,
  colour: Colour,
  depth = 0,
): string {
  const { palette, w, h } = stage;
  const random = stage.random.fork(`ground-${label}`);
  const crest = points(7, (_, t): Point => [w * (t * 1.2 - 0.1), y + random.range(-rough, rough)]);
  const surface = palette.tone(colour, depth);
  const paint = stage.linear([
    [0, mix(lighter(surface, 0.2), palette.glow, 0.22)],
    [0.3, surface],
    [1, darker(surface, 0.42)],
  ]);
  return fill(`${curve(crest)}L${short(w * 1.1)} ${h}L${short(-w * 0.1)} ${h}Z`, paint);
}

/** Tufts of grass or low plants scattered between two heights, larger towards the viewer. */
export function tufts(
  stage: Stage,
  label: string,
  from: number,
  to: number,
  colour: Colour,
  count = 160,
): string {
  const { palette, w } = stage;
  const random = stage.random.fork(`tufts-${label}`);
  const surface = palette.tone(colour);
  const batch = (amount: number, lift: number): string => {
    let data = '';
    for (let index = 0; index < amount; index += 1) {
      const t = random.next();
      const y = from + (to - from) * t;
      const x = random.range(-0.02, 1.02) * w;
      const size = (9 + 34 * t) * random.range(0.6, 1.2);
      for (let blade = 0; blade < 3; blade += 1) {
        data += dab(
          x + blade * size * 0.12,
          y,
          size,
          size * 0.13,
          -Math.PI / 2 + (blade - 1) * 0.42 + random.range(-0.15, 0.15) + lift,
        );
      }
    }
    return data;
  };
  return (
    fill(batch(count, 0), darker(surface, 0.3), 'opacity=".75"') +
    fill(batch(Math.round(count * 0.6), 0.08), mix(lighter(surface, 0.2), palette.glow, 0.25), 'opacity=".6"')
  );
}
