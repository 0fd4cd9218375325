import { stiltHouse } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { ground, ridge, ridges, tufts } from '../parts/land.ts';
import { elephant, person } from '../parts/people.ts';
import {
  curve,
  dab,
  fill,
  group,
  type Point,
  points,
  polygon,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { birds, mist, sky, sun } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { chedi } from '../parts/temple-parts.ts';
import { blossom, foliage, frame, tree, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function seaOfMist(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 620) +
    ridges(stage, 'a', 400, 560, 3, 120) +
    mist(stage, 600, 80, 0.95) +
    ridges(stage, 'b', 620, 720, 2, 60, true) +
    mist(stage, 760, 90, 0.9) +
    ridge(stage, 'c', {
      y: 830,
      rough: 50,
      colour: mix(palette.leaf, '#23463f', 0.6),
      depth: 0.08,
      wooded: true,
    }) +
    fill(
      `M${short(focus - 420)} 1010L${short(focus - 190)} 880L${short(focus - 60)} 815L${short(focus + 90)} 806L${short(focus + 170)} 870L${short(focus + 360)} 1010Z`,
      stage.linear([
        [0, mix(palette.tone('#8f7f72'), palette.glow, 0.4)],
        [1, darker(palette.tone('#4f4648'), 0.4)],
      ]),
    ) +
    person(stage, 'traveller', focus + 10, 814, 200, '#e2574a') +
    tufts(stage, 't', 930, 1020, palette.leaf, 60) +
    foliage(stage, 'l', w * 0.02, 990, 220, 150, palette.leaf, 0, 100) +
    birds(stage, stage.counter, 330)
  );
}

function twinStupas(stage: Stage): string {
  const { focus, palette, random } = stage;
  return (
    sky(stage, 700) +
    ridges(stage, 'a', 440, 650, 4, 120) +
    mist(stage, 660, 60, 0.8) +
    chedi(stage, focus + 150, 800, 420, random.pick(['#8f6fa8', '#7a8fb5', '#b58fa0']), 0.08) +
    chedi(stage, focus - 130, 815, 500, random.pick(['#c98a4a', '#b5763f', '#d9b26a'])) +
    ground(stage, 'g', 812, 16, mix(palette.leaf, '#8fae5a', 0.4)) +
    times(26, (i) =>
      foliage(
        stage,
        `f${i}`,
        stage.w * (i / 25),
        850 + (i % 3) * 55,
        70,
        40,
        i % 3 === 0 ? '#b54f7a' : palette.leaf,
        0,
        26,
      ),
    ) +
    blossom(
      stage,
      'b',
      stage.w / 2,
      930,
      stage.w / 2,
      70,
      random.pick(['#f28ab0', '#f2d04f', '#fbe9f0']),
      160,
      8,
    ) +
    person(stage, 'walker', focus - 10, 850, 100, '#e2574a')
  );
}

function greatPeak(stage: Stage): string {
  const { w, focus, palette, side } = stage;
  const random = stage.random.fork('peak');
  const peaks = [
    { x: focus, top: 170, slope: 0.92 },
    { x: focus - random.range(210, 300), top: random.range(300, 380), slope: 0.7 },
    { x: focus + random.range(220, 330), top: random.range(280, 360), slope: 0.62 },
  ];
  const jag = points(73, () => [random.range(-1, 1), random.range(-1, 1)]);
  const crest = points(73, (index, t): Point => {
    const x = focus - 780 + 1560 * t;
    const level = Math.min(...peaks.map((peak) => peak.top + Math.abs(x - peak.x) ** 0.96 * peak.slope));
    const rough = index % 4 === 0 ? 26 : 13;
    return [x + (jag[index]?.[0] ?? 0) * 7, Math.min(780, level + (jag[index]?.[1] ?? 0) * rough)];
  });
  const rock = palette.tone('#62748c', 0.22);
  const body = polygon([...crest, [focus + 780, 800], [focus - 780, 800]]);
  // From each summit a broken spine runs down; the slope towards the light is bright, the other stays in shade.
  const slopes = peaks
    .map((peak) => {
      const spine = points(
        9,
        (index, t): Point => [
          peak.x + (index === 0 ? 0 : random.range(-34, 34)) - side * 90 * t,
          peak.top + (800 - peak.top) * t,
        ],
      );
      const skirt = points(5, (_, t): Point => [peak.x + side * (620 - 560 * t), 800 - (790 - peak.top) * t]);
      return polygon([...spine, ...skirt]);
    })
    .join('');
  const gullies = times(34, () => {
    const x = focus + random.range(-520, 520);
    const y = 260 + Math.abs(x - focus) * 0.6 + random.range(0, 180);
    return dab(x, y, random.range(60, 190), random.range(5, 15), Math.PI / 2 + random.range(-0.5, 0.5));
  });
  const far = mix(rock, palette.haze, 0.8);
  return (
    sky(stage, 700, false) +
    sun(stage) +
    ridges(stage, 'far', 480, 560, 2, 50) +
    fill(
      body,
      stage.linear([
        [0, darker(rock, 0.28)],
        [1, far],
      ]),
    ) +
    group(
      fill(
        slopes,
        stage.linear([
          [0, mix(lighter(rock, 0.3), palette.glow, 0.5)],
          [1, far],
        ]),
        'opacity=".75"',
      ) + fill(gullies, darker(rock, 0.4), 'opacity=".22"'),
      stage.clip(body),
    ) +
    mist(stage, 660, 70, 0.9) +
    ridge(stage, 'm', { y: 690, rough: 40, colour: palette.leaf, depth: 0.34, wooded: true, folds: true }) +
    water(stage, 790, 1000, { mirror: 0.8 }) +
    reflected(stage, woods(stage, 'w', 780, 70, mix(palette.leaf, '#24503f', 0.4), 0.08), 796, 0.55) +
    tree(stage, 'n', stage.counter, 960, 480, palette.leaf) +
    foliage(stage, 'c', w * (focus > w / 2 ? 0.03 : 0.97), 990, 260, 120, palette.leaf, 0, 110)
  );
}

