import { type Colour, darker, lighter, mix } from './colour.ts';
import {
  circle,
  ellipse,
  fill,
  group,
  mirrored,
  type Point,
  place,
  points,
  polygon,
  rect,
  short,
  stroke,
  times,
} from './shapes.ts';
import type { Stage } from './stage.ts';

/** A bell-shaped stupa standing at (x, y), `height` tall: stepped plinth, bell, ringed spire. */
export function chedi(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  surface: Colour,
  depth = 0,
): string {
  const { palette } = stage;
  const tone = palette.tone(surface, depth);
  const paint = stage.round(tone, 1 - depth * 0.7);
  const steps = times(4, (index) => rect(-92 + index * 9, -14 - index * 14, 184 - index * 18, 14.5, paint));
  const drum = fill(
    mirrored([
      [58, -54],
      [58, -64],
      [52, -66],
      [52, -76],
      [60, -80],
      [48, -88],
    ]),
    paint,
  );
  const bell = fill(
    mirrored(
      [
        [50, -86],
        [46, -98],
        [39, -118],
        [34, -142],
        [27, -158],
        [15, -166],
      ],
      true,
    ),
    paint,
  );
  const harmika = rect(-16, -180, 32, 16, paint) + rect(-20, -183, 40, 4, paint);
  const spire = fill(
    mirrored(
      [
        [14, -183],
        [10, -212],
        [5, -250],
        [1.2, -300],
      ],
      true,
    ),
    paint,
  );
  const rings = times(9, (index) => ellipse(0, -188 - index * 7.5, 15.5 - index * 1.25, 2.6, paint));
  const shadows = times(4, (index) =>
    rect(-92 + index * 9, -2.5 - index * 14, 184 - index * 18, 2.6, darker(tone, 0.4), 'opacity=".45"'),
  );
  const niche = fill('M-9 -54v-14q9 -12 18 0v14z', darker(tone, 0.55), 'opacity=".6"');
  const edge = stroke(
    stage.side === -1 ? 'M-49 -87C-42 -104 -37 -150 -16 -165' : 'M49 -87C42 -104 37 -150 16 -165',
    mix(lighter(tone, 0.4), palette.glow, 0.6),
    2.2,
    'opacity=".85"',
  );
  return place(steps + shadows + drum + niche + bell + harmika + spire + rings + edge, x, y, height / 300);
}

/** A corn-cob tower (prang) standing at (x, y), `height` tall, ribbed and tiered, on stepped terraces. */
export function prang(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  surface: Colour,
  depth = 0,
): string {
  const { palette } = stage;
  const tone = palette.tone(surface, depth);
  const paint = stage.round(tone, 1 - depth * 0.6);
  const terraces = times(7, (index) => {
    const half = 98 - index * 10;
    const bottom = -index * 13;
    return (
      fill(
        mirrored([
          [half, bottom],
          [half - 2, bottom - 9],
          [half + 2, bottom - 10.5],
          [half, bottom - 13.5],
        ]),
        paint,
      ) + rect(-half, bottom - 3, half * 2, 2.5, darker(tone, 0.5), 'opacity=".4"')
    );
  });
  const outline: Point[] = [
    [34, -90],
    [31, -104],
    [36, -108],
    [33, -130],
    [30, -170],
    [25, -208],
    [17, -236],
    [8, -254],
    [4, -260],
  ];
  const body = fill(mirrored(outline, true), paint);
  let ribs = '';
  let glints = '';
  for (let row = 0; row < 12; row += 1) {
    const level = -112 - row * 11.5;
    const half = 35 - row * 0.55 - Math.max(0, row - 5) ** 2 * 0.42;
    ribs += `M${short(-half)} ${short(level)}Q0 ${short(level + 5)} ${short(half)} ${short(level)}`;
    for (let column = -2; column <= 2; column += 1) {
      glints += `M${short(column * half * 0.36 - 2)} ${short(level - 2)}v-5q2 -4 4 0v5z`;
    }
  }
  const stair =
    fill('M-9 0L-6 -92h12L9 0z', lighter(tone, 0.12), 'opacity=".9"') +
    stroke(
      times(14, (i) => `M-8.4 ${short(-i * 6.4)}h16.8`),
      darker(tone, 0.5),
      1,
      'opacity=".5"',
    );
  const niche =
    fill('M-8 -92v-12q8 -14 16 0v12z', darker(tone, 0.6)) +
    fill('M-11 -104q11 -20 22 0l-4 0q-7 -10 -14 0z', mix(tone, palette.glow, 0.5));
  const finial = stroke(
    'M0 -258V-298M-7 -270q0 -12 7 -12q7 0 7 12M-4 -286h8',
    mix(palette.tone('#e0b04a', depth), palette.glow, 0.3),
    2.6,
  );
  return place(
    terraces +
      stair +
      body +
      stroke(ribs, darker(tone, 0.5), 1.7, 'opacity=".55"') +
      fill(glints, darker(tone, 0.45), 'opacity=".45"') +
      niche +
      finial,
    x,
    y,
    height / 300,
  );
}

