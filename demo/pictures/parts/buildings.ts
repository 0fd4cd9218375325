import { type Colour, darker, lighter, mix } from './colour.ts';
import { fill, place, rect, short, stroke, times } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A warm lit window colour: strong at dawn, dusk and night, dark glass by day. */
export function windowLight(stage: Stage): Colour {
  return stage.mood === 'night' || stage.mood === 'dusk'
    ? '#ffce7a'
    : stage.mood === 'dawn'
      ? '#ffdf9e'
      : stage.palette.tone('#3d4f5c');
}

/** A wooden house on stilts at (x, y), `height` tall, with a steep gable, porch and ladder. */
export function stiltHouse(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  depth = 0,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`stilt-${label}`);
  const wood = palette.tone(random.pick(['#8a5a3c', '#a06b42', '#75503c']), depth);
  const roof = palette.tone(random.pick(['#7a4634', '#9a6a44', '#5f6f6a', '#a5533a']), depth);
  const light = windowLight(stage);
  const lit = mix(lighter(wood, 0.22), palette.glow, 0.25);
  const posts =
    [-92, -48, 0, 48, 92].map((px) => rect(px - 3.5, -90, 7, 96, darker(wood, 0.5))).join('') +
    rect(-104, -94, 208, 9, darker(wood, 0.25)) +
    rect(-104, -94, 208, 3, lit);
  const under = rect(
    -92,
    -86,
    184,
    60,
    stage.linear([
      [0, palette.shade, 0.5],
      [1, palette.shade, 0],
    ]),
  );
  const walls = rect(
    -78,
    -160,
    156,
    68,
    stage.linear([
      [0, darker(wood, 0.35)],
      [0.5, wood],
      [1, lighter(wood, 0.08)],
    ]),
  );
  const planks = stroke(
    times(12, (i) => `M${-72 + i * 13} -158v64`),
    darker(wood, 0.45),
    1.2,
    'opacity=".45"',
  );
  const openings =
    rect(-58, -142, 28, 30, light) +
    rect(34, -142, 28, 30, light) +
    rect(-12, -146, 26, 54, darker(wood, 0.6)) +
    rect(-9, -143, 20, 50, light, 'opacity=".75"') +
    stroke('M-44 -142v30M48 -142v30M-58 -127h28M34 -127h28', darker(wood, 0.5), 2);
  const roofBack = fill(
    'M-104 -152Q-66 -172 -40 -236L44 -236Q68 -172 106 -152Z',
    stage.linear([
      [0, mix(lighter(roof, 0.25), palette.glow, 0.3)],
      [0.5, roof],
      [1, darker(roof, 0.35)],
    ]),
  );
  const thatch = stroke(
    times(8, (i) => `M${-36 + i * 11} -232Q${-62 + i * 18} -180 ${-92 + i * 27} -154`),
    darker(roof, 0.4),
    1.6,
    'opacity=".4"',
  );
  const ridgeLine = stroke('M-46 -242L-40 -236H44L50 -242', darker(roof, 0.3), 4);
  const rail = stroke(
    'M-104 -114H-78M78 -114H104M-104 -114v24M104 -114v24M-91 -114v22M91 -114v22',
    darker(wood, 0.3),
    3,
  );
  const ladder = stroke(
    'M100 -92L126 4M112 -92L138 4M103 -76h12M108 -58h12M113 -40h12M118 -22h12',
    darker(wood, 0.2),
    3,
  );
  return place(
    posts + under + walls + planks + openings + rail + ladder + roofBack + thatch + ridgeLine,
    x,
    y,
    height / 245,
    (random.chance(0.5) ? 1 : -1) * (height / 245),
  );
}

