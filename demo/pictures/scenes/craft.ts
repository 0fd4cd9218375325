import { darker, lighter, mix } from '../parts/colour.ts';
import { outlines, tableTop, vessel } from '../parts/dishes.ts';
import { glowAt } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import { boards, pottedPlant, wall, windowView } from '../parts/room.ts';
import {
  circle,
  dab,
  ellipse,
  fill,
  group,
  type Point,
  place,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { bamboo, foliage, frame, woods } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

const celadon = ['#8fb8a0', '#7fae9c', '#a9c9b0', '#6f9f93', '#b5cdb5'] as const;
const shapes: readonly [readonly Point[], ...(readonly Point[])[]] = [
  outlines.vase,
  outlines.jar,
  outlines.bottle,
  outlines.tall,
  outlines.cup,
  outlines.bowl,
];

function shelves(stage: Stage): string {
  const { focus, palette } = stage;
  const random = stage.random.fork('shelf');
  const glazes = random.pick<readonly string[]>([
    celadon,
    ['#c9754a', '#8a4a34', '#d9a06a', '#5b3a30'],
    ['#3f6fae', '#e9eef2', '#7fa3c9', '#f3ece0'],
    celadon,
  ]);
  const wood = palette.tone('#8a5f42');
  const rows = [330, 600, 900];
  return (
    wall(stage, random.pick(['#e9dcc3', '#c9866a', '#5f7f86', '#d9cdb5', '#7a5a48']), 1010) +
    rows
      .map(
        (y) =>
          times(8, (i) => {
            const x = focus - 640 + i * 182 + random.range(-14, 14);
            const glaze = random.pick(glazes as readonly [string, ...string[]]);
            return vessel(
              stage,
              random.pick(shapes),
              x,
              y,
              random.range(120, 225),
              glaze,
              random.chance(0.6) ? [-30, -36, -70] : [-80],
            );
          }) +
          rect(
            focus - 760,
            y,
            1520,
            24,
            stage.linear([
              [0, mix(lighter(wood, 0.35), palette.glow, 0.35)],
              [0.4, wood],
              [1, darker(wood, 0.4)],
            ]),
          ) +
          rect(
            focus - 760,
            y + 24,
            1520,
            34,
            stage.linear([
              [0, palette.shade, 0.4],
              [1, palette.shade, 0],
            ]),
          ),
      )
      .join('')
  );
}

function potter(stage: Stage): string {
  const { focus, palette, random } = stage;
  const clay = palette.tone(random.pick(['#b5765a', '#a89a8a', '#c98f6a']));
  const skin = palette.tone('#c58a60');
  const arm = (flip: -1 | 1): string =>
    stroke(
      `M${short(focus + flip * 560)} 1010Q${short(focus + flip * 420)} 720 ${short(focus + flip * 190)} 640`,
      stage.linear([
        [0, skin],
        [1, darker(skin, 0.25)],
      ]),
      96,
    ) +
    fill(
      `M${short(focus + flip * 230)} 590Q${short(focus + flip * 120)} 540 ${short(focus + flip * 116)} 610Q${short(focus + flip * 108)} 720 ${short(focus + flip * 150)} 730Q${short(focus + flip * 240)} 720 ${short(focus + flip * 250)} 650Z`,
      stage.linear([
        [0, lighter(skin, 0.18)],
        [1, darker(skin, 0.2)],
      ]),
    ) +
    stroke(
      times(
        3,
        (i) =>
          `M${short(focus + flip * 200)} ${610 + i * 32}Q${short(focus + flip * 150)} ${596 + i * 32} ${short(focus + flip * 124)} ${612 + i * 32}`,
      ),
      darker(skin, 0.35),
      5,
      'opacity=".55"',
    ) +
    stroke(
      `M${short(focus + flip * 620)} 1030Q${short(focus + flip * 520)} 850 ${short(focus + flip * 430)} 780`,
      palette.tone('#31507a'),
      130,
    );
  return (
    wall(stage, random.pick(['#8a6f5a', '#5f7f86', '#c9a98a']), 800) +
    windowView(
      stage,
      stage.counter - 210,
      130,
      420,
      360,
      sky(stage, 500) + woods(stage, 'v', 430, 90, palette.leaf, 0.25),
      '#5b4030',
      2,
    ) +
    times(6, (i) =>
      vessel(stage, random.pick(shapes), focus - 130 + i * 120, 330, random.range(90, 150), '#b5765a'),
    ) +
    rect(focus - 220, 330, 760, 20, palette.tone('#6b4a36')) +
    boards(stage, 800, '#6b4a3a') +
    ellipse(focus, 880, 360, 84, darker(palette.tone('#5b4a44'), 0.35)) +
    ellipse(
      focus,
      862,
      360,
      80,
      stage.linear([
        [0, lighter(palette.tone('#8f8078'), 0.3)],
        [1, palette.tone('#6b5e58')],
      ]),
    ) +
    times(4, (i) =>
      ellipse(
        focus,
        862,
        330 - i * 52,
        72 - i * 11,
        'none',
        `stroke="${lighter(clay, 0.3)}" stroke-width="4" stroke-opacity=".5"`,
      ),
    ) +
    vessel(
      stage,
      [
        [26, 0],
        [46, -24],
        [54, -52],
        [42, -80],
        [34, -90],
        [40, -100],
      ],
      focus,
      860,
      410,
      random.pick(['#b5765a', '#a89a8a', '#c98f6a']),
      [-16, -24, -40, -48, -62, -72, -84],
    ) +
    arm(-1) +
    arm(1) +
    glowAt(stage, focus + stage.side * 200, 300, 520, palette.glow, 0.35)
  );
}

function umbrellas(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('brollies');
  const colours = ['#d8483c', '#f0a62f', '#2f8a86', '#e87a9a', '#3f6fae', '#7a4f9a', '#7fae4a', '#f3e2b8'];
  const open = (x: number, y: number, r: number, colour: string, squash: number): string => {
    const tone = palette.tone(colour);
    const ribs = times(
      20,
      (i) => `M0 0L${short(Math.cos((i * 6.283) / 20) * 100)} ${short(Math.sin((i * 6.283) / 20) * 100)}`,
    );
    const blooms = times(
      8,
      (i) =>
        place(
          fill(
            times(5, (k) => dab(0, 0, 17, 7, (k * 6.283) / 5)),
            lighter(tone, 0.8),
          ) + circle(0, 0, 4, '#f2c04f'),
          Math.cos((i * 6.283) / 8) * 60,
          Math.sin((i * 6.283) / 8) * 60,
          1,
        ) +
        fill(
          dab(Math.cos((i + 0.5) * 0.785) * 62, Math.sin((i + 0.5) * 0.785) * 62, 18, 5, i),
          palette.tone('#3f7f45'),
        ),
    );
    return place(
      ellipse(-stage.side * 14, 20, 100, 100, palette.shade, 'opacity=".32"') +
        circle(
          0,
          0,
          100,
          stage.radial(
            [
              [0, lighter(tone, 0.4)],
              [0.6, tone],
              [1, darker(tone, 0.3)],
            ],
            [stage.side === -1 ? 0.4 : 0.6, 0.36],
            0.7,
          ),
        ) +
        stroke(ribs, darker(tone, 0.4), 1.2, 'opacity=".5"') +
        blooms +
        circle(0, 0, 96, 'none', `stroke="${lighter(tone, 0.6)}" stroke-width="2.5"`) +
        circle(0, 0, 7, '#3a2a26') +
        circle(0, 0, 20, 'none', `stroke="${darker(tone, 0.3)}" stroke-width="2"`),
      x,
      y,
      (r / 100) * squash,
      r / 100,
    );
  };
  const many = times(22, (i) =>
    open(
      random.range(-0.02, 1.02) * w,
      60 + Math.floor(i / 6) * 220 + random.range(-50, 50),
      random.range(100, 160),
      random.pick(colours as [string, ...string[]]),
      random.range(0.86, 1),
    ),
  );
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, palette.tone('#8fae7a')],
        [1, darker(palette.tone(palette.leaf), 0.35)],
      ]),
    ) +
    foliage(stage, 'bg', w / 2, 500, w * 0.6, 560, palette.leaf, 0.1, 260) +
    many +
    open(focus, 560, 320, random.pick(colours as [string, ...string[]]), 1) +
    frame(stage, focus > w / 2 ? -1 : 1, 'bottom', 260)
  );
}