function teaRows(stage: Stage): string {
  const { w, focus, palette } = stage;
  const leaf = palette.tone(mix(palette.leaf, '#7fae3f', 0.45));
  const hill = `${curve([
    [-60, 800],
    [w * 0.25, 640],
    [w * 0.55, 690],
    [w * 0.8, 600],
    [w + 60, 660],
  ])}L${short(w + 60)} 1010L-60 1010Z`;
  const rows = times(17, (i) => {
    const t = i / 16;
    const y = 640 + t ** 1.5 * 420;
    const line = curve(
      points(
        9,
        (_, s): Point => [
          w * (s * 1.2 - 0.1),
          y + Math.sin(s * 5 + 1) * 46 * (1 - t * 0.3) - 60 * s * (1 - t),
        ],
      ),
    );
    const thick = 9 + 34 * t;
    return (
      stroke(line, darker(leaf, 0.45), thick * 1.25) +
      group(stroke(line, leaf, thick), 'transform="translate(0 -5)"') +
      group(
        stroke(line, mix(lighter(leaf, 0.25), palette.glow, 0.4), thick * 0.3, 'opacity=".7"'),
        `transform="translate(0 ${short(-thick * 0.4)})"`,
      )
    );
  });
  return (
    sky(stage, 640) +
    ridges(stage, 'r', 380, 580, 4, 130, true) +
    mist(stage, 610, 60, 0.8) +
    fill(hill, darker(leaf, 0.3)) +
    group(rows, stage.clip(hill)) +
    stiltHouse(stage, 'h', stage.counter, 690, 190, 0.1) +
    person(stage, 'farmer', focus, 850, 150, '#c94f5a') +
    person(stage, 'farmer', focus + 150, 800, 120, '#3f6fa8', -1) +
    frame(stage, focus > w / 2 ? -1 : 1, 'top', 300)
  );
}

function windingRoad(stage: Stage): string {
  const { w, focus, palette } = stage;
  const bend = (t: number): Point => [
    focus + Math.sin(t ** 0.7 * 11 + 0.6) * (24 + 190 * t) * (1 - t * 0.35),
    572 + 470 * t ** 1.7,
  ];
  const edge = (flip: -1 | 1): Point[] =>
    points(34, (_, t): Point => [bend(t)[0] + flip * (4 + 92 * t ** 1.5), bend(t)[1]]);
  const data = `${curve(edge(-1))}${curve(edge(1).reverse()).replace(/^M/, 'L')}Z`;
  const asphalt = palette.tone('#77727a');
  const road = fill(
    data,
    stage.linear([
      [0, mix(asphalt, palette.glow, 0.45)],
      [1, darker(asphalt, 0.2)],
    ]),
    `stroke="${lighter(asphalt, 0.6)}" stroke-width="3" stroke-opacity=".6"`,
  );
  const dashes = fill(
    points(22, (_, t): Point => [t, t])
      .map(([t]) => {
        const [x, y] = bend(t);
        const [nextX, nextY] = bend(Math.min(1, t + 0.016));
        const half = 0.8 + 4 * t;
        return polygon([
          [x - half, y],
          [x + half, y],
          [nextX + half, nextY],
          [nextX - half, nextY],
        ]);
      })
      .join(''),
    '#fbf3d8',
    'opacity=".75"',
  );
  return (
    sky(stage, 640) +
    ridges(stage, 'r', 330, 540, 4, 160, true) +
    mist(stage, 560, 60, 0.7) +
    ground(stage, 'g', 570, 30, mix(palette.leaf, '#8fae5a', 0.35)) +
    tufts(stage, 't', 620, 1010, palette.leaf, 140) +
    road +
    dashes +
    stiltHouse(stage, 'a', stage.counter + 40, 740, 230, 0.06) +
    stiltHouse(stage, 'b', stage.counter - 190, 700, 170, 0.16) +
    woods(stage, 'w', 1000, 120, palette.leaf, 0) +
    tree(stage, 'e', focus > w / 2 ? w * 0.95 : w * 0.05, 980, 660, palette.leaf)
  );
}

function elephantValley(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 640) +
    ridges(stage, 'r', 350, 590, 4, 140, true) +
    mist(stage, 640, 60, 0.75) +
    woods(stage, 'mid', 730, 100, palette.leaf, 0.28) +
    ground(stage, 'g', 760, 14, mix(palette.leaf, '#a8b85a', 0.45)) +
    elephant(stage, focus + 30, 880, 300, -1) +
    elephant(stage, focus + 280, 870, 180, -1) +
    person(stage, 'farmer', focus - 230, 890, 160, '#3f6fa8') +
    tufts(stage, 't', 840, 1020, mix(palette.leaf, '#a8b85a', 0.3), 170) +
    tree(stage, 'e', focus > w / 2 ? w * 0.06 : w * 0.94, 960, 720, palette.leaf) +
    frame(stage, focus > w / 2 ? 1 : -1, 'top', 300)
  );
}

/** Mountains: mist, stupas on a summit, a great peak, tea rows, a winding road, a valley with elephants. */
export const mountain: Scene = {
  moods: ['dawn', 'dawn', 'day', 'golden', 'dusk'],
  compositions: [seaOfMist, twinStupas, greatPeak, teaRows, windingRoad, elephantValley],
};