/** A two-storey old-town shophouse at (x, y): arched shutters, an awning, a tiled roof edge; `width` wide. */
export function shophouse(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`shop-${label}`);
  const wall = palette.tone(
    random.pick(['#e9b872', '#7fb0a3', '#e58f74', '#f1dfc0', '#8fa9cf', '#d9a3a0', '#b9c98a', '#c9745a']),
  );
  const trim = palette.tone('#fbf4e6');
  const shutter = palette.tone(random.pick(['#2f6e6a', '#3d5f8a', '#8a4a3a', '#4f7a4a']));
  const light = windowLight(stage);
  const awning = palette.tone(random.pick(['#d24f3f', '#e8a53a', '#3f8f84', '#d9c9a8']));
  const bays = 3;
  const bay = width / bays;
  const windows = times(bays, (i) => {
    const cx = -width / 2 + bay * (i + 0.5);
    const half = bay * 0.24;
    const top = -height * 0.86;
    return (
      fill(
        `M${short(cx - half - 4)} ${short(-height * 0.54)}V${short(top + 14)}a${short(half + 4)} ${short(half + 4)} 0 0 1 ${short(half * 2 + 8)} 0V${short(-height * 0.54)}z`,
        trim,
      ) +
      fill(
        `M${short(cx - half)} ${short(-height * 0.55)}V${short(top + 14)}a${short(half)} ${short(half)} 0 0 1 ${short(half * 2)} 0V${short(-height * 0.55)}z`,
        random.chance(0.6) ? light : shutter,
      ) +
      rect(cx - half, top + 16, half * 0.75, height * 0.27, shutter) +
      rect(cx + half * 0.25, top + 16, half * 0.75, height * 0.27, shutter) +
      stroke(
        times(
          6,
          (row) =>
            `M${short(cx - half)} ${short(top + 24 + row * height * 0.04)}h${short(half * 0.75)}m${short(half * 0.5)} 0h${short(half * 0.75)}`,
        ),
        darker(shutter, 0.4),
        1.4,
        'opacity=".6"',
      )
    );
  });
  const door = rect(
    -width * 0.42,
    -height * 0.36,
    width * 0.84,
    height * 0.36,
    stage.linear([
      [0, darker(mix(wall, light, 0.5), 0.35)],
      [0.5, mix(light, '#4a3024', stage.mood === 'day' || stage.mood === 'golden' ? 0.5 : 0.2)],
      [1, '#3a2622'],
    ]),
  );
  const goods = times(6, (i) =>
    rect(
      -width * 0.36 + i * width * 0.125,
      -height * random.range(0.1, 0.2),
      width * 0.09,
      height * 0.2,
      palette.tone(random.pick(['#c9763d', '#4f8a5a', '#e3b04f', '#8a4f5a'])),
    ),
  );
  const cover =
    fill(
      `M${short(-width * 0.47)} ${short(-height * 0.43)}h${short(width * 0.94)}l${short(width * 0.04)} ${short(height * 0.085)}h${short(-width * 1.02)}z`,
      awning,
    ) +
    times(5, (i) =>
      fill(
        `M${short(-width * 0.47 + i * width * 0.2)} ${short(-height * 0.43)}h${short(width * 0.094)}l${short(width * 0.012 * (i - 2))} ${short(height * 0.085)}h${short(-width * 0.1)}z`,
        lighter(awning, 0.55),
        'opacity=".8"',
      ),
    );
  const cornice =
    rect(-width * 0.52, -height * 1.02, width * 1.04, height * 0.045, trim) +
    rect(-width * 0.5, -height * 0.48, width, height * 0.02, trim);
  const wash = rect(
    -width / 2,
    -height,
    width,
    height,
    stage.linear([
      [0, lighter(wall, 0.18)],
      [0.5, wall],
      [1, darker(wall, 0.22)],
    ]),
  );
  return place(wash + windows + door + goods + cover + cornice, x, y);
}

/** A city tower at (x, y) with a pattern of lit windows and one of several tops. */
export function tower(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
): string {
  const { palette, side } = stage;
  const random = stage.random.fork(`tower-${label}`);
  const tone = palette.tone(random.pick(['#6f8aa3', '#8e97a8', '#a9a29a', '#5f7a8f', '#b5aca3']), depth);
  const dark = stage.mood === 'night' || stage.mood === 'dusk';
  const paint = stage.linear(
    [
      [0, side === -1 ? mix(lighter(tone, 0.2), palette.glow, 0.3) : darker(tone, 0.3)],
      [0.5, tone],
      [1, side === -1 ? darker(tone, 0.35) : mix(lighter(tone, 0.2), palette.glow, 0.3)],
    ],
    [0, 0],
    [1, 0],
  );
  const top = random.int(0, 4);
  const crown = [
    '',
    rect(-width * 0.3, -height - width * 0.3, width * 0.6, width * 0.32, paint),
    fill(
      `M${short(-width / 2)} ${short(-height)}L0 ${short(-height - width * 0.8)}L${short(width / 2)} ${short(-height)}z`,
      paint,
    ),
    stroke(`M0 ${short(-height)}v${short(-width * 0.9)}`, tone, 3) +
      rect(-width * 0.2, -height - width * 0.2, width * 0.4, width * 0.22, paint),
    fill(
      `M${short(-width / 2)} ${short(-height)}V${short(-height - width * 0.5)}L${short(width / 2)} ${short(-height)}z`,
      paint,
    ),
  ][top];
  const rows = Math.floor(height / 15);
  const columns = Math.max(3, Math.floor(width / 12));
  let on = '';
  let off = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const cell = `M${short(-width / 2 + (column + 0.25) * (width / columns))} ${short(-height + 8 + row * 15)}h${short((width / columns) * 0.55)}v8h${short((-width / columns) * 0.55)}z`;
      if (random.chance(dark ? 0.42 : 0.12)) on += cell;
      else off += cell;
    }
  }
  return place(
    rect(-width / 2, -height, width, height + 20, paint) +
      (crown ?? '') +
      fill(off, darker(tone, 0.4), `opacity="${short(0.4 * (1 - depth))}"`) +
      fill(on, dark ? '#ffd58a' : lighter(tone, 0.6), `opacity="${short(1 - depth * 0.75)}"`),
    x,
    y,
  );
}

