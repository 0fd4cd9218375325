import { darker, lighter, mix } from '../parts/colour.ts';
import { ridges } from '../parts/land.ts';
import { bokeh } from '../parts/lanterns.ts';
import { circle, dab, ellipse, fill, group, place, rect, stroke, times } from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { chedi } from '../parts/temple-parts.ts';
import { frame, palm } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import type { Composition, Scene } from '../scene.ts';

const skins = ['#e8b98f', '#d9a075', '#c58a60', '#a86f4a', '#8a5638', '#f0cba8'] as const;
const hairs = ['#1f1a1e', '#2f2220', '#4a3026', '#6b6468', '#17171f'] as const;
const clothes = [
  '#d2584a',
  '#2f6e74',
  '#e3a53f',
  '#3d5f9a',
  '#8a4f7a',
  '#5f8a4a',
  '#efe4cf',
  '#344055',
] as const;

function bust(stage: Stage, hairStyle: number): string {
  const { palette, side, w } = stage;
  const random = stage.random.fork('bust');
  // Faces keep their own colours: a portrait tinted by the evening would not look like a person.
  const skin = mix(random.pick(skins), palette.ambient, 0.08);
  const hair = random.pick(hairs);
  const cloth = random.pick(clothes);
  const shade = darker(mix(skin, '#8a3f2f', 0.45), 0.12);
  const face = stage.linear(
    [
      [0, lighter(skin, 0.22)],
      [0.55, skin],
      [1, mix(skin, shade, 0.7)],
    ],
    [side === -1 ? 0 : 1, 0.1],
    [side === -1 ? 1 : 0, 0.9],
  );
  const hairPaint = stage.linear(
    [
      [0, lighter(mix(hair, palette.glow, 0.16), 0.14)],
      [0.5, hair],
      [1, darker(hair, 0.3)],
    ],
    [side === -1 ? 0 : 1, 0],
    [side === -1 ? 1 : 0, 1],
  );
  const wide = random.range(0.94, 1.06);
  const back = [
    fill(
      'M-150 -60Q-176 -300 0 -306Q176 -300 150 -60Q170 120 132 190L-132 190Q-170 120 -150 -60Z',
      hairPaint,
    ),
    fill('M-142 -50Q-160 -286 0 -292Q160 -286 142 -50Q150 20 118 60L-118 60Q-150 20 -142 -50Z', hairPaint),
    circle(0, -300, 66, hairPaint) + fill('M-138 -60Q-150 -282 0 -286Q150 -282 138 -60Z', hairPaint),
    fill('M-134 -80Q-146 -280 0 -286Q146 -280 134 -80Z', hairPaint),
    fill('M-134 -80Q-146 -280 0 -286Q146 -280 134 -80Z', hairPaint) +
      fill('M100 -120Q210 -60 176 130Q160 190 128 206Q150 100 96 -20Z', hairPaint),
  ][hairStyle];
  const fringe = [
    'M-128 -90Q-140 -262 0 -270Q140 -262 128 -90Q112 -176 40 -214Q-60 -190 -128 -90Z',
    'M-130 -84Q-140 -262 0 -270Q140 -262 130 -84Q120 -150 108 -172Q0 -150 -108 -172Q-120 -150 -130 -84Z',
    'M-126 -100Q-136 -262 0 -268Q136 -262 126 -100Q100 -200 0 -214Q-100 -200 -126 -100Z',
    'M-126 -96Q-150 -230 -70 -268Q20 -310 104 -254Q150 -210 126 -96Q116 -150 92 -180Q10 -170 -60 -196Q-108 -170 -126 -96Z',
    'M-128 -90Q-140 -262 0 -270Q140 -262 128 -90Q100 -160 60 -210Q-20 -150 -128 -90Z',
  ][hairStyle];
  const clothTone = stage.linear(
    [
      [0, lighter(cloth, 0.22)],
      [0.5, cloth],
      [1, darker(cloth, 0.34)],
    ],
    [side === -1 ? 0 : 1, 0],
    [side === -1 ? 1 : 0, 1],
  );
  const collar = random.int(0, 2);
  const collars = [
    fill('M-96 214Q0 300 96 214L78 200Q0 260 -78 200Z', darker(cloth, 0.3)),
    fill('M-92 200L-10 330L-60 350L-130 226ZM92 200L10 330L60 350L130 226Z', lighter(cloth, 0.45)),
    stroke('M-88 208Q0 300 88 208', '#e2b04a', 13) +
      stroke(`M-250 470Q-60 300 70 560`, lighter(cloth, 0.5), 30, 'opacity=".75"'),
  ][collar];
  const pattern = random.chance(0.5)
    ? times(40, (i) =>
        fill(
          `M${-290 + (i % 10) * 64} ${330 + Math.floor(i / 10) * 62}l11 14l-11 14l-11 -14z`,
          lighter(cloth, 0.5),
          'opacity=".5"',
        ),
      )
    : '';
  const body = 'M-330 620Q-330 350 -196 280Q-110 240 -74 200L74 200Q110 240 196 280Q330 350 330 620Z';
  const eyes = [-1, 1]
    .map(
      (flip) =>
        ellipse(flip * 50, -66, 10, 12, '#2a1d1f') +
        circle(flip * 50 + 3, -71, 3.4, '#ffffff') +
        stroke(`M${flip * 50 - 20} -76q20 -14 40 0`, darker(hair, 0.2), 4) +
        stroke(`M${flip * 50 - 26} -108q26 -16 50 ${flip === 1 ? 4 : -2}`, hair, 9, 'opacity=".9"'),
    )
    .join('');
  const cheeks = [-1, 1].map((flip) => ellipse(flip * 78, -14, 30, 22, '#e0604f', 'opacity=".2"')).join('');
  const smile = random.chance(0.5)
    ? fill('M-42 26Q0 46 42 26Q28 66 0 66Q-28 66 -42 26Z', '#8f3a36') +
      fill('M-34 31Q0 46 34 31Q28 42 0 43Q-28 42 -34 31Z', '#fffaf2')
    : stroke('M-40 30Q0 62 40 30', '#9a4640', 8);
  const nose = stroke(
    `M${side * -4} -60Q${side * -14} -20 ${side * -12} -8Q0 4 14 -6`,
    shade,
    5,
    'opacity=".6"',
  );
  const glasses = random.chance(0.25)
    ? `<g fill="#ffffff" fill-opacity=".14" stroke="#3a2c2c" stroke-width="6"><circle cx="-52" cy="-64" r="38"/><circle cx="52" cy="-64" r="38"/><path d="M-14 -66q14 -10 28 0" fill="none"/></g>`
    : '';
  const hat = random.chance(0.22)
    ? fill(
        'M-236 -190Q-90 -220 0 -350Q90 -220 236 -190Q120 -140 0 -142Q-120 -140 -236 -190Z',
        stage.linear([
          [0, '#f3dda0'],
          [1, '#b98d4f'],
        ]),
      ) +
      stroke(
        'M-200 -192Q0 -150 200 -192M-130 -222Q0 -196 130 -222M-66 -270Q0 -256 66 -270',
        '#9a7440',
        4,
        'opacity=".6"',
      )
    : '';
  const flower =
    hairStyle <= 1 && hat === '' && random.chance(0.4)
      ? place(
          fill(
            times(5, (k) => dab(0, 0, 46, 18, (k * 6.28) / 5)),
            '#fff3e6',
          ) + circle(0, 0, 11, '#f2b63a'),
          side * 128,
          -176,
        )
      : '';
  const rim = stroke(
    side === -1 ? 'M-120 -90Q-124 20 -74 92' : 'M120 -90Q124 20 74 92',
    lighter(mix(skin, palette.glow, 0.6), 0.3),
    7,
    'opacity=".75"',
  );
  const drawing =
    (back ?? '') +
    fill(body, clothTone) +
    group(pattern, stage.clip(body)) +
    fill('M-62 60L-74 206Q0 268 74 206L62 60Z', mix(skin, shade, 0.55)) +
    fill('M-60 90Q0 150 60 90L62 130Q0 176 -62 130Z', shade, 'opacity=".5"') +
    (collars ?? '') +
    ellipse(-124, -50, 22, 34, mix(skin, shade, 0.4)) +
    ellipse(124, -50, 22, 34, mix(skin, shade, 0.4)) +
    fill(
      'M-122 -110Q-124 -236 0 -238Q124 -236 122 -110Q124 10 84 70Q40 122 0 122Q-40 122 -84 70Q-124 10 -122 -110Z',
      face,
    ) +
    cheeks +
    eyes +
    nose +
    smile +
    rim +
    fill(fringe ?? '', hairPaint) +
    glasses +
    hat +
    flower;
  return place(drawing, w / 2, 530, 1.06, 1.06 * wide);
}

