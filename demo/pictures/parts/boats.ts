import { darker, lighter, mix } from './colour.ts';
import { ellipse, fill, place, rect, stroke } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A long-tail boat floating at (x, y), `size` units long: tall bow with ribbons, canopy, engine tail. */
export function longTail(stage: Stage, label: string, x: number, y: number, size: number, depth = 0): string {
  const { palette } = stage;
  const random = stage.random.fork(`boat-${label}`);
  const wood = palette.tone(random.pick(['#8a5636', '#6f4630', '#a0693f']), depth);
  const stripe = palette.tone(random.pick(['#d2493a', '#2f8f8a', '#e2a63a', '#3d62a8']), depth);
  const ribbons = ['#e8475b', '#f2b632', '#3fae6d', '#f28ab0'].map((colour) => palette.tone(colour, depth));
  const hull =
    'M-150 -58Q-146 -20 -96 -6Q0 8 112 -2Q134 -6 142 -22L136 -28Q40 -16 -70 -24Q-124 -30 -140 -62Z';
  const canopy = palette.tone(random.pick(['#e9dcc0', '#3f7fb0', '#d8843f', '#5f9a6a']), depth);
  const body =
    ellipse(0, 3, 136, 8, palette.shade, 'opacity=".35"') +
    stroke('M132 -26L176 2M132 -26l-10 -16', darker(wood, 0.5), 3.5) +
    rect(112, -46, 22, 20, darker(wood, 0.6), 'rx="3"') +
    stroke('M-34 -24V-66M14 -20V-66M62 -22V-66M88 -24V-66', darker(wood, 0.4), 3) +
    fill(
      'M-46 -64Q20 -84 100 -64L98 -58Q20 -74 -44 -58Z',
      stage.linear([
        [0, lighter(canopy, 0.3)],
        [1, darker(canopy, 0.2)],
      ]),
    ) +
    fill(
      hull,
      stage.linear([
        [0, mix(lighter(wood, 0.3), palette.glow, 0.3)],
        [0.45, wood],
        [1, darker(wood, 0.5)],
      ]),
    ) +
    stroke('M-138 -44Q-118 -22 -66 -17Q40 -8 140 -21', stripe, 4.5) +
    stroke('M-146 -50Q-152 -66 -146 -78', darker(wood, 0.2), 7) +
    ribbons
      .map(
        (paint, i) =>
          stroke(`M-150 ${-54 - i * 4.5}q8 3 12 -2`, paint, 5) +
          stroke(`M-146 ${-52 - i * 3}q${-6 + i * 4} 16 ${-2 + i * 3} ${26 - i * 3}`, paint, 2.6),
      )
      .join('');
  return place(body, x, y, size / 310, (random.chance(0.5) ? 1 : -1) * (size / 310));
}

/** A slim wooden boat with a seated rower in a wide hat, at (x, y), `size` long; `goods` heaps fruit in it. */
export function rowBoat(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  size: number,
  goods = false,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`row-${label}`);
  const wood = palette.tone(random.pick(['#7a4f36', '#94623e', '#5f4234']));
  const cloth = palette.tone(random.pick(['#2f5f9a', '#c14f4a', '#3f8a6a', '#e0d3bd', '#8a4f8a']));
  const skin = palette.tone('#c98f68');
  const hat = palette.tone('#e3c078');
  const fruit = ['#f2a63a', '#e2574a', '#7fb04a', '#f2d04f', '#c94f8a'];
  const heaps = goods
    ? Array.from({ length: 26 }, (_, i) =>
        ellipse(
          -78 + (i % 13) * 9,
          -20 - Math.floor(i / 13) * 8 - random.range(0, 3),
          6,
          5.5,
          palette.tone(random.pick(['#f2a63a', ...fruit])),
        ),
      ).join('')
    : '';
  const body =
    ellipse(0, 2, 122, 7, palette.shade, 'opacity=".4"') +
    stroke('M70 -50L104 4', darker(wood, 0.2), 3.5) +
    fill('M48 -16Q44 -48 58 -54Q74 -52 76 -16Z', stage.round(cloth)) +
    stroke('M56 -46Q50 -32 72 -30M70 -46Q84 -40 80 -30', skin, 6) +
    ellipse(62, -62, 8, 9, skin) +
    fill(
      'M38 -62Q52 -68 62 -80Q72 -68 87 -62Q62 -56 38 -62Z',
      stage.linear([
        [0, lighter(hat, 0.4)],
        [1, darker(hat, 0.25)],
      ]),
    ) +
    heaps +
    fill(
      'M-128 -24Q-88 -12 0 -12Q90 -12 126 -24Q100 4 0 5Q-100 4 -128 -24Z',
      stage.linear([
        [0, mix(lighter(wood, 0.3), palette.glow, 0.3)],
        [0.4, wood],
        [1, darker(wood, 0.5)],
      ]),
    ) +
    stroke('M-126 -24Q-88 -12 0 -12Q90 -12 124 -24', mix(lighter(wood, 0.4), palette.glow, 0.4), 2.5);
  return place(body, x, y, size / 250, (random.chance(0.5) ? 1 : -1) * (size / 250));
}

/** A far sailing or fishing boat, a small dark accent on the water. */
export function farBoat(stage: Stage, x: number, y: number, size: number): string {
  const dark = mix(stage.palette.shade, stage.palette.haze, 0.2);
  return place(
    fill('M-40 -8Q0 -2 42 -12L34 2H-30Z', dark) +
      rect(-4, -30, 22, 20, dark) +
      stroke('M4 -30V-58M4 -56L34 -12M4 -56L-34 -8', dark, 2),
    x,
    y,
    size / 80,
  );
}
