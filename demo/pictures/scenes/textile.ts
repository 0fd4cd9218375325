import { darker, lighter, mix } from '../parts/colour.ts';
import { ridges, tufts } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import type { Random } from '../parts/random.ts';
import { boards, pottedPlant, wall } from '../parts/room.ts';
import {
  circle,
  curve,
  ellipse,
  fill,
  group,
  type Point,
  place,
  points,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { frame, palm, tree, woods } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

const dyes: readonly (readonly [string, string, string, string])[] = [
  ['#7a2434', '#d8a23f', '#e9573f', '#2f2038'],
  ['#1f3a6a', '#e9e2cf', '#3f7fb0', '#c9743f'],
  ['#4a2f5e', '#d98fb0', '#e3b04f', '#2f6e74'],
  ['#2f5f4a', '#d9c46a', '#a8402f', '#f3ead8'],
  ['#b5482f', '#f2b84a', '#5b2a3a', '#f3e2c0'],
];

/** A woven band of ikat diamonds and hooks in a box, as path fills. */
function weave(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly [string, string, string, string],
): string {
  const [base, first, second, third] = colours.map((colour) => stage.palette.tone(colour));
  let body = rect(x, y, width, height, base ?? '#7a2434');
  let top = y;
  let row = random.int(0, 3);
  while (top < y + height) {
    const tall = [14, 96, 30, 64][row % 4] ?? 30;
    const ink = [first, second, first, third][row % 4] ?? '#d8a23f';
    const step = [24, 100, 34, 66][row % 4] ?? 34;
    const middle = top + tall / 2;
    for (let left = x - step; left < x + width + step; left += step) {
      const cx = left + step / 2;
      if (row % 4 === 0) body += rect(left, top + 3, step * 0.6, tall - 6, ink);
      else {
        body += fill(
          polygon([
            [cx, top + 3],
            [left + step - 3, middle],
            [cx, top + tall - 3],
            [left + 3, middle],
          ]),
          ink,
        );
        body += fill(
          polygon([
            [cx, top + tall * 0.22],
            [cx + step * 0.28, middle],
            [cx, top + tall * 0.78],
            [cx - step * 0.28, middle],
          ]),
          base ?? '#7a2434',
        );
        body += fill(
          polygon([
            [cx, top + tall * 0.36],
            [cx + step * 0.14, middle],
            [cx, top + tall * 0.64],
            [cx - step * 0.14, middle],
          ]),
          second ?? '#e9573f',
        );
      }
    }
    body += rect(x, top + tall, width, 5, first ?? '#d8a23f');
    top += tall + 9;
    row += 1;
  }
  // Warp threads break the flat fills into cloth.
  const threads =
    stroke(
      times(Math.floor(width / 7), (i) => `M${short(x + i * 7)} ${short(y)}v${short(height)}`),
      '#ffffff',
      1.4,
      'opacity=".12"',
    ) +
    stroke(
      times(Math.floor(height / 7), (i) => `M${short(x)} ${short(y + i * 7)}h${short(width)}`),
      '#14142e',
      1.4,
      'opacity=".16"',
    );
  return group(
    body + threads,
    stage.clip(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`),
  );
}

function loom(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const wood = palette.tone('#8a5f42');
  const colours = random.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]);
  const beam = (x: number, y: number, width: number, height: number): string =>
    rect(
      x,
      y,
      width,
      height,
      stage.linear(
        [
          [0, mix(lighter(wood, 0.3), palette.glow, 0.3)],
          [1, darker(wood, 0.4)],
        ],
        [0, 0],
        width > height ? [0, 1] : [1, 0],
      ),
      'rx="6"',
    );
  const warp = times(80, (i) =>
    stroke(
      `M${short(focus - 300 + i * 7.6)} 300L${short(focus - 330 + i * 8.4)} 640`,
      i % 5 === 0 ? palette.tone(colours[1]) : lighter(palette.tone(colours[0]), 0.25),
      2.6,
    ),
  );
  return (
    wall(stage, random.pick(['#c9a98a', '#7fa39a', '#b5705a', '#8a7a6a']), 830) +
    rect(0, 90, w, 14, darker(wood, 0.4)) +
    times(12, (i) =>
      place(
        ellipse(0, 60, 22, 58, stage.round(palette.tone(dyes[i % 5]?.[i % 3] ?? '#d8a23f'))) +
          stroke('M-12 20V100M0 12V112M12 20V100', '#ffffff', 1.5, 'opacity=".3"'),
        40 + (w / 11) * i,
        96,
        1.1,
      ),
    ) +
    boards(stage, 820, '#7d5a42') +
    person(stage, 'walker', focus + 30, 700, 400, '#3f6fae') +
    beam(focus - 420, 180, 34, 720) +
    beam(focus + 390, 180, 34, 720) +
    beam(focus - 450, 170, 900, 36) +
    beam(focus - 400, 290, 800, 26) +
    warp +
    [380, 430]
      .map(
        (y) =>
          beam(focus - 330, y, 660, 16) +
          stroke(
            times(70, (i) => `M${short(focus - 316 + i * 9)} ${y + 16}v34`),
            '#fff7e6',
            1.5,
            'opacity=".6"',
          ),
      )
      .join('') +
    fill(
      polygon([
        [focus - 334, 640],
        [focus + 340, 640],
        [focus + 352, 660],
        [focus - 346, 660],
      ]),
      darker(wood, 0.2),
    ) +
    `<g transform="translate(${short(focus - 346)} 660)">${weave(stage, random.fork('w'), 0, 0, 700, 200, colours)}</g>` +
    rect(
      focus - 346,
      660,
      700,
      200,
      stage.linear([
        [0, '#ffffff', 0.16],
        [0.4, '#ffffff', 0],
        [1, palette.shade, 0.5],
      ]),
    ) +
    ellipse(focus + 4, 862, 352, 24, palette.tone(colours[0])) +
    beam(focus - 450, 850, 900, 40) +
    place(
      fill('M-90 0Q0 -26 90 0Q0 26 -90 0Z', palette.tone('#d9b36f')) +
        rect(-34, -7, 68, 14, palette.tone(colours[2])),
      focus - 80,
      650,
      1,
      1,
      -6,
    ) +
    pottedPlant(stage, 'p', stage.counter + stage.away * 230, 960, 380)
  );
}

function silkStacks(stage: Stage): string {
  const { focus, palette, random } = stage;
  const stack = (x: number, y: number, count: number, label: string): string =>
    times(count, (i) => {
      const r = stage.random.fork(`${label}${i}`);
      const set = r.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]);
      const tone = palette.tone(r.pick([set[0], set[1], set[2]]));
      const width = r.range(270, 320);
      const top = y - (i + 1) * 62;
      const shift = r.range(-12, 12);
      return (
        rect(
          x - width / 2 + shift,
          top,
          width,
          60,
          stage.linear([
            [0, lighter(tone, 0.35)],
            [0.3, tone],
            [1, darker(tone, 0.45)],
          ]),
          'rx="26"',
        ) +
        rect(x - width / 2 + shift + 16, top + 26, width - 16, 5, darker(tone, 0.4), 'opacity=".5"') +
        group(
          times(14, (k) =>
            fill(
              polygon([
                [x - width / 2 + shift + k * 24, top + 14],
                [x - width / 2 + shift + k * 24 + 10, top + 8],
                [x - width / 2 + shift + k * 24 + 20, top + 14],
                [x - width / 2 + shift + k * 24 + 10, top + 20],
              ]),
              palette.tone(set[1]),
              'opacity=".75"',
            ),
          ),
          stage.clip(
            `M${short(x - width / 2 + shift + 14)} ${short(top)}h${short(width - 28)}v60h${short(-width + 28)}z`,
          ),
        ) +
        ellipse(x - stage.side * -width * 0.2 + shift, top + 9, width * 0.2, 4, '#ffffff', 'opacity=".5"')
      );
    });
  return (
    wall(stage, random.pick(['#d9c4a0', '#5f7f86', '#b5705a', '#e9dcc3']), 800) +
    `<g opacity=".9">${weave(stage, random.fork('back'), focus - 170, -20, 340, 560, random.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]))}</g>` +
    rect(
      focus - 190,
      -20,
      380,
      570,
      stage.linear(
        [
          [0, '#ffffff', 0.12],
          [0.5, '#ffffff', 0],
          [1, palette.shade, 0.4],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    boards(stage, 780, '#8a5f42') +
    stack(focus - 390, 850, 5, 'a') +
    stack(focus + 380, 850, 7, 'b') +
    stack(focus, 910, 6, 'c') +
    times(6, (i) =>
      place(
        ellipse(0, 4, 40, 8, palette.shade, 'opacity=".4"') +
          rect(-22, -74, 44, 70, stage.round(palette.tone(dyes[i % 5]?.[2] ?? '#d8a23f')), 'rx="8"') +
          rect(-28, -82, 56, 12, palette.tone('#c99a5a'), 'rx="4"') +
          rect(-28, -8, 56, 12, palette.tone('#a8733f'), 'rx="4"'),
        stage.counter - 120 + i * 66,
        930 + (i % 2) * 30,
        1.1,
      ),
    )
  );
}

function drying(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const line = (y: number, count: number, size: number, label: string): string => {
    const r = stage.random.fork(`line${label}`);
    const wide = (w + 80) / count;
    const sag = 34;
    return (
      stroke(`M-20 ${y}Q${short(w / 2)} ${y + sag * 2} ${short(w + 20)} ${y}`, palette.shade, 4) +
      times(count, (i) => {
        const x = -30 + i * wide;
        const t = (i + 0.5) / count;
        const top = y + sag * 4 * t * (1 - t);
        const set = r.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]);
        const tone = palette.tone(r.pick([set[0], set[1], set[2], set[1]]));
        const swing = r.range(-22, 22);
        const foot = points(
          7,
          (_, s): Point => [x + 6 + (wide - 14) * (1 - s) + swing, top + size + Math.sin(s * 7 + i) * 14],
        );
        const data = `M${short(x + 6)} ${short(top)}H${short(x + wide - 8)}L${curve(foot).slice(1)}Z`;
        const folds = stage.linear(
          [
            [0, darker(tone, 0.25)],
            [0.14, lighter(tone, 0.3)],
            [0.32, darker(tone, 0.12)],
            [0.5, lighter(tone, 0.24)],
            [0.72, darker(tone, 0.3)],
            [0.88, lighter(tone, 0.12)],
            [1, darker(tone, 0.3)],
          ],
          [0, 0],
          [1, 0.06],
        );
        const bands = [0.62, 0.72, 0.78]
          .map((level) =>
            stroke(
              `M${short(x)} ${short(top + size * level)}q${short(wide / 2)} 16 ${short(wide)} 0`,
              palette.tone(set[3]),
              size * 0.03,
              'opacity=".7"',
            ),
          )
          .join('');
        return (
          fill(data, folds) +
          group(bands, stage.clip(data)) +
          (r.chance(0.6)
            ? group(
                times(12, (k) =>
                  fill(
                    `M${short(x + k * 26)} ${short(top + size * 0.9)}l12 -16l12 16l-12 16z`,
                    palette.tone(set[1]),
                    'opacity=".8"',
                  ),
                ),
                stage.clip(data),
              )
            : '')
        );
      })
    );
  };
  return (
    sky(stage, 720) +
    ridges(stage, 'r', 440, 600, 3, 60, true) +
    woods(stage, 'w', 720, 100, palette.leaf, 0.25) +
    rect(
      0,
      720,
      w,
      290,
      stage.linear([
        [0, mix(palette.tone('#a8b85a'), palette.glow, 0.4)],
        [1, darker(palette.tone('#5f7a35'), 0.3)],
      ]),
    ) +
    tufts(stage, 't', 740, 1010, '#8fae4a', 160) +
    line(330, 9, 300, 'a') +
    person(stage, 'walker', focus, 880, 260, '#f3e8d2') +
    line(190, 5, 520, 'b') +
    (random.chance(0.5)
      ? tree(stage, 'e', focus > w / 2 ? w * 0.03 : w * 0.97, 960, 700, palette.leaf)
      : palm(stage, 'e', focus > w / 2 ? w * 0.04 : w * 0.96, 1010, 760, 40)) +
    frame(stage, focus > w / 2 ? 1 : -1, 'bottom', 240)
  );
}

function closeCloth(stage: Stage): string {
  const { w, palette, side } = stage;
  const random = stage.random.fork('close');
  const turn = random.range(-24, 24);
  const set = random.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]);
  const second = random.pick(dyes as [(typeof dyes)[number], ...(typeof dyes)[number][]]);
  const folds = times(6, (i) =>
    fill(
      polygon([
        [w * (i / 5.4) - 40, -60],
        [w * (i / 5.4) + random.range(60, 150), -60],
        [w * (i / 5.4) + random.range(-120, 60), 1060],
        [w * (i / 5.4) - random.range(120, 200), 1060],
      ]),
      i % 2 === 0 ? palette.shade : '#fff3d8',
      `opacity="${i % 2 === 0 ? 0.22 : 0.13}"`,
    ),
  );
  const overlay = `<g transform="rotate(${short(-turn * 0.8)} ${short(stage.focus)} 600)">${rect(stage.focus - 330, 300, w, 800, palette.shade, 'opacity=".4" transform="translate(-18 -14)"')}${weave(stage, random, stage.focus - 330, 300, w, 800, second)}</g>`;
  return (
    group(
      weave(stage, random, -300, -300, w + 600, 1600, set),
      `transform="rotate(${short(turn)} ${short(w / 2)} 500)"`,
    ) +
    overlay +
    folds +
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, palette.glow, 0.3],
          [0.5, palette.glow, 0],
          [1, palette.shade, 0.5],
        ],
        [side === -1 ? 0 : 1, 0],
        [side === -1 ? 1 : 0, 1],
      ),
    )
  );
}

function dyePots(stage: Stage): string {
  const { w, palette, side } = stage;
  const random = stage.random.fork('dye');
  const floor = palette.tone(random.pick(['#a5937f', '#8f7a66', '#c9b59a']));
  const colours = ['#1f3a7a', '#d8a23f', '#a8402f', '#2f6e4a', '#7a3a6a', '#d9743f', '#e9dcc3', '#2f7f94'];
  const pot = (x: number, y: number, r: number, colour: string): string => {
    const dye = palette.tone(colour);
    const clay = palette.tone('#9a5f42');
    return place(
      ellipse(
        -side * 18,
        20,
        114,
        112,
        stage.radial([
          [0.7, palette.shade, 0.55],
          [1, palette.shade, 0],
        ]),
      ) +
        circle(
          0,
          0,
          104,
          stage.linear(
            [
              [0, lighter(clay, 0.4)],
              [1, darker(clay, 0.4)],
            ],
            [side === -1 ? 0 : 1, 0],
            [side === -1 ? 1 : 0, 1],
          ),
        ) +
        circle(0, 0, 90, darker(clay, 0.5)) +
        circle(
          0,
          4,
          86,
          stage.radial([
            [0, lighter(dye, 0.2)],
            [0.7, dye],
            [1, darker(dye, 0.45)],
          ]),
        ) +
        stroke('M-50 -20Q-20 -50 20 -40M-30 30Q10 50 50 20', lighter(dye, 0.5), 4, 'opacity=".6"') +
        (random.chance(0.6)
          ? times(9, (i) =>
              stroke(
                `M${-44 + i * 9} -100Q${-60 + i * 13} -20 ${-30 + i * 7} 44`,
                i % 2 === 0 ? lighter(dye, 0.32) : dye,
                8,
              ),
            )
          : ''),
      x,
      y,
      r / 100,
    );
  };
  const skein = (x: number, y: number, turn: number, colour: string): string => {
    const tone = palette.tone(colour);
    return place(
      fill(
        'M-120 -34Q0 -60 120 -34Q150 0 120 34Q0 60 -120 34Q-150 0 -120 -34Z',
        palette.shade,
        'opacity=".35" transform="translate(-8 12)"',
      ) +
        times(13, (i) =>
          stroke(
            `M-122 ${-30 + i * 5}Q0 ${-52 + i * 9} 122 ${-30 + i * 5}`,
            i % 3 === 0 ? lighter(tone, 0.35) : i % 3 === 1 ? tone : darker(tone, 0.3),
            6,
          ),
        ) +
        rect(-14, -52, 26, 104, darker(tone, 0.2), 'rx="8"'),
      x,
      y,
      1,
      1,
      turn,
    );
  };
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, lighter(floor, 0.2)],
        [1, darker(floor, 0.3)],
      ]),
    ) +
    times(80, () =>
      ellipse(
        random.range(0, w),
        random.range(0, 1000),
        random.range(4, 26),
        random.range(3, 14),
        darker(floor, 0.25),
        'opacity=".25"',
      ),
    ) +
    times(15, (i) => {
      const x = ((i % 5) + 0.5) * (w / 5) + random.range(-40, 40);
      const y = (Math.floor(i / 5) + 0.5) * 340 + random.range(-30, 30);
      const colour = random.pick(colours as [string, ...string[]]);
      return random.chance(0.62)
        ? pot(x, y, random.range(105, 150), colour)
        : skein(x, y - 40, random.range(-30, 30), colour) +
            skein(x + 10, y + 60, random.range(-30, 30), random.pick(colours as [string, ...string[]]));
    })
  );
}

/** Textiles: a loom, folded silk, cloth drying on lines, patterns close up, dye pots from above. */
export const textile: Scene = {
  moods: ['day', 'golden', 'dawn', 'day'],
  compositions: [loom, silkStacks, drying, closeCloth, dyePots],
};
