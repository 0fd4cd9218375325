import { type Colour, darker, lighter, mix } from './colour.ts';
import { circle, ellipse, fill, place, rect, stroke } from './shapes.ts';
import type { Stage } from './stage.ts';

/** Who a small figure is. */
export type Figure = 'walker' | 'farmer' | 'monk' | 'vendor' | 'traveller' | 'dancer';

/** A small standing figure with its feet at (x, y), `height` tall, lit on one edge. */
export function person(
  stage: Stage,
  figure: Figure,
  x: number,
  y: number,
  height: number,
  cloth: Colour = '#c9543f',
  flip = 1,
): string {
  const { palette, side } = stage;
  const skin = palette.tone('#b97f5a');
  const hair = palette.tone('#2a2024');
  const wear = palette.tone(figure === 'monk' ? '#e2862f' : cloth);
  const lower = palette.tone(figure === 'monk' ? '#cc6f24' : figure === 'farmer' ? '#3d4a6a' : '#3f3a4a');
  const straw = palette.tone('#e8c987');
  const paint = stage.round(wear, 0.8);
  const legs =
    figure === 'monk' || figure === 'dancer' || figure === 'vendor'
      ? fill('M-13 -52L-15 -8Q0 -3 15 -8L13 -52Z', stage.round(lower, 0.8)) +
        stroke('M-6 -8v6M6 -8v6', skin, 4)
      : fill('M-11 -50L-13 -2H-4L0 -36L5 -2H14L11 -50Z', stage.round(lower, 0.8));
  const torso = fill('M-13 -80Q0 -86 13 -80L15 -48Q0 -44 -15 -48Z', paint);
  const arms =
    figure === 'dancer'
      ? stroke('M-11 -78L-30 -70L-34 -88M11 -78L28 -84L36 -74', skin, 5)
      : figure === 'farmer'
        ? stroke('M-11 -77Q-20 -62 -10 -50M11 -77Q22 -62 24 -48', wear, 6)
        : stroke('M-12 -77Q-18 -62 -14 -48M12 -77Q18 -62 15 -48', figure === 'monk' ? skin : wear, 6);
  const head =
    ellipse(0, -92, 7.5, 9, skin) +
    (figure === 'monk'
      ? ''
      : fill(
          'M-8.5 -88Q-10 -103 0 -103Q10 -103 8.5 -88Q6 -82 0 -82Q-6 -82 -8.5 -88Z',
          stage.round(hair, 0.6),
        ));
  const hat =
    figure === 'farmer' || figure === 'vendor'
      ? fill(
          'M-21 -94Q-8 -100 0 -111Q8 -100 21 -94Q0 -88 -21 -94Z',
          stage.linear([
            [0, lighter(straw, 0.3)],
            [1, darker(straw, 0.3)],
          ]),
        )
      : '';
  const sash = figure === 'monk' ? stroke('M-11 -79Q4 -66 12 -50', darker(wear, 0.3), 2) : '';
  const extra =
    figure === 'traveller'
      ? rect(-22, -80, 12, 28, palette.tone('#d2a23f'), 'rx="4"')
      : figure === 'dancer'
        ? fill('M-6 -100L0 -124L6 -100Z', palette.tone('#e9c04f'))
        : figure === 'monk'
          ? circle(14, -50, 6, palette.tone('#4a3a34'))
          : '';
  const rim = stroke(
    side === -1 ? 'M-13 -79Q-17 -60 -14 -48L-14 -10' : 'M13 -79Q17 -60 14 -48L14 -10',
    mix(palette.glow, '#ffffff', 0.2),
    1.8,
    'opacity=".75"',
  );
  const shadow = ellipse(-side * 16, -1, 26, 4, palette.shade, 'opacity=".35"');
  return place(
    shadow + extra + legs + torso + sash + arms + head + hat + rim,
    x,
    y,
    height / 108,
    (height / 108) * flip,
  );
}

/** An elephant seen from the side, feet at (x, y), `height` tall. */
export function elephant(stage: Stage, x: number, y: number, height: number, flip = 1): string {
  const tone = stage.palette.tone('#8b8484');
  const paint = stage.linear([
    [0, mix(lighter(tone, 0.3), stage.palette.glow, 0.35)],
    [0.45, tone],
    [1, darker(tone, 0.42)],
  ]);
  const body =
    ellipse(0, -1, 92, 7, stage.palette.shade, 'opacity=".4"') +
    fill('M36 -50L34 0H56L58 -56ZM-46 -60L-52 0H-30L-24 -50Z', darker(tone, 0.4)) +
    fill(
      'M-78 -96Q-82 -146 -20 -150Q40 -152 62 -120Q74 -80 66 -50L58 -2H34L30 -46Q0 -40 -26 -48L-30 -2H-56L-60 -50Q-76 -64 -78 -96Z',
      paint,
    ) +
    fill(
      'M46 -128Q70 -160 98 -136Q112 -116 106 -86Q104 -50 112 -30Q116 -16 126 -22Q128 -8 112 -8Q96 -14 92 -44Q88 -70 76 -78Q52 -84 46 -128Z',
      paint,
    ) +
    fill('M50 -136Q28 -128 34 -94Q44 -72 62 -84Q76 -106 70 -132Z', darker(tone, 0.2)) +
    fill('M88 -70Q100 -58 118 -62Q104 -50 88 -58Z', lighter(tone, 0.7)) +
    circle(88, -112, 3, '#1d1820') +
    stroke('M-78 -104Q-88 -80 -82 -58', darker(tone, 0.3), 4);
  return place(body, x, y, height / 155, (height / 155) * flip);
}

/** A water buffalo, feet at (x, y), `height` tall. */
export function buffalo(stage: Stage, x: number, y: number, height: number, flip = 1): string {
  const tone = stage.palette.tone('#5b5053');
  const paint = stage.linear([
    [0, mix(lighter(tone, 0.3), stage.palette.glow, 0.4)],
    [0.5, tone],
    [1, darker(tone, 0.4)],
  ]);
  const body =
    ellipse(0, 0, 84, 6, stage.palette.shade, 'opacity=".4"') +
    fill(
      'M-70 -62Q-72 -92 -30 -94Q20 -100 50 -84Q62 -60 52 -40L50 0H38L34 -34Q-10 -26 -40 -36L-46 0H-58L-60 -38Q-70 -46 -70 -62Z',
      paint,
    ) +
    fill('M46 -84Q66 -92 84 -72Q96 -56 92 -46Q82 -42 70 -54Q52 -58 46 -84Z', paint) +
    stroke('M60 -86Q46 -104 26 -98M68 -86Q84 -108 104 -96', lighter(tone, 0.45), 5) +
    fill('M54 -80Q44 -74 42 -66Q54 -66 60 -74Z', darker(tone, 0.3)) +
    circle(76, -66, 2.4, '#15121a') +
    stroke('M-70 -70Q-80 -48 -76 -34', darker(tone, 0.3), 3);
  return place(body, x, y, height / 100, (height / 100) * flip);
}