/** A canvas market parasol or stall roof seen from the side at (x, y = foot), with striped cloth. */
export function parasol(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): string {
  const { palette } = stage;
  const cloth = palette.tone(colour);
  const half = width / 2;
  const panel = (from: number, to: number, paint: Colour): string =>
    fill(
      `M0 ${short(-height)}Q${short(from * half * 0.7)} ${short(-height * 0.93)} ${short(from * half)} ${short(-height * 0.68)}Q${short(((from + to) / 2) * half)} ${short(-height * 0.72)} ${short(to * half)} ${short(-height * 0.68)}Q${short(to * half * 0.7)} ${short(-height * 0.93)} 0 ${short(-height)}z`,
      paint,
    );
  const panels = [-1, -0.6, -0.2, 0.2, 0.6]
    .map((from, i) => panel(from, from + 0.4, i % 2 === 0 ? cloth : lighter(cloth, 0.6)))
    .join('');
  const shadeSide =
    stage.side === -1 ? panel(0.2, 1, darker(cloth, 0.5)) : panel(-1, -0.2, darker(cloth, 0.5));
  return place(
    rect(-3, -height * 0.95, 6, height * 0.95, palette.tone('#6b4f3f')) +
      panels +
      `<g opacity=".3">${shadeSide}</g>`,
    x,
    y,
  );
}

/** A three-wheeled taxi seen from the side at (x, y = road), `size` units long. */
export function tukTuk(stage: Stage, x: number, y: number, size: number, colour: Colour): string {
  const { palette } = stage;
  const paint = palette.tone(colour);
  const dark = palette.tone('#2b2b33');
  const chrome = palette.tone('#d9dde0');
  const glow = stage.mood === 'night' || stage.mood === 'dusk';
  const wheel = (cx: number): string =>
    `<circle cx="${cx}" cy="-12" r="13" fill="${darker(dark, 0.3)}"/><circle cx="${cx}" cy="-12" r="6" fill="${chrome}"/>`;
  const body =
    `<ellipse cx="0" cy="1" rx="98" ry="6" fill="${palette.shade}" opacity=".5"/>` +
    wheel(-58) +
    wheel(-30) +
    wheel(70) +
    rect(-74, -92, 96, 66, '#3a2a2e', 'opacity=".85"') +
    rect(-66, -64, 60, 34, palette.tone('#b83a3a'), 'rx="6"') +
    fill(
      'M-84 -20L-84 -52Q-84 -58 -76 -58L-70 -58L-66 -34L16 -34L24 -58L46 -58Q64 -56 74 -40L86 -30L84 -20Z',
      stage.linear([
        [0, lighter(paint, 0.35)],
        [0.4, paint],
        [1, darker(paint, 0.35)],
      ]),
    ) +
    rect(-84, -30, 168, 4, palette.tone('#f3c64a')) +
    stroke('M-78 -56V-108M20 -56V-108M46 -58L34 -108', chrome, 4) +
    fill(
      'M-92 -106Q-84 -122 -60 -124L26 -124Q44 -122 48 -106Z',
      stage.linear([
        [0, lighter(paint, 0.4)],
        [1, darker(paint, 0.2)],
      ]),
    ) +
    rect(-90, -108, 138, 5, palette.tone('#f3c64a')) +
    fill('M46 -58L36 -104L24 -104L24 -58Z', lighter(palette.sky[2], 0.3), 'opacity=".45"') +
    `<circle cx="76" cy="-38" r="8" fill="${glow ? '#fff3c2' : chrome}"/>` +
    (glow
      ? `<circle cx="86" cy="-38" r="60" fill="${stage.radial([
          [0, '#ffe9a8', 0.7],
          [1, '#ffe9a8', 0],
        ])}"/>`
      : '');
  return place(body, x, y, size / 190);
}
