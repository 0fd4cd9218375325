import { lighter, mix } from './colour.ts';
import {
  circle,
  curve,
  ellipse,
  fill,
  group,
  type Point,
  points,
  rect,
  short,
  stroke,
  times,
} from './shapes.ts';
import type { Stage } from './stage.ts';

/** The whole sky down to the horizon (y), with sun or moon, stars at night and clouds by chance. */
export function sky(stage: Stage, horizon: number, withSun = true): string {
  const { palette, mood, random, w } = stage;
  const [top, upper, lower, low] = palette.sky;
  const paint = stage.linear([
    [0, top],
    [0.38, upper],
    [0.74, lower],
    [1, low],
  ]);
  const style = random.fork('clouds').int(0, 4);
  return (
    rect(0, 0, w, horizon + 60, paint) +
    (mood === 'night' ? stars(stage, horizon) : '') +
    (withSun ? sun(stage) : '') +
    (style === 1 || style === 2 ? bandClouds(stage, horizon) : '') +
    (style === 3 || (style === 4 && mood === 'day') ? heapClouds(stage, horizon) : '')
  );
}

/** The sun (the moon at night) with its glow, by default at the stage's light source. */
export function sun(stage: Stage, [x, y]: Point = stage.sun, size?: number): string {
  const { palette, mood } = stage;
  const radius = size ?? { dawn: 46, day: 34, golden: 62, dusk: 70, night: 42 }[mood];
  const reach = radius * (mood === 'day' ? 12 : 9);
  const halo = stage.radial([
    [0, palette.sun, 0.85],
    [0.12, palette.glow, 0.62],
    [0.4, palette.glow, 0.24],
    [1, palette.glow, 0],
  ]);
  const crescent =
    mood === 'night'
      ? circle(
          x + radius * 0.3,
          y - radius * 0.1,
          radius * 0.88,
          mix(palette.sky[1], palette.glow, 0.2),
          'opacity=".55"',
        )
      : '';
  return (
    circle(x, y, reach, halo, mood === 'night' ? 'opacity=".5"' : '') +
    circle(x, y, radius, palette.sun, 'opacity=".96"') +
    crescent
  );
}

/** Stars above the horizon (y), denser at the top. */
export function stars(stage: Stage, horizon: number): string {
  const random = stage.random.fork('stars');
  const dots = times(110, () => {
    const y = random.next() ** 1.6 * horizon * 0.9;
    return circle(
      random.range(0, stage.w),
      y,
      random.next() ** 3 * 2.2 + 0.7,
      '#fff7e2',
      `opacity="${short(random.range(0.2, 0.95))}"`,
    );
  });
  return group(dots, '');
}

/** Long flat clouds, lit from below towards the light. */
export function bandClouds(stage: Stage, horizon: number): string {
  const { palette, w } = stage;
  const random = stage.random.fork('bands');
  return times(random.int(5, 9), (index) => {
    const y = horizon * (0.12 + 0.085 * index + random.range(-0.03, 0.03));
    const length = random.range(0.22, 0.6) * w;
    const x = random.range(-0.15, 0.95) * w;
    const thick = random.range(7, 24) * (1.2 - y / horizon / 1.5);
    const upper = points(
      9,
      (_, t): Point => [x + length * t, y - thick * Math.sin(Math.PI * t) * random.range(0.35, 1.2)],
    );
    const lower = points(6, (_, t): Point => [x + length * (1 - t), y + thick * 0.3 * Math.sin(Math.PI * t)]);
    const colour = mix(
      mix(palette.glow, palette.sky[3], random.range(0, 0.7)),
      palette.sky[1],
      random.range(0.05, 0.35),
    );
    const paint = stage.linear(
      [
        [0, lighter(colour, 0.15), 0.1],
        [0.3, colour, 0.75],
        [0.75, colour, 0.6],
        [1, colour, 0],
      ],
      [0, 0],
      [1, 0],
    );
    return fill(curve([...upper, ...lower], true), paint, `opacity="${short(random.range(0.5, 0.95))}"`);
  });
}

/** Heaped clouds standing on the haze: a bright side towards the light, a shaded foot. */
export function heapClouds(stage: Stage, horizon: number): string {
  const { palette, w, side } = stage;
  const random = stage.random.fork('heaps');
  const dark = stage.mood === 'night';
  const bright = dark
    ? mix(palette.haze, palette.glow, 0.35)
    : lighter(mix(palette.glow, '#ffffff', 0.55), 0.3);
  return times(random.int(2, 4), () => {
    const x = random.range(0.02, 0.98) * w;
    const y = horizon * random.range(0.42, 0.86);
    const size = random.range(55, 120) * (0.55 + (0.6 * (horizon - y)) / horizon);
    const foot = mix(palette.sky[2], palette.haze, 0.5);
    const paint = stage.linear([
      [0, bright, 0.96],
      [0.45, mix(bright, foot, 0.4), 0.85],
      [1, foot, 0],
    ]);
    const puff = (): string =>
      times(9, (index) => {
        const t = (index - 4) / 4;
        const radius = size * (1 - Math.abs(t) * 0.62) * random.range(0.62, 1.05);
        return `M${short(x + t * size * 2 - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0z`;
      });
    return (
      fill(puff(), paint) +
      group(
        fill(puff(), paint),
        `transform="translate(${short(side * size * 0.3)} ${short(size * 0.12)})" opacity=".6"`,
      )
    );
  });
}

/** A small flight of birds around a point. */
export function birds(stage: Stage, x: number, y: number, count = 7): string {
  const random = stage.random.fork('birds');
  const wings = times(count, () => {
    const size = random.range(6, 13);
    const left = x + random.range(-150, 150);
    const top = y + random.range(-60, 60);
    return `M${short(left - size)} ${short(top - size * 0.45)}q${short(size * 0.6)} ${short(-size * 0.2)} ${short(size)} ${short(size * 0.5)}q${short(size * 0.5)} ${short(-size * 0.75)} ${short(size)} ${short(-size * 0.55)}`;
  });
  return stroke(wings, mix(stage.palette.shade, stage.palette.haze, 0.25), 2.4);
}

/** Slanting light shafts from a point above, for woods and caves. */
export function shafts(stage: Stage, from: Point, reach = 900, count = 6): string {
  const random = stage.random.fork('shafts');
  const paint = stage.linear([
    [0, stage.palette.glow, 0.5],
    [1, stage.palette.glow, 0],
  ]);
  return group(
    times(count, (index) => {
      const lean = (index - count / 2) * 90 + random.range(-30, 30) - stage.side * 240;
      const width = random.range(18, 70);
      const [x, y] = [from[0] + (index - count / 2) * 26, from[1]];
      return `<path d="M${short(x)} ${short(y)}l${short(lean - width)} ${short(reach)}h${short(width * 2)}z" fill="${paint}"/>`;
    }),
    'opacity=".5"',
  );
}

/** A soft bank of mist across the picture at a height (y), `thick` units tall. */
export function mist(stage: Stage, y: number, thick: number, opacity = 0.6): string {
  const { palette } = stage;
  const paint = stage.radial([
    [0, palette.haze, opacity],
    [0.55, palette.haze, opacity * 0.55],
    [1, palette.haze, 0],
  ]);
  const random = stage.random.fork(`mist${Math.round(y)}`);
  return times(4, () =>
    ellipse(
      random.range(-0.05, 1.05) * stage.w,
      y + random.range(-0.3, 0.3) * thick,
      random.range(0.3, 0.6) * stage.w,
      thick * random.range(0.5, 1),
      paint,
    ),
  );
}
