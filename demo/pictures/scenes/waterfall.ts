import { darker, lighter, mix } from '../parts/colour.ts';
import { ridges } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import {
  circle,
  curve,
  dab,
  ellipse,
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
import { mist, shafts, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, frame, woods } from '../parts/trees.ts';
import { ripples } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function fall(
  stage: Stage,
  label: string,
  x: number,
  top: number,
  bottom: number,
  width: number,
  spread = 1.25,
): string {
  const random = stage.random.fork(`fall-${label}`);
  const { palette } = stage;
  const data = polygon([
    [x - width / 2, top],
    [x + width / 2, top],
    [x + (width / 2) * spread, bottom],
    [x - (width / 2) * spread, bottom],
  ]);
  const white = mix('#ffffff', palette.ambient, 0.25);
  const blue = mix(palette.tone('#8fc4cf'), white, 0.35);
  const threads = (count: number, thick: number): string =>
    times(count, () => {
      const t = random.range(-0.5, 0.5);
      const from = top + random.range(0, 0.5) * (bottom - top);
      const drop = random.range(0.25, 0.6) * (bottom - top);
      return dab(
        x + t * width * (1 + (spread - 1) * ((from - top) / (bottom - top))),
        from,
        drop,
        thick * random.range(0.4, 1),
        Math.PI / 2 - t * (spread - 1) * 0.6,
      );
    });
  const lip = ellipse(x, top, width / 2, 7, white);
  const spray = stage.radial([
    [0, white, 0.85],
    [0.5, white, 0.35],
    [1, white, 0],
  ]);
  return (
    fill(
      data,
      stage.linear([
        [0, white],
        [0.15, blue],
        [0.6, mix(blue, white, 0.4)],
        [1, white],
      ]),
    ) +
    group(
      fill(threads(26, width * 0.05), darker(blue, 0.2), 'opacity=".35"') +
        fill(threads(40, width * 0.045), white, 'opacity=".9"'),
      stage.clip(data),
    ) +
    lip +
    ellipse(x, bottom, width * 1.1, Math.max(34, width * 0.3), spray) +
    ellipse(x, bottom - 20, width * 0.8, Math.max(50, width * 0.5), spray, 'opacity=".7"')
  );
}

function cliff(
  stage: Stage,
  label: string,
  left: number,
  right: number,
  top: number,
  bottom: number,
  depth = 0.05,
): string {
  const random = stage.random.fork(`cliff-${label}`);
  const { palette } = stage;
  const rock = palette.tone(random.pick(['#7f7468', '#6f7270', '#8f7a66']), depth);
  const width = right - left;
  const crest = points(9, (_, t): Point => [left + width * t, top + random.range(-24, 24)]);
  const data = `${curve([[left - 20, bottom], ...crest, [right + 20, bottom]])}Z`;
  const blocks = times(46, () => {
    const x = left + random.next() * width;
    const y = top + random.next() * (bottom - top);
    const size = random.range(24, 76);
    return polygon([
      [x, y],
      [x + size, y + random.range(-8, 8)],
      [x + size * 0.9, y + size * 0.6],
      [x + size * 0.1, y + size * 0.7],
    ]);
  });
  const shades = times(30, () => {
    const x = left + random.next() * width;
    const y = top + random.next() * (bottom - top);
    return dab(x, y, random.range(60, 170), random.range(5, 12), Math.PI / 2 + random.range(-0.2, 0.2));
  });
  return (
    fill(
      data,
      stage.linear([
        [0, mix(lighter(rock, 0.15), palette.glow, 0.2)],
        [0.4, rock],
        [1, darker(rock, 0.45)],
      ]),
    ) +
    group(
      fill(blocks, mix(lighter(rock, 0.2), palette.glow, 0.15), 'opacity=".28"') +
        fill(shades, darker(rock, 0.6), 'opacity=".4"'),
      stage.clip(data),
    )
  );
}

function rocks(stage: Stage, label: string, y: number, count: number, size: number): string {
  const random = stage.random.fork(`rocks-${label}`);
  const { palette, w } = stage;
  return times(count, (i) => {
    const x = (w * (i + random.range(0.1, 0.9))) / count;
    const s = size * random.range(0.5, 1.3);
    const stone = palette.tone(random.pick(['#6f6a68', '#7f766c', '#5f6664']));
    const data = curve(
      [
        [x - s, y + s * 0.3],
        [x - s * 0.8, y - s * 0.2],
        [x - s * 0.2, y - s * 0.55],
        [x + s * 0.5, y - s * 0.45],
        [x + s, y + s * 0.1],
        [x + s * 0.7, y + s * 0.4],
      ],
      true,
    );
    return (
      ellipse(x, y + s * 0.34, s * 1.15, s * 0.16, '#ffffff', 'opacity=".4"') +
      fill(
        data,
        stage.linear([
          [0, mix(lighter(stone, 0.3), palette.glow, 0.3)],
          [0.4, stone],
          [1, darker(stone, 0.55)],
        ]),
      ) +
      fill(
        times(5, (k) => dab(x - s * 0.5 + k * s * 0.2, y - s * 0.35, s * 0.3, s * 0.06, 0.1)),
        palette.tone(palette.leaf),
        'opacity=".8"',
      )
    );
  });
}

function pool(stage: Stage, top: number, bottom: number, colour = '#3fb5a0'): string {
  const { palette, w } = stage;
  const wet = palette.tone(colour);
  return (
    rect(
      0,
      top,
      w,
      bottom - top,
      stage.linear([
        [0, mix(lighter(wet, 0.45), palette.glow, 0.2)],
        [0.4, wet],
        [1, darker(wet, 0.45)],
      ]),
    ) + ripples(stage, `p${top}`, top, bottom, 70, '#ffffff', 0.3)
  );
}

function tallFall(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 500) +
    woods(stage, 'top', 240, 120, palette.leaf, 0.35) +
    cliff(stage, 'a', -40, w + 40, 220, 790) +
    fall(stage, 'm', focus, 225, 780, 150, 1.3) +
    times(9, (i) =>
      foliage(
        stage,
        `e${i}`,
        i < 5 ? focus - 200 - i * 150 : focus + 190 + (i - 5) * 160,
        250 + (i % 3) * 60,
        120,
        90,
        palette.leaf,
        0.06,
        70,
      ),
    ) +
    times(8, (i) =>
      foliage(
        stage,
        `m${i}`,
        i < 4 ? focus - 260 - i * 170 : focus + 250 + (i - 4) * 170,
        560 + (i % 3) * 60,
        120,
        80,
        mix(palette.leaf, '#2f6b58', 0.4),
        0.03,
        70,
      ),
    ) +
    pool(stage, 780, 1000) +
    mist(stage, 780, 50, 0.5) +
    rocks(stage, 'r', 870, 7, 80) +
    shafts(stage, [stage.sun[0], 0], 900, 6) +
    person(stage, 'traveller', stage.counter, 850, 130, '#e2574a') +
    frame(stage, -1, 'bottom', 300) +
    frame(stage, 1, 'top', 300)
  );
}

