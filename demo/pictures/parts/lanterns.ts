import { type Colour, darker, lighter } from './colour.ts';
import { circle, ellipse, fill, type Point, place, rect, short, stroke, times } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A soft pool of light at a point: a gradient, because blurs are slow. */
export function glowAt(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  colour: Colour = '#ffc46b',
  strength = 0.8,
): string {
  return circle(
    x,
    y,
    radius,
    stage.radial([
      [0, lighter(colour, 0.4), strength],
      [0.3, colour, strength * 0.5],
      [1, colour, 0],
    ]),
  );
}

/** A rising paper lantern at (x, y), `size` tall. */
export function skyLantern(stage: Stage, x: number, y: number, size: number, opacity = 1): string {
  const paper = stage.linear([
    [0, '#e8743a'],
    [0.5, '#ffb04f'],
    [1, '#fff0b5'],
  ]);
  const body =
    fill('M-30 -84Q0 -100 30 -84Q40 -40 26 0Q0 8 -26 0Q-40 -40 -30 -84Z', paper) +
    ellipse(0, 0, 26, 6, '#fff6cf') +
    stroke('M-12 -88Q-16 -40 -11 2M12 -88Q16 -40 11 2', '#d9622f', 1.5, 'opacity=".5"');
  return `<g opacity="${short(opacity)}">${glowAt(stage, x, y - size * 0.3, size * 1.5, '#ffa94f', 0.55)}${place(body, x, y, size / 90)}</g>`;
}

/** A round or barrel cloth lantern hanging from (x, y), `size` wide, with ribs and a tassel. */
export function hangingLantern(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  lit = true,
): string {
  const tone = lit ? colour : stage.palette.tone(colour);
  const paint = stage.radial([
    [0, lighter(tone, lit ? 0.75 : 0.3)],
    [0.55, tone],
    [1, darker(tone, 0.35)],
  ]);
  const body =
    stroke('M0 0V14', darker(tone, 0.5), 2) +
    ellipse(0, 52, 46, 38, paint) +
    stroke('M0 14V90M-22 19Q-34 52 -22 85M22 19Q34 52 22 85', darker(tone, 0.35), 1.6, 'opacity=".55"') +
    rect(-16, 11, 32, 7, '#d9a33f', 'rx="2"') +
    rect(-16, 86, 32, 7, '#d9a33f', 'rx="2"') +
    stroke('M0 93V124M-6 93l-3 26M6 93l3 26', '#e2b04a', 3);
  return (
    (lit ? glowAt(stage, x, y + size * 0.55, size * 1.5, tone, 0.42) : '') + place(body, x, y, size / 92)
  );
}

/** A sagging string of bulbs between two points. */
export function stringLights(
  stage: Stage,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size = 6,
): string {
  const random = stage.random.fork(`string${Math.round(from[0] + to[1])}`);
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const wire = stroke(
    `M${short(from[0])} ${short(from[1])}Q${short(middle[0])} ${short(middle[1])} ${short(to[0])} ${short(to[1])}`,
    stage.palette.shade,
    2,
    'opacity=".7"',
  );
  const bulbs = times(count, (index) => {
    const t = (index + 0.5) / count;
    const x = (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * middle[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * middle[1] + t * t * to[1] + size;
    return (
      glowAt(stage, x, y, size * 4.2, '#ffbf5f', random.range(0.45, 0.75)) +
      circle(x, y, size * 0.85, '#fff3c9')
    );
  });
  return wire + bulbs;
}

/** A floating leaf cup with flowers and a candle at (x, y), `size` wide. */
export function krathong(stage: Stage, x: number, y: number, size: number): string {
  const leaf = '#4f8a4a';
  const petals = times(9, (i) => fill(`M${-44 + i * 11} -6l6 -20l6 20z`, i % 2 === 0 ? '#e87aa8' : leaf));
  const body =
    ellipse(0, 4, 56, 10, stage.palette.shade, 'opacity=".4"') +
    petals +
    ellipse(0, -3, 52, 9, darker(leaf, 0.25)) +
    times(7, (i) => circle(-30 + i * 10, -9 - (i % 2) * 4, 6.5, i % 2 === 0 ? '#f2b632' : '#f7e3ee')) +
    rect(-3, -44, 6, 34, '#f6e2a8') +
    fill('M-5 -44Q0 -66 5 -44Q0 -40 -5 -44Z', '#fff3c0');
  return (
    place(body, x, y, size / 110) +
    glowAt(stage, x, y - size * 0.45, size * 1.2, '#ffb04f', 0.7) +
    ellipse(x, y + size * 0.22, size * 0.3, size * 0.05, '#ffd58a', 'opacity=".6"')
  );
}

/** Out-of-focus lights behind a near subject. */
export function bokeh(
  stage: Stage,
  label: string,
  top: number,
  bottom: number,
  count: number,
  colours: readonly [Colour, ...Colour[]],
): string {
  const random = stage.random.fork(`bokeh-${label}`);
  return times(count, () => {
    const radius = random.range(14, 58);
    const colour = random.pick(colours);
    const disc = stage.radial([
      [0, colour, 0.55],
      [0.82, colour, 0.5],
      [0.93, lighter(colour, 0.4), 0.65],
      [1, colour, 0],
    ]);
    return circle(
      random.range(0, stage.w),
      random.range(top, bottom),
      radius,
      disc,
      `opacity="${short(random.range(0.25, 0.85))}"`,
    );
  });
}

/** Curling steam above a hot dish at (x, y), `height` tall. */
export function steam(stage: Stage, x: number, y: number, height: number, width = 60): string {
  const random = stage.random.fork(`steam${Math.round(x)}`);
  const wisps = times(4, (index) => {
    const left = x + (index - 1.5) * width * 0.5;
    const bend = random.range(0.4, 1) * width * (index % 2 === 0 ? 1 : -1);
    return stroke(
      `M${short(left)} ${short(y)}c${short(bend)} ${short(-height * 0.3)} ${short(-bend)} ${short(-height * 0.6)} ${short(bend * 0.4)} ${short(-height * random.range(0.75, 1.1))}`,
      '#fff8ec',
      random.range(8, 20),
      'opacity=".34"',
    );
  });
  return `<g ${stage.blur(9)}>${wisps}</g>`;
}