function baskets(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const basket = (x: number, y: number, size: number, colour: string, label: string): string => {
    const tone = palette.tone(colour);
    const data = 'M-70 -92Q-86 -40 -58 0H58Q86 -40 70 -92Z';
    const weave = times(9, (row) =>
      times(18, (i) =>
        rect(
          -92 + i * 10.4 + (row % 2) * 5.2,
          -92 + row * 10.4,
          8.4,
          8.4,
          (i + row) % 2 === 0 ? lighter(tone, 0.28) : darker(tone, 0.22),
          'rx="2.5"',
        ),
      ),
    );
    return place(
      ellipse(-stage.side * 14, 2, 86, 9, palette.shade, 'opacity=".4"') +
        fill(data, tone) +
        group(weave + rect(-92, -62, 190, 10, palette.tone('#a8402f'), 'opacity=".8"'), stage.clip(data)) +
        fill(
          data,
          stage.linear(
            [
              [0, '#fff3d0', stage.side === -1 ? 0.3 : 0],
              [0.45, '#fff3d0', 0],
              [1, palette.shade, stage.side === -1 ? 0.5 : 0.1],
            ],
            [0, 0],
            [1, 0],
          ),
        ) +
        ellipse(0, -92, 72, 14, darker(tone, 0.5)) +
        ellipse(0, -92, 72, 14, 'none', `stroke="${lighter(tone, 0.4)}" stroke-width="6"`) +
        stroke('M-60 -96Q0 -200 60 -96', darker(tone, 0.1), 8) +
        `<!--${label}-->`,
      x,
      y,
      size / 100,
    );
  };
  const tones = ['#c99a5a', '#a8733f', '#d9b36f', '#8a5a34'];
  return (
    wall(stage, random.pick(['#e9dcc3', '#7fa39a', '#b5705a', '#5f6f5a']), 760) +
    times(7, (i) =>
      place(
        circle(0, 0, 100, palette.tone(tones[i % 4] ?? '#c99a5a')) +
          times(7, (k) =>
            circle(
              0,
              0,
              94 - k * 13,
              'none',
              `stroke="${k % 2 === 0 ? darker(palette.tone(tones[i % 4] ?? '#c99a5a'), 0.3) : lighter(palette.tone(tones[i % 4] ?? '#c99a5a'), 0.3)}" stroke-width="7" stroke-dasharray="9 4"`,
            ),
          ),
        focus - 560 + i * 190,
        190 + (i % 2) * 120,
        0.7 + (i % 3) * 0.16,
      ),
    ) +
    boards(stage, 750, '#8a5f42') +
    basket(focus - 300, 830, 250, '#a8733f', 'a') +
    basket(focus + 320, 830, 230, '#d9b36f', 'b') +
    basket(focus + 10, 900, 360, '#c99a5a', 'c') +
    pottedPlant(stage, 'p', stage.counter + stage.away * 180, 860, 380) +
    basket(focus + 480, 930, 200, '#8a5a34', 'd') +
    (w > 1300 ? bamboo(stage, 'e', focus > w / 2 ? -20 : w - 120, 1010, 120, 900) : '')
  );
}

