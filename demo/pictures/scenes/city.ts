import { longTail } from '../parts/boats.ts';
import { parasol, shophouse, tower, tukTuk } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { glowAt, hangingLantern, stringLights } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import { boards, chair, pottedPlant } from '../parts/room.ts';
import { ellipse, fill, polygon, rect, short, stroke, times } from '../parts/shapes.ts';
import { birds, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { chedi, hallFront, hallLooks, prang } from '../parts/temple-parts.ts';
import { foliage, frame, tree, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function skyline(stage: Stage, line: number, tall: number, label = 's'): string {
  const { w, focus } = stage;
  const random = stage.random.fork(`skyline-${label}`);
  const rows = [0.72, 0.5, 0.28].map((depth, row) => {
    const count = Math.round(w / (88 + row * 26));
    return times(count, (i) => {
      const x = (w * (i + 0.5)) / count + random.range(-26, 26);
      const near = 1 - Math.min(1, Math.abs(x - focus) / (w * 0.5));
      return tower(
        stage,
        `${label}${row}${i}`,
        x,
        line + 2,
        random.range(56, 110) * (0.8 + row * 0.18),
        tall * (0.3 + 0.75 * near * random.range(0.5, 1)) * (1 - row * 0.24),
        depth,
      );
    });
  });
  return rows.join('');
}

function riverFront(stage: Stage): string {
  const { focus, palette } = stage;
  const line = 650;
  const shore =
    skyline(stage, line, 470) +
    woods(stage, 'w', line - 4, 40, palette.leaf, 0.2) +
    hallFront(stage, stage.counter, line + 2, 190, hallLooks[0]) +
    chedi(stage, stage.counter + 130, line, 200, '#e0b24a', 0.1);
  return (
    sky(stage, line) +
    water(stage, line, 1000) +
    reflected(stage, shore, line + 4, 0.45) +
    longTail(stage, 'a', focus + 60, 850, 400) +
    longTail(stage, 'b', stage.counter, 740, 190, 0.2) +
    birds(stage, focus, 180)
  );
}

function skyTrain(stage: Stage): string {
  const { w, focus, palette } = stage;
  const concrete = palette.tone('#b5b0aa');
  const deck = 520;
  return (
    sky(stage, 800) +
    skyline(stage, 830, 620) +
    rect(
      0,
      820,
      w,
      190,
      stage.linear([
        [0, mix(palette.tone('#8f8a8f'), palette.haze, 0.3)],
        [1, darker(palette.tone('#5f5a66'), 0.35)],
      ]),
    ) +
    woods(stage, 'w', 820, 60, palette.leaf, 0.12) +
    times(
      5,
      (i) =>
        rect(focus - 1040 + i * 460, deck + 40, 64, 400, stage.round(concrete)) +
        fill(
          polygon([
            [focus - 1100 + i * 460, deck + 34],
            [focus - 916 + i * 460, deck + 34],
            [focus - 970 + i * 460, deck + 110],
            [focus - 1046 + i * 460, deck + 110],
          ]),
          darker(concrete, 0.15),
        ),
    ) +
    times(
      4,
      (i) =>
        rect(
          focus - 420 + i * 258,
          deck - 130,
          250,
          116,
          stage.linear([
            [0, '#f6f4ef'],
            [0.5, palette.tone('#e9e6e0')],
            [0.52, palette.tone('#2f5f9a')],
            [0.66, palette.tone('#2f5f9a')],
            [0.67, palette.tone('#d8483c')],
            [0.74, palette.tone('#e9e6e0')],
            [1, palette.tone('#a9a6a2')],
          ]),
          'rx="14"',
        ) +
        times(6, (k) =>
          rect(
            focus - 404 + i * 258 + k * 39,
            deck - 112,
            30,
            42,
            stage.mood === 'day' ? palette.tone('#3d5466') : '#ffe0a0',
            'rx="5"',
          ),
        ),
    ) +
    rect(
      -20,
      deck - 14,
      w + 40,
      60,
      stage.linear([
        [0, mix(lighter(concrete, 0.3), palette.glow, 0.3)],
        [0.3, concrete],
        [1, darker(concrete, 0.4)],
      ]),
    ) +
    tukTuk(stage, stage.counter + 60, 960, 290, '#2f8a5a') +
    times(7, (i) =>
      fill(`M${short(w * 0.1 + i * w * 0.13)} 985h${short(60)}v8h-60z`, '#f6f0dc', 'opacity=".6"'),
    ) +
    tree(stage, 'a', focus + 420, 900, 330, palette.leaf, 0.02) +
    foliage(stage, 'b', w * 0.02, 950, 170, 90, palette.leaf, 0, 90)
  );
}

function oldStreet(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  return (
    sky(stage, 780) +
    tree(stage, 'bg', focus + 300, 800, 700, palette.leaf, 0.35) +
    chedi(stage, stage.counter, 780, 620, '#e0b24a', 0.4) +
    times(8, (i) => shophouse(stage, `o${i}`, focus + (i - 3.5) * 350, 830, 346, 540 + ((i * 53) % 110))) +
    rect(
      0,
      825,
      w,
      190,
      stage.linear([
        [0, mix(palette.tone('#d9c9b0'), palette.glow, 0.3)],
        [1, darker(palette.tone('#8f8278'), 0.3)],
      ]),
    ) +
    rect(0, 840, w, 12, darker(palette.tone('#a5988a'), 0.25)) +
    times(6, (i) =>
      hangingLantern(stage, focus - 780 + i * 320, 380 + (i % 2) * 20, 76, '#e2472f', stage.mood !== 'day'),
    ) +
    times(4, (i) => pottedPlant(stage, `p${i}`, focus - 690 + i * 470, 862, 130)) +
    tukTuk(stage, focus - 60, 955, 430, random.pick(['#2f6fae', '#d8483c', '#e2a02f', '#2f8a5a'])) +
    person(stage, 'traveller', focus + 330, 930, 200, '#d8584a') +
    person(stage, 'walker', stage.counter - 30, 900, 180, '#3f6fae') +
    parasol(stage, stage.counter + 110, 910, 220, 270, '#f0a62f')
  );
}

function roofBar(stage: Stage): string {
  const { w, focus, palette } = stage;
  const glass = stage.linear([
    [0, '#ffffff', 0.26],
    [1, '#ffffff', 0.06],
  ]);
  return (
    sky(stage, 800) +
    skyline(stage, 830, 560, 'far') +
    rect(
      0,
      700,
      w,
      140,
      stage.linear([
        [0, palette.haze, 0],
        [1, palette.haze, 0.5],
      ]),
    ) +
    boards(stage, 830, '#7d5a42') +
    rect(0, 640, w, 200, glass) +
    stroke(
      times(9, (i) => `M${short((i * w) / 8)} 640V840`) + `M0 640H${short(w)}`,
      lighter(palette.tone('#8f8a8f'), 0.2),
      7,
    ) +
    stringLights(stage, [-20, 160], [w * 0.55, 240], 70, 14, 8) +
    stringLights(stage, [w * 0.45, 230], [w + 20, 130], 70, 14, 8) +
    chair(stage, focus - 180, 950, 260, '#5b4030') +
    chair(stage, focus + 190, 950, 260, '#5b4030', -1) +
    rect(focus - 6, 780, 12, 170, '#3a2a2a') +
    ellipse(
      focus,
      780,
      130,
      18,
      stage.linear([
        [0, palette.tone('#d9a878')],
        [1, palette.tone('#8a5f42')],
      ]),
    ) +
    glowAt(stage, focus, 740, 140, '#ffc46b', 0.8) +
    rect(focus - 8, 740, 16, 36, '#fff0c0', 'rx="4"') +
    person(stage, 'walker', stage.counter, 900, 300, '#d8584a') +
    person(stage, 'walker', stage.counter + 84, 904, 316, '#344055') +
    pottedPlant(stage, 'a', w * 0.02, 960, 320) +
    pottedPlant(stage, 'b', w * 0.98, 960, 340, '#5f8f86')
  );
}

function templeAndTowers(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 760) +
    skyline(stage, 760, 480) +
    rect(
      0,
      430,
      w,
      340,
      stage.linear([
        [0, palette.haze, 0],
        [1, palette.haze, 0.6],
      ]),
    ) +
    woods(stage, 'a', 750, 90, palette.leaf, 0.28) +
    rect(
      0,
      770,
      w,
      240,
      stage.linear([
        [0, mix(palette.tone(palette.leaf), palette.haze, 0.35)],
        [1, darker(palette.tone(palette.leaf), 0.3)],
      ]),
    ) +
    prang(stage, stage.counter, 800, 330, '#e3d6c2', 0.2) +
    chedi(stage, focus + 210, 810, 400, '#e0b24a', 0.1) +
    hallFront(stage, focus - 60, 850, 470, stage.random.pick(hallLooks)) +
    woods(stage, 'b', 890, 80, palette.leaf, 0.04) +
    foliage(stage, 'c', w * 0.03, 980, 260, 140, palette.leaf, 0, 120) +
    foliage(stage, 'd', w * 0.97, 990, 280, 150, palette.leaf, 0, 120) +
    birds(stage, stage.counter, 240) +
    frame(stage, stage.side, 'top', 260)
  );
}

/** Cities: a river skyline, the sky train, an old-town street, a roof terrace, a temple before towers. */
export const city: Scene = {
  moods: ['dusk', 'golden', 'day', 'dawn', 'dusk'],
  compositions: [
    riverFront,
    skyTrain,
    oldStreet,
    { moods: ['dusk', 'night'], draw: roofBar },
    templeAndTowers,
  ],
};