/** The colours of a temple hall, in plain daylight. */
export interface HallLook {
  readonly roof: Colour;
  readonly border: Colour;
  readonly wall: Colour;
  readonly gold: Colour;
}

/** Roof and wall colours in use at Thai temples. */
export const hallLooks: readonly [HallLook, HallLook, HallLook, HallLook, HallLook] = [
  { roof: '#c9602f', border: '#2f7a55', wall: '#f4ece0', gold: '#e3b047' },
  { roof: '#a8402f', border: '#d98a2f', wall: '#f6efe4', gold: '#dcae50' },
  { roof: '#35705c', border: '#d2792f', wall: '#f3ead8', gold: '#e6b94f' },
  { roof: '#44506f', border: '#b98b3f', wall: '#efe9e2', gold: '#dfb45c' },
  { roof: '#7d4a35', border: '#5b3226', wall: '#d9c3a0', gold: '#cfa04a' },
];

function chofa(x: number, y: number, size: number, flip: -1 | 1, gold: Colour): string {
  const s = (value: number): string => short(value * size * flip);
  const t = (value: number): string => short(value * size);
  return fill(
    `M${short(x)} ${short(y)}c${s(-0.1)} ${t(-0.35)} ${s(0.06)} ${t(-0.55)} ${s(0.32)} ${t(-0.66)}c${s(-0.1)} ${t(-0.3)} ${s(0)} ${t(-0.5)} ${s(0.16)} ${t(-0.72)}c${s(0.02)} ${t(0.35)} ${s(0.12)} ${t(0.5)} ${s(0.04)} ${t(0.8)}c${s(-0.14)} ${t(0.22)} ${s(-0.3)} ${t(0.3)} ${s(-0.32)} ${t(0.6)}z`,
    gold,
  );
}

function gable(
  stage: Stage,
  half: number,
  top: number,
  eaves: number,
  look: HallLook,
  filled: boolean,
): string {
  const { palette } = stage;
  const gold = palette.tone(look.gold);
  const tile = palette.tone(look.roof);
  const sweep = (inset: number): string =>
    `M0 ${short(top + inset * 1.5)}C${short(-half * 0.2)} ${short(top + (eaves - top) * 0.42 + inset)} ${short(-half * 0.55)} ${short(eaves - (eaves - top) * 0.2 + inset * 0.5)} ${short(-half + inset)} ${short(eaves)}` +
    `L${short(half - inset)} ${short(eaves)}C${short(half * 0.55)} ${short(eaves - (eaves - top) * 0.2 + inset * 0.5)} ${short(half * 0.2)} ${short(top + (eaves - top) * 0.42 + inset)} 0 ${short(top + inset * 1.5)}Z`;
  const horn = (flip: -1 | 1): string =>
    fill(
      `M${short(flip * (half - 8))} ${short(eaves)}q${short(flip * 14)} 2 ${short(flip * 22)} -16q${short(flip * 1)} 22 ${short(-flip * 12)} 24z`,
      mix(gold, palette.glow, 0.25),
    );
  const pediment = stage.linear([
    [0, mix(gold, palette.glow, 0.4)],
    [0.5, gold],
    [1, darker(gold, 0.35)],
  ]);
  const inner = filled
    ? fill(sweep(9), darker(palette.tone('#a8332f'), 0.15)) +
      fill(sweep(16), pediment, 'opacity=".92"') +
      group(
        times(5, (row) =>
          times(9, (column) =>
            circle(
              (column - 4) * half * 0.13 + (row % 2) * half * 0.065,
              eaves - 8 - row * (eaves - top) * 0.13,
              half * 0.035,
              darker(palette.tone('#93362c'), 0.1),
            ),
          ),
        ),
        `${stage.clip(sweep(18))} opacity=".55"`,
      ) +
      fill(
        `M0 ${short(top + (eaves - top) * 0.44)}l${short(half * 0.09)} ${short((eaves - top) * 0.3)}h${short(-half * 0.18)}z`,
        mix(gold, '#ffffff', 0.35),
      )
    : fill(
        sweep(8),
        stage.linear([
          [0, lighter(tile, 0.12)],
          [1, darker(tile, 0.35)],
        ]),
      );
  const body = stage.linear([
    [0, mix(gold, palette.glow, 0.35)],
    [1, darker(gold, 0.18)],
  ]);
  return (
    fill(sweep(0), body) +
    inner +
    horn(-1) +
    horn(1) +
    chofa(0, top + 4, Math.max(16, half * 0.24), stage.side, mix(gold, palette.glow, 0.3))
  );
}