function tools(stage: Stage): string {
  const { focus, palette, random } = stage;
  const silver = ['#e9ecef', '#b9c0c6', '#7f868f'];
  const bowl = (x: number, y: number, r: number): string => {
    const gold = random.chance(0.4);
    const metal = palette.tone(gold ? '#dcae50' : (silver[1] ?? '#b9c0c6'));
    const petals =
      times(16, (i) =>
        fill(
          dab(Math.cos((i * 6.283) / 16) * 52, Math.sin((i * 6.283) / 16) * 52, 36, 13, (i * 6.283) / 16),
          i % 2 === 0 ? lighter(metal, 0.5) : darker(metal, 0.3),
        ),
      ) +
      times(8, (i) =>
        fill(dab(0, 0, 46, 15, (i * 6.283) / 8), i % 2 === 0 ? lighter(metal, 0.35) : darker(metal, 0.2)),
      ) +
      times(24, (i) =>
        circle(Math.cos((i * 6.283) / 24) * 94, Math.sin((i * 6.283) / 24) * 94, 3.6, lighter(metal, 0.6)),
      );
    return place(
      ellipse(
        -stage.side * 16,
        18,
        108,
        106,
        stage.radial([
          [0.7, palette.shade, 0.5],
          [1, palette.shade, 0],
        ]),
      ) +
        circle(
          0,
          0,
          102,
          stage.linear(
            [
              [0, lighter(metal, 0.7)],
              [0.5, metal],
              [1, darker(metal, 0.5)],
            ],
            [stage.side === -1 ? 0 : 1, 0],
            [stage.side === -1 ? 1 : 0, 1],
          ),
        ) +
        circle(
          0,
          0,
          88,
          stage.linear(
            [
              [0, darker(metal, 0.3)],
              [1, lighter(metal, 0.35)],
            ],
            [stage.side === -1 ? 0 : 1, 0],
            [stage.side === -1 ? 1 : 0, 1],
          ),
        ) +
        petals +
        circle(0, 0, 11, lighter(metal, 0.5)),
      x,
      y,
      r / 100,
    );
  };
  const chisel = (x: number, y: number, turn: number, length: number): string =>
    place(
      rect(-9, -length, 18, length * 0.5, stage.round(palette.tone('#a06a42')), 'rx="8"') +
        rect(-5, -length * 0.5, 10, length * 0.5, stage.round(palette.tone('#b9c0c6'))),
      x,
      y,
      1,
      1,
      turn,
    );
  return (
    tableTop(stage, false) +
    bowl(focus, 490, 310) +
    bowl(stage.counter, 290, 170) +
    bowl(stage.counter - 90, 760, 150) +
    times(5, (i) => chisel(focus + 380 + i * 56, 900 - i * 22, -8 + i * 5, 330)) +
    times(40, (i) =>
      stroke(
        `M${short(focus + random.range(-460, 460))} ${short(random.range(820, 980))}q6 -14 14 0`,
        palette.tone(i % 2 === 0 ? '#e3c078' : '#e9ecef'),
        4,
        'opacity=".8"',
      ),
    )
  );
}