function emeraldSteps(stage: Stage): string {
  const { w, focus, palette } = stage;
  const side = stage.random.fork('steps');
  const steps = times(4, (i) => {
    const y = 330 + i * 150;
    const x = focus + (i % 2 === 0 ? -1 : 1) * (50 + i * 34);
    return (
      cliff(stage, `s${i}`, -40, w + 40, y, y + 130, 0.22 - i * 0.06) +
      times(3 + (i % 2), (k) =>
        fall(
          stage,
          `f${i}${k}`,
          x + (k - 1.2) * (120 + i * 40),
          y + 2,
          y + 96 + i * 8,
          60 + i * 22 + side.range(-14, 20),
          1.15,
        ),
      ) +
      pool(stage, y + 92 + i * 8, y + 200, '#39c0ae')
    );
  });
  return (
    sky(stage, 400) +
    woods(stage, 'a', 290, 170, palette.leaf, 0.4) +
    woods(stage, 'b', 350, 130, palette.leaf, 0.18) +
    steps +
    pool(stage, 890, 1000, '#2fb0a3') +
    rocks(stage, 'r', 930, 5, 70) +
    times(
      5,
      (i) =>
        foliage(stage, `l${i}`, w * 0.02 + (i % 2) * 40, 340 + i * 150, 170, 110, palette.leaf, 0.04, 80) +
        foliage(stage, `r${i}`, w * 0.98 - (i % 2) * 40, 360 + i * 140, 180, 110, palette.leaf, 0.04, 80),
    ) +
    shafts(stage, [stage.sun[0], 0], 900, 7) +
    frame(stage, 1, 'bottom', 280)
  );
}