function plain(stage: Stage): string {
  const { w, random } = stage;
  const colour = random.pick(['#e9b872', '#8fb5a8', '#e59a80', '#a9bcd6', '#d9c48a', '#c9a6c0', '#7fa3a0']);
  const { side } = stage;
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, lighter(colour, 0.4)],
          [1, darker(colour, 0.22)],
        ],
        [side === -1 ? 0 : 1, 0],
        [side === -1 ? 1 : 0, 1],
      ),
    ) +
    circle(w / 2 + side * -150, 420, 400, lighter(colour, 0.35), 'opacity=".5"') +
    frame(stage, side, 'bottom', 330)
  );
}

function seaside(stage: Stage): string {
  return sky(stage, 620) + water(stage, 610, 1000) + palm(stage, 'p', stage.w * 0.88, 1000, 760, -60, 0.12);
}

function hills(stage: Stage): string {
  return sky(stage, 700) + ridges(stage, 'r', 420, 760, 4, 70, true);
}

function town(stage: Stage): string {
  const { w, palette } = stage;
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, palette.sky[1]],
        [1, mix(palette.sky[3], '#8a5a4a', 0.35)],
      ]),
    ) + bokeh(stage, 'p', 80, 900, 26, ['#ffc46b', '#ff9a6b', '#fff0c9', '#7fd0c9'])
  );
}

function stupa(stage: Stage): string {
  return (
    sky(stage, 1000) +
    chedi(stage, stage.w * (stage.side === -1 ? 0.82 : 0.18), 1000, 860, '#e0b24a', 0.42) +
    frame(stage, stage.side, 'top', 360)
  );
}

const backgrounds: readonly [Composition, ...Composition[]] = [plain, plain, seaside, hills, town, stupa];

function portrait(hairStyle: number): Composition {
  return (stage) => stage.random.fork('background').pick(backgrounds)(stage) + bust(stage, hairStyle);
}

/** Portrait busts: five hair styles before five kinds of background, chosen apart. */
export const person: Scene = {
  moods: ['day', 'golden', 'dawn', 'golden'],
  compositions: [portrait(0), portrait(1), portrait(2), portrait(3), portrait(4)],
  finish: 0.55,
};
