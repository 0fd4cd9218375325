import { stiltHouse } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { ground, ridges, tufts } from '../parts/land.ts';
import { buffalo, person } from '../parts/people.ts';
import {
  curve,
  dab,
  fill,
  group,
  type Point,
  points,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { birds, mist, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, frame, sugarPalm, tree, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const rice = ['#8fb83f', '#a8c24a', '#c9b84a', '#6fa545'] as const;

function terraces(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('steps');
  const flooded = random.chance(0.5);
  const crop = palette.tone(random.pick(rice));
  const levels = 13;
  const body = times(levels, (i) => {
    const t = i / (levels - 1);
    const y = 470 + 500 * t ** 1.35;
    const swing = 70 + 60 * t;
    const phase = random.range(-0.35, 0.35) + i * 0.34;
    const line = points(
      10,
      (_, s): Point => [
        w * (s * 1.2 - 0.1),
        y + Math.sin(s * 6 + phase) * swing * 0.55 + Math.abs(s - focus / w) * 150 * (1 - t) - 60,
      ],
    );
    const shape = `${curve(line)}L${short(w * 1.1)} 1010L${short(-w * 0.1)} 1010Z`;
    const wet = flooded && i % 3 !== 1;
    const surface = wet
      ? mix(palette.sky[2], palette.tone('#7fa0a0'), 0.25)
      : mix(crop, palette.tone(i % 2 === 0 ? '#6f9a3a' : '#b5c45a'), 0.35);
    const paint = stage.linear([
      [0, mix(lighter(surface, 0.2), palette.glow, wet ? 0.25 : 0.4)],
      [0.16, surface],
      [0.5, darker(surface, 0.3)],
    ]);
    const bank =
      stroke(curve(line), darker(palette.tone('#5d7a35'), 0.3), 5 + 9 * t) +
      group(
        stroke(curve(line), mix(lighter(crop, 0.35), palette.glow, 0.45), 2 + 3 * t),
        `transform="translate(0 ${short(-3 - 3 * t)})"`,
      );
    const stalks = wet
      ? ''
      : fill(
          times(90, () => {
            const s = random.next();
            const [x, top] = [
              w * (s * 1.1 - 0.05),
              y + Math.sin(s * 6 + phase) * swing * 0.55 + Math.abs(s - focus / w) * 150 * (1 - t) - 60,
            ];
            return dab(
              x,
              top + random.range(10, 20 + 36 * t),
              9 + 16 * t,
              2 + 2 * t,
              -Math.PI / 2 + random.range(-0.25, 0.25),
            );
          }),
          mix(lighter(surface, 0.3), palette.glow, 0.3),
          'opacity=".6"',
        );
    return fill(shape, paint) + bank + stalks;
  });
  return (
    sky(stage, 520) +
    ridges(stage, 'r', 300, 420, 3, 70, true) +
    mist(stage, 430, 50, 0.6) +
    body +
    stiltHouse(stage, 'h', focus, 640, 230) +
    tree(stage, 't', focus - 160, 650, 190, palette.leaf, 0.06) +
    person(stage, 'farmer', stage.counter, 850, 140, '#c14f5a') +
    frame(stage, focus > w / 2 ? -1 : 1, 'bottom', 260)
  );
}

function straightRows(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const crop = palette.tone(random.pick(rice));
  const line = 560;
  const vanish: Point = [focus, line - 20];
  const rows = times(34, (i) => {
    const from = (i - 17) * (w / 11);
    return fill(
      polygon([
        [vanish[0] + (i - 17) * 7, line],
        [focus + from, 1010],
        [focus + from + w / 24, 1010],
        [vanish[0] + (i - 16.4) * 7, line],
      ]),
      i % 2 === 0 ? mix(lighter(crop, 0.25), palette.glow, 0.35) : darker(crop, 0.28),
      'opacity=".55"',
    );
  });
  return (
    sky(stage, line) +
    ridges(stage, 'r', 440, 520, 3, 45) +
    woods(stage, 'w', line - 6, 46, palette.leaf, 0.4) +
    rect(
      0,
      line - 2,
      w,
      450,
      stage.linear([
        [0, mix(crop, palette.haze, 0.4)],
        [0.3, crop],
        [1, darker(crop, 0.4)],
      ]),
    ) +
    rows +
    fill(
      polygon([
        [focus - 5, line],
        [focus + 5, line],
        [focus + 90, 1010],
        [focus - 90, 1010],
      ]),
      stage.linear([
        [0, palette.tone('#c9a878', 0.3)],
        [1, palette.tone('#a57f58')],
      ]),
    ) +
    sugarPalm(stage, 'a', stage.counter, 700, 400, 0.1) +
    sugarPalm(stage, 'b', stage.counter + 110, 650, 300, 0.2) +
    sugarPalm(stage, 'c', focus + 330, 640, 280, 0.22) +
    tufts(stage, 't', 620, 1020, '#8fb83f', 220) +
    person(stage, 'farmer', focus - 6, 800, 170, '#3f6fa8') +
    birds(stage, focus, 230, 11)
  );
}

function mirrors(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 560;
  const shore =
    woods(stage, 'w', line - 4, 50, palette.leaf, 0.35) +
    sugarPalm(stage, 'a', focus, line + 4, 420, 0.03) +
    sugarPalm(stage, 'b', focus + 120, line + 2, 330, 0.06) +
    sugarPalm(stage, 'c', focus - 170, line + 2, 280, 0.1) +
    stiltHouse(stage, 'h', stage.counter, line + 6, 150, 0.12);
  const random = stage.random.fork('dyke');
  const dykes = times(6, (i) => {
    const y = 600 + i * i * 15;
    return (
      stroke(
        curve(points(6, (_, t): Point => [w * (t * 1.2 - 0.1), y + random.range(-5, 5)])),
        darker(palette.tone('#5d6a35'), 0.35),
        3 + i * 2.6,
      ) +
      stroke(
        `M${short(focus + (i - 2.5) * 260 - 80)} ${y}L${short(focus + (i - 2.5) * 420 - 80)} ${y + 90 + i * 24}`,
        darker(palette.tone('#5d6a35'), 0.35),
        3 + i * 2,
      )
    );
  });
  const shoots = fill(
    times(330, () => {
      const t = random.next();
      return dab(
        random.range(0, w),
        690 + t * 320,
        12 + 26 * t,
        2.4,
        -Math.PI / 2 + random.range(-0.35, 0.35),
      );
    }),
    palette.tone('#8fb83f'),
    'opacity=".8"',
  );
  return (
    sky(stage, line) +
    ridges(stage, 'r', 420, 520, 3, 50) +
    mist(stage, 540, 40, 0.6) +
    water(stage, line, 1000, { mirror: 0.95 }) +
    reflected(stage, shore, line + 2, 0.6, 1) +
    dykes +
    shoots +
    person(stage, 'farmer', stage.counter + 160, 800, 130, '#c14f5a') +
    buffalo(stage, focus + 40, 850, 150, -1) +
    birds(stage, w / 2, 200)
  );
}

function patchwork(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('patch');
  const lean = random.range(-14, 14);
  const bands = 6;
  let fields = '';
  for (let row = -1; row < bands + 2; row += 1) {
    let x = -w * 0.2;
    while (x < w * 1.2) {
      const size = random.range(120, 320);
      const y = row * 170 + random.range(-6, 6);
      const surface = palette.tone(
        random.pick(['#8fb83f', '#a8c24a', '#c9b84a', '#6fa545', '#d9c46a', '#5f9a4a', '#7fa8a8']),
      );
      const data = polygon([
        [x + 4, y + 4],
        [x + size - 4, y + random.range(0, 8)],
        [x + size - 4, y + 164],
        [x + 4, y + 162],
      ]);
      const lines = stroke(
        times(13, (i) => `M${short(x)} ${short(y + 8 + i * 13)}h${short(size)}`),
        mix(lighter(surface, 0.3), palette.glow, 0.3),
        3.4,
        `opacity=".5" ${stage.clip(data)}`,
      );
      fields +=
        fill(
          data,
          stage.linear(
            [
              [0, lighter(surface, 0.12)],
              [1, darker(surface, 0.16)],
            ],
            [0, 0],
            [1, 1],
          ),
        ) + lines;
      x += size;
    }
  }
  const river = curve(
    points(7, (_, t): Point => [stage.counter + Math.sin(t * 6 + 1) * 120, -60 + 1120 * t]),
  );
  const crown = (x: number, y: number, size: number): string => {
    const green = palette.tone(palette.leaf);
    return (
      `<circle cx="${short(x + size * 0.5)}" cy="${short(y + size * 0.6)}" r="${short(size)}" fill="${palette.shade}" opacity=".3"/>` +
      foliage(
        stage,
        `c${Math.round(x)}${Math.round(y)}`,
        x,
        y,
        size,
        size,
        mix(green, palette.leaf, 0.5),
        0,
        26,
      )
    );
  };
  const roof = palette.tone('#b5583a');
  const hut = (x: number, y: number): string =>
    rect(x + 12, y + 14, 92, 66, palette.shade, 'opacity=".3"') +
    fill(
      polygon([
        [x, y],
        [x + 90, y],
        [x + 90, y + 32],
        [x, y + 32],
      ]),
      mix(lighter(roof, 0.25), palette.glow, 0.3),
    ) +
    fill(
      polygon([
        [x, y + 32],
        [x + 90, y + 32],
        [x + 90, y + 64],
        [x, y + 64],
      ]),
      darker(roof, 0.25),
    );
  return (
    rect(0, 0, w, 1000, darker(palette.tone('#5d7a35'), 0.25)) +
    group(fields, `transform="rotate(${short(lean)} ${short(w / 2)} 500)"`) +
    stroke(river, darker(palette.tone('#5d6a35'), 0.3), 92) +
    stroke(river, palette.tone('#4f9aa3'), 74) +
    stroke(river, mix(palette.sky[2], palette.tone('#6fb5b5'), 0.4), 46, 'opacity=".7"') +
    stroke(river, palette.sun, 8, 'opacity=".4" stroke-dasharray="30 60"') +
    times(26, (i) =>
      crown(
        stage.counter + (i % 2 === 0 ? -90 : 96) + random.range(-26, 26) + Math.sin((i / 26) * 6 + 1) * 120,
        -20 + i * 41,
        random.range(22, 44),
      ),
    ) +
    hut(stage.focus, 430) +
    hut(stage.focus + 120, 490) +
    hut(stage.focus + 10, 560) +
    times(8, () =>
      crown(stage.focus + random.range(-90, 260), random.range(370, 700), random.range(24, 40)),
    ) +
    (random.chance(0.7) ? mist(stage, 160, 110, 0.35) : '')
  );
}

function bambooBridge(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const crop = palette.tone(random.pick(rice));
  const line = 580;
  const deck = polygon([
    [focus - 14, line + 30],
    [focus + 14, line + 30],
    [focus + 150, 1010],
    [focus - 260, 1010],
  ]);
  const wood = palette.tone('#c9a063');
  const rails = [
    [-16, -270],
    [16, 160],
  ]
    .map(
      ([near, far]) =>
        stroke(
          `M${short(focus + (near ?? 0))} ${line}L${short(focus + (far ?? 0))} 880`,
          darker(wood, 0.3),
          7,
        ) +
        times(6, (i) =>
          stroke(
            `M${short(focus + (near ?? 0) + ((far ?? 0) - (near ?? 0)) * (i / 6) ** 1.5)} ${short(line + 300 * (i / 6) ** 1.5)}v${short(34 + 110 * (i / 6) ** 1.5)}`,
            darker(wood, 0.4),
            4 + i,
          ),
        ),
    )
    .join('');
  return (
    sky(stage, line) +
    ridges(stage, 'r', 380, 520, 4, 60, true) +
    mist(stage, 540, 50, 0.7) +
    woods(stage, 'w', line, 60, palette.leaf, 0.3) +
    rect(
      0,
      line,
      w,
      430,
      stage.linear([
        [0, mix(crop, palette.glow, 0.4)],
        [0.4, crop],
        [1, darker(crop, 0.35)],
      ]),
    ) +
    tufts(stage, 'a', line + 20, 1020, '#9fc24a', 320) +
    stiltHouse(stage, 'h', focus, line + 44, 240) +
    tree(stage, 't', focus + 190, line + 40, 260, palette.leaf, 0.1) +
    fill(
      deck,
      stage.linear([
        [0, mix(lighter(wood, 0.3), palette.glow, 0.4)],
        [1, darker(wood, 0.2)],
      ]),
    ) +
    stroke(
      times(24, (i) => `M0 ${short(line + 34 + i * i * 0.75)}H${short(w)}`),
      darker(wood, 0.5),
      3,
      `opacity=".5" ${stage.clip(deck)}`,
    ) +
    rails +
    person(stage, 'monk', focus - 40, 800, 150) +
    tufts(stage, 'b', 900, 1030, '#8fb83f', 70)
  );
}

function harvest(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 620) +
    ridges(stage, 'r', 460, 560, 3, 50) +
    woods(stage, 'w', 630, 70, palette.leaf, 0.3) +
    ground(stage, 'g', 640, 12, '#d9b84f') +
    tufts(stage, 'a', 660, 860, '#e3c45a', 260) +
    stiltHouse(stage, 'h', stage.counter, 690, 240, 0.1) +
    buffalo(stage, focus, 850, 250, -1) +
    person(stage, 'farmer', focus - 220, 860, 210, '#b54a4a') +
    person(stage, 'farmer', focus + 220, 800, 150, '#3f6fa8', -1) +
    tufts(stage, 'b', 840, 1040, '#d9b04a', 260) +
    tree(stage, 'e', focus > w / 2 ? w * 0.04 : w * 0.96, 900, 620, palette.leaf) +
    birds(stage, focus, 240)
  );
}

/** Rice fields: terraces, rows, flooded mirrors, a patchwork from above, a bamboo bridge, the harvest. */
export const riceField: Scene = {
  moods: ['dawn', 'day', 'day', 'golden', 'golden', 'dusk'],
  compositions: [terraces, straightRows, mirrors, patchwork, bambooBridge, harvest],
};