function wideCurtain(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 480) +
    ridges(stage, 'r', 230, 330, 2, 50) +
    woods(stage, 'a', 380, 110, palette.leaf, 0.25) +
    cliff(stage, 'a', -40, w + 40, 380, 770) +
    times(7, (i) =>
      fall(stage, `f${i}`, focus + (i - 3) * 185, 386 + (i % 3) * 10, 760, 90 + (i % 3) * 50, 1.12),
    ) +
    times(8, (i) =>
      foliage(stage, `g${i}`, focus + (i - 3.5) * 190, 400 + (i % 2) * 60, 44, 50, palette.leaf, 0.05, 40),
    ) +
    mist(stage, 760, 80, 0.6) +
    pool(stage, 760, 1000, '#5fae9a') +
    rocks(stage, 'n', 900, 6, 110) +
    person(stage, 'walker', focus - 40, 868, 120, '#f2b23f') +
    person(stage, 'traveller', focus + 20, 870, 126, '#3f7fa8') +
    frame(stage, -1, 'top', 340)
  );
}

function fromTheCave(stage: Stage): string {
  const { w, focus, palette } = stage;
  const dark = darker(mix(palette.shade, palette.tone('#4f4038'), 0.5), 0.35);
  const random = stage.random.fork('cave');
  const mouth = points(16, (i): Point => {
    const angle = (i / 16) * Math.PI * 2;
    return [
      focus + Math.cos(angle) * (w * 0.33) * random.range(0.86, 1.1),
      470 + Math.sin(angle) * 400 * random.range(0.88, 1.06),
    ];
  });
  const hole = `M-20 -20H${short(w + 20)}V1020H-20Z${curve(mouth, true)}`;
  return (
    sky(stage, 500) +
    woods(stage, 'a', 460, 150, palette.leaf, 0.35) +
    woods(stage, 'b', 640, 140, palette.leaf, 0.12) +
    rect(0, 690, w, 80, darker(palette.tone(palette.leaf, 0.12), 0.42)) +
    cliff(stage, 'c', focus - 260, focus + 260, 240, 760, 0.15) +
    fall(stage, 'f', focus, 240, 750, 110, 1.3) +
    pool(stage, 750, 1000) +
    rocks(stage, 'r', 830, 9, 50) +
    shafts(stage, [stage.sun[0], 60], 800, 5) +
    fill(
      hole,
      stage.radial(
        [
          [0.35, mix(dark, palette.tone('#8a6f5a'), 0.5)],
          [0.8, dark],
        ],
        [focus / w, 0.47],
        0.7,
      ),
      'fill-rule="evenodd"',
    ) +
    stroke(curve(mouth, true), mix(palette.tone('#b59a7a'), palette.glow, 0.5), 5, 'opacity=".55"') +
    times(13, (i) =>
      fill(dab((w * (i + 0.5)) / 13, -30, random.range(110, 260), 26, Math.PI / 2), darker(dark, 0.2)),
    ) +
    foliage(stage, 'v', focus - w * 0.25, 130, 150, 60, palette.leaf, 0, 80) +
    person(stage, 'traveller', focus + 190, 900, 190, '#e2574a')
  );
}

function junglePool(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('pool');
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, mix(palette.sky[3], palette.leaf, 0.3)],
        [1, darker(palette.tone(palette.leaf), 0.5)],
      ]),
    ) +
    woods(stage, 'a', 260, 230, palette.leaf, 0.5) +
    woods(stage, 'b', 420, 190, palette.leaf, 0.28) +
    cliff(stage, 'c', focus - 420, focus + 420, 330, 650, 0.1) +
    fall(stage, 'f', focus - 30, 336, 520, 120, 1.2) +
    fall(stage, 'g', focus + 60, 510, 640, 220, 1.15) +
    times(8, (i) =>
      foliage(
        stage,
        `k${i}`,
        i < 4 ? focus - 240 - i * 150 : focus + 290 + (i - 4) * 150,
        420 + (i % 3) * 70,
        150,
        120,
        palette.leaf,
        0.06,
        90,
      ),
    ) +
    pool(stage, 636, 1000, '#43c2ae') +
    circle(
      focus,
      660,
      200,
      stage.radial([
        [0, '#ffffff', 0.7],
        [1, '#ffffff', 0],
      ]),
    ) +
    rocks(stage, 'r', 720, 8, 60) +
    rocks(stage, 'n', 960, 4, 130) +
    shafts(stage, [stage.sun[0], -40], 900, 8) +
    times(30, () =>
      circle(random.range(0, w), random.range(100, 900), random.range(2, 5), palette.sun, 'opacity=".5"'),
    ) +
    frame(stage, -1, 'top', 380) +
    frame(stage, 1, 'bottom', 320)
  );
}

/** Waterfalls: a tall one, emerald steps, a wide curtain, seen from a cave, a pool in the woods. */
export const waterfall: Scene = {
  moods: ['day', 'day', 'dawn', 'golden'],
  compositions: [tallFall, emeraldSteps, wideCurtain, fromTheCave, junglePool],
};