/** The front of a temple hall with a three-tiered gable, columns and a stair, standing at (x, y). */
export function hallFront(stage: Stage, x: number, y: number, height: number, look: HallLook): string {
  const { palette, side } = stage;
  const wall = palette.tone(look.wall);
  const gold = palette.tone(look.gold);
  const wallPaint = stage.linear(
    side === -1
      ? [
          [0, lighter(wall, 0.3)],
          [1, darker(wall, 0.28)],
        ]
      : [
          [0, darker(wall, 0.28)],
          [1, lighter(wall, 0.3)],
        ],
    [0, 0],
    [1, 0],
  );
  const base = times(3, (index) =>
    rect(
      -150 + index * 9,
      -10 - index * 9,
      300 - index * 18,
      10,
      index % 2 === 0 ? darker(wall, 0.18) : wall,
    ),
  );
  const back = rect(-112, -122, 224, 94, wallPaint);
  const opening = (cx: number, w: number, h: number): string =>
    fill(`M${cx - w / 2 - 4} -28v${-h}l${w / 2 + 4} ${-w * 0.8}l${w / 2 + 4} ${w * 0.8}v${h}z`, gold) +
    rect(
      cx - w / 2,
      -28 - h,
      w,
      h,
      stage.linear([
        [0, '#5c1f1f'],
        [1, '#2a1018'],
      ]),
    ) +
    rect(cx - 0.8, -28 - h, 1.6, h, gold);
  const columns = [-126, -78, 78, 126]
    .map(
      (cx) =>
        rect(cx - 6, -126, 12, 98, stage.round(wall, 0.9)) +
        rect(cx - 8, -130, 16, 7, gold) +
        rect(cx - 8, -33, 16, 5, gold),
    )
    .join('');
  const shadow = rect(
    -140,
    -124,
    280,
    20,
    stage.linear([
      [0, palette.shade, 0.55],
      [1, palette.shade, 0],
    ]),
  );
  const lower = gable(stage, 164, -208, -118, look, false);
  const middle = gable(stage, 126, -256, -140, look, false);
  const upper = gable(stage, 92, -298, -168, look, true);
  const stair =
    fill('M-30 0L-22 -28h44L30 0z', lighter(wall, 0.1)) +
    stroke(
      times(5, (i) => `M${short(-29 + i * 1.6)} ${short(-1 - i * 5.4)}h${short(58 - i * 3.2)}`),
      darker(wall, 0.4),
      1.4,
      'opacity=".6"',
    );
  const naga = (flip: -1 | 1): string =>
    stroke(
      `M${flip * 24} -30C${flip * 30} -20 ${flip * 34} -6 ${flip * 44} -4C${flip * 52} -2 ${flip * 50} -18 ${flip * 46} -24`,
      mix(gold, palette.tone('#2f7a55'), 0.45),
      6,
    ) + fill(`M${flip * 40} -20l${flip * 6} -16l${flip * 7} 15z`, gold);
  return place(
    base +
      back +
      opening(0, 26, 58) +
      opening(-46, 18, 44) +
      opening(46, 18, 44) +
      opening(-100, 16, 44) +
      opening(100, 16, 44) +
      shadow +
      columns +
      lower +
      middle +
      upper +
      stair +
      naga(-1) +
      naga(1),
    x,
    y,
    height / 300,
  );
}

