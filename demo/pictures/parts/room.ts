import { type Colour, darker, lighter, mix } from './colour.ts';
import { outlines, vessel } from './dishes.ts';
import { circle, dab, ellipse, fill, group, place, polygon, rect, short, stroke, times } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A plastered wall with light falling across it from a window, over the whole picture down to the floor (y). */
export function wall(stage: Stage, colour: Colour, floor: number): string {
  const { w, palette, side } = stage;
  const tone = palette.tone(colour);
  const pane = (x: number): string =>
    polygon([
      [x, 120],
      [x + 120, 100],
      [x + 120 - side * 190, 560],
      [x - side * 190, 590],
    ]);
  const shine = [0, 150, 300].map((shift) => pane(stage.counter - 150 + shift)).join('');
  return (
    rect(
      0,
      0,
      w,
      floor,
      stage.linear(
        [
          [0, mix(lighter(tone, 0.25), palette.glow, 0.2)],
          [0.5, tone],
          [1, darker(tone, 0.28)],
        ],
        [side === -1 ? 0 : 1, 0],
        [side === -1 ? 1 : 0, 1],
      ),
    ) + fill(shine, mix(palette.glow, '#ffffff', 0.4), 'opacity=".34"')
  );
}

/** A wooden floor or table edge from `y` down, boards running to the viewer. */
export function boards(stage: Stage, y: number, colour: Colour): string {
  const { w, palette, focus } = stage;
  const tone = palette.tone(colour);
  return (
    rect(
      0,
      y,
      w,
      1010 - y,
      stage.linear([
        [0, mix(lighter(tone, 0.25), palette.glow, 0.3)],
        [0.25, tone],
        [1, darker(tone, 0.42)],
      ]),
    ) +
    stroke(
      times(19, (i) => `M${short(focus + (i - 9) * 90)} ${short(y)}L${short(focus + (i - 9) * 230)} 1010`),
      darker(tone, 0.5),
      2.5,
      'opacity=".35"',
    )
  );
}

/** A window at (x, y) (top left) with the caller's view, clipped to it, and a wooden frame. */
export function windowView(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  frame: Colour,
  panes = 3,
): string {
  const tone = stage.palette.tone(frame);
  const clip = stage.clip(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`);
  const bars = times(panes + 1, (i) =>
    rect(
      x + (width * i) / panes - 7,
      y - 7,
      14,
      height + 14,
      stage.linear(
        [
          [0, darker(tone, 0.3)],
          [1, tone],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  );
  return (
    group(view, clip) +
    rect(x - 14, y - 16, width + 28, 20, lighter(tone, 0.1)) +
    rect(
      x - 22,
      y + height - 6,
      width + 44,
      26,
      stage.linear([
        [0, mix(lighter(tone, 0.4), stage.palette.glow, 0.4)],
        [1, darker(tone, 0.25)],
      ]),
    ) +
    bars
  );
}

/** A house plant in a pot standing at (x, y). */
export function pottedPlant(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  size: number,
  pot: Colour = '#c9754a',
): string {
  const random = stage.random.fork(`plant-${label}`);
  const green = stage.palette.tone(mix(stage.palette.leaf, '#3f8a4a', 0.5));
  const broad = random.chance(0.5);
  const leaves = times(15, (i) => {
    const turn = -Math.PI / 2 + (i - 7) * 0.24 + random.range(-0.1, 0.1);
    const length = size * random.range(0.55, 0.95);
    const paint =
      i % 3 === 0
        ? darker(green, 0.35)
        : i % 3 === 1
          ? green
          : mix(lighter(green, 0.2), stage.palette.glow, 0.25);
    return fill(dab(x, y - size * 0.34, length, length * (broad ? 0.3 : 0.13), turn), paint);
  });
  return leaves + vessel(stage, outlines.cup, x, y, size * 0.4, pot, [-86]);
}

/** A pendant lamp hanging from the ceiling to y. */
export function pendant(stage: Stage, x: number, y: number, size: number, colour: Colour): string {
  const tone = stage.palette.tone(colour);
  const weave = stroke(
    times(7, (i) => `M${-30 + i * 10} -56Q${-60 + i * 20} -30 ${-66 + i * 22} 0`),
    darker(tone, 0.4),
    2,
    'opacity=".5"',
  );
  const light = circle(
    0,
    14,
    190,
    stage.radial([
      [0, '#ffe2a0', 0.7],
      [0.4, '#ffc46b', 0.24],
      [1, '#ffc46b', 0],
    ]),
  );
  return (
    stroke(`M${short(x)} -10V${short(y - size * 0.4)}`, stage.palette.shade, 3) +
    place(
      light +
        ellipse(0, 0, 66, 12, '#fff3c9') +
        fill('M-66 0Q-56 -52 -20 -60H20Q56 -52 66 0Q0 14 -66 0Z', stage.round(tone)) +
        weave,
      x,
      y,
      size / 132,
    )
  );
}

/** A tall glass with a layered iced drink, its foot at (x, y). */
export function icedGlass(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  drink: Colour,
  milk: Colour,
): string {
  const tone = stage.palette.tone(drink);
  const layers = stage.linear([
    [0, stage.palette.tone(milk)],
    [0.3, mix(stage.palette.tone(milk), tone, 0.35)],
    [0.6, tone],
    [1, darker(tone, 0.25)],
  ]);
  const ice = times(5, (i) =>
    rect(
      -20 + ((i * 17) % 30),
      -88 + Math.floor(i / 2) * 17,
      15,
      14,
      '#ffffff',
      `rx="3" opacity=".45" transform="rotate(${i * 23} 0 -70)"`,
    ),
  );
  return place(
    ellipse(-stage.side * 10, 0, 36, 6, stage.palette.shade, 'opacity=".4"') +
      fill('M-31 -100L-24 0Q0 5 24 0L31 -100Z', '#ffffff', 'opacity=".35"') +
      fill('M-29 -90L-23 -3Q0 2 23 -3L29 -90Z', layers) +
      ice +
      stroke('M8 -60L22 -136', '#f3e8d2', 5) +
      ellipse(0, -90, 29, 5, lighter(tone, 0.6)) +
      stroke('M-22 -84L-18 -16', '#ffffff', 4, 'opacity=".7"') +
      ellipse(0, -100, 31, 5.5, 'none', 'stroke="#ffffff" stroke-opacity=".7" stroke-width="1.6"'),
    x,
    y,
    height / 100,
  );
}

/** A chair or low seat seen from the side at (x, y). */
export function chair(stage: Stage, x: number, y: number, size: number, colour: Colour, flip = 1): string {
  const tone = stage.palette.tone(colour);
  return place(
    ellipse(0, 0, 44, 6, stage.palette.shade, 'opacity=".35"') +
      stroke('M-30 -100L-26 -48L-34 0M30 -48L34 0M-20 -48L-24 0M20 -48L24 0', darker(tone, 0.3), 6) +
      rect(-32, -54, 66, 10, lighter(tone, 0.2), 'rx="4"') +
      fill('M-36 -104Q-30 -110 -24 -104L-20 -66Q-28 -60 -34 -66Z', tone),
    x,
    y,
    size / 110,
    (size / 110) * flip,
  );
}