function workshop(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const lantern = (x: number, y: number, size: number, colour: string): string =>
    glowAt(stage, x, y, size * 1.1, '#ffc46b', 0.4) +
    place(
      fill(
        'M-34 -46L34 -46L46 0L34 46L-34 46L-46 0Z',
        stage.radial([
          [0, '#fff0c0'],
          [1, colour],
        ]),
      ) +
        stroke('M-34 -46L-46 0L-34 46M34 -46L46 0L34 46M0 -46V46M-46 0H46', '#8a4a2a', 3) +
        stroke('M-20 46v34M0 46v42M20 46v34', colour, 6),
      x,
      y,
      size / 80,
    ) +
    stroke(`M${short(x)} -10V${short(y - size * 0.56)}`, palette.shade, 2);
  return (
    wall(stage, '#8a6a4f', 780) +
    windowView(
      stage,
      focus - 330,
      170,
      660,
      420,
      sky(stage, 560) + woods(stage, 'v', 540, 130, palette.leaf, 0.22),
      '#5b3d2f',
      3,
    ) +
    boards(stage, 770, '#7d5a42') +
    times(9, (i) =>
      lantern(
        w * (0.04 + i * 0.118),
        110 + ((i * 67) % 170),
        74 + ((i * 29) % 40),
        ['#e2574a', '#f0a62f', '#f3e2b8', '#e87a9a', '#7fae9c'][i % 5] ?? '#f0a62f',
      ),
    ) +
    person(stage, 'walker', focus - 120, 860, 380, random.pick(['#3f6fae', '#d8584a', '#7a4f9a'])) +
    rect(
      focus - 420,
      720,
      860,
      36,
      stage.linear([
        [0, mix(lighter(palette.tone('#c98f5a'), 0.4), palette.glow, 0.3)],
        [1, palette.tone('#8a5636')],
      ]),
    ) +
    rect(focus - 390, 756, 30, 210, palette.tone('#6b4432')) +
    rect(focus + 380, 756, 30, 210, palette.tone('#6b4432')) +
    times(5, (i) =>
      vessel(
        stage,
        shapes[i % 6] ?? outlines.jar,
        focus + 30 + i * 84,
        722,
        110 + (i % 3) * 40,
        celadon[i % 5] ?? '#8fb8a0',
        [-40],
      ),
    ) +
    times(3, (i) =>
      place(
        fill(
          polygon([
            [-40, 0],
            [40, 0],
            [34, -22],
            [-34, -22],
          ]),
          palette.tone(['#d8483c', '#f0a62f', '#2f8a86'][i] ?? '#d8483c'),
        ),
        focus - 350 + i * 88,
        722,
      ),
    ) +
    pottedPlant(stage, 'p', stage.counter + stage.away * 190, 940, 380)
  );
}

/** Crafts: pottery shelves, a potter's wheel, painted umbrellas, baskets, engraved silver, a workshop. */
export const craft: Scene = {
  moods: ['day', 'day', 'golden', 'dawn'],
  compositions: [shelves, potter, umbrellas, baskets, tools, workshop],
};