/** The long side of a temple hall: stacked roofs with raised ends over a row of windows, standing at (x, y). */
export function hallSide(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  look: HallLook,
  depth = 0,
): string {
  const { palette } = stage;
  const tone = (colour: Colour): Colour => palette.tone(colour, depth);
  const [roof, border, wall, gold] = [tone(look.roof), tone(look.border), tone(look.wall), tone(look.gold)];
  const slab = (half: number, top: number, bottom: number, flare: number): string => {
    const shape = (inset: number): string =>
      `M${short(-half + inset)} ${short(top + inset)}L${short(half - inset)} ${short(top + inset)}Q${short(half + flare * 0.4 - inset)} ${short(bottom - (bottom - top) * 0.25)} ${short(half + flare - inset)} ${short(bottom - inset)}L${short(-half - flare + inset)} ${short(bottom - inset)}Q${short(-half - flare * 0.4 + inset)} ${short(bottom - (bottom - top) * 0.25)} ${short(-half + inset)} ${short(top + inset)}Z`;
    const rows = stroke(
      times(
        Math.max(3, Math.round((bottom - top) / 7)),
        (i) => `M${short(-half - flare)} ${short(top + 6 + i * 7)}h${short((half + flare) * 2)}`,
      ),
      darker(roof, 0.45),
      1.2,
      `opacity=".4" ${stage.clip(shape(6))}`,
    );
    const ends = [-1, 1]
      .map(
        (flip) =>
          stroke(
            `M${short(flip * half)} ${short(top)}Q${short(flip * (half + flare * 0.4))} ${short(bottom - (bottom - top) * 0.25)} ${short(flip * (half + flare))} ${short(bottom)}`,
            mix(gold, palette.glow, 0.3),
            4,
          ) + chofa(flip * half, top + 2, 24, flip === 1 ? 1 : -1, mix(gold, palette.glow, 0.3)),
      )
      .join('');
    return (
      fill(shape(0), border) +
      fill(
        shape(6),
        stage.linear([
          [0, mix(lighter(roof, 0.2), palette.glow, 0.25)],
          [0.5, roof],
          [1, darker(roof, 0.3)],
        ]),
      ) +
      rows +
      rect(-half - flare, bottom - 3, (half + flare) * 2, 4, darker(gold, 0.15)) +
      ends
    );
  };
  const windows = times(
    7,
    (i) =>
      fill(`M${-126 + i * 42 - 7} -30v-34l7 -10l7 10v34z`, gold) +
      rect(-126 + i * 42 - 5, -64, 10, 34, '#3a1620'),
  );
  const walls = rect(
    -168,
    -112,
    336,
    112,
    stage.linear([
      [0, darker(wall, 0.5)],
      [0.3, darker(wall, 0.12)],
      [1, wall],
    ]),
  );
  const base = rect(-182, -14, 364, 14, darker(wall, 0.2)) + rect(-176, -22, 352, 8, wall);
  return place(
    walls +
      windows +
      base +
      slab(176, -168, -100, 30) +
      slab(140, -222, -150, 26) +
      slab(104, -272, -204, 22),
    x,
    y,
    height / 300,
  );
}

/** A ruined brick stupa or wall stump at (x, y): a broken crown and courses of brick. */
export function ruin(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  depth = 0,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`ruin-${label}`);
  const tone = palette.tone('#b5694a', depth);
  const crown = points(7, (_, t): Point => [width * (0.5 - t), -height * random.range(0.72, 1)]);
  const data = polygon([[width / 2, 0], ...crown, [-width / 2, 0]]);
  const courses = stroke(
    times(Math.floor(height / 12), (i) => `M${short(-width / 2)} ${short(-i * 12)}h${short(width)}`),
    darker(tone, 0.5),
    1.5,
    `opacity=".35" ${stage.clip(data)}`,
  );
  return place(fill(data, stage.round(tone, 0.8)) + courses, x, y);
}

/** A seated Buddha image at (x, y) as a calm golden or stone silhouette. */
export function seatedImage(stage: Stage, x: number, y: number, height: number, surface: Colour): string {
  const tone = stage.palette.tone(surface);
  const paint = stage.round(tone);
  const body =
    rect(-86, -24, 172, 24, stage.round(darker(tone, 0.3))) +
    fill('M-84 -24Q-92 -52 -50 -60L50 -60Q92 -52 84 -24Z', paint) +
    fill('M-44 -54C-56 -100 -58 -140 -34 -158L34 -158C58 -140 56 -100 44 -54Z', paint) +
    fill('M-52 -140Q-74 -96 -64 -56L-44 -52Q-54 -96 -38 -136Z', darker(tone, 0.12)) +
    fill('M52 -140Q74 -96 66 -48L48 -50Q54 -96 38 -136Z', darker(tone, 0.2)) +
    fill('M-26 -158Q0 -150 10 -60L-16 -60Q-20 -120 -40 -150Z', darker(tone, 0.2), 'opacity=".5"') +
    rect(-12, -176, 24, 24, darker(tone, 0.2)) +
    ellipse(0, -196, 26, 31, paint) +
    fill('M-28 -198Q-26 -236 0 -238Q26 -236 28 -198Q14 -216 0 -216Q-14 -216 -28 -198Z', darker(tone, 0.35)) +
    circle(0, -238, 11, darker(tone, 0.35)) +
    fill('M-6 -244Q0 -300 6 -244Z', lighter(tone, 0.3)) +
    stroke('M-12 -196q4 3 8 0M4 -196q4 3 8 0M-5 -180q5 3 10 0', darker(tone, 0.6), 1.6);
  return place(body, x, y, height / 290);
}
