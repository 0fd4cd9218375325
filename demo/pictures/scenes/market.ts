import { rowBoat } from '../parts/boats.ts';
import { shophouse } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { glowAt, hangingLantern, stringLights } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import {
  circle,
  dab,
  ellipse,
  fill,
  group,
  place,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, palm, woods } from '../parts/trees.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const canvas = [
  '#d8483c',
  '#f0a62f',
  '#2f8a86',
  '#f3e8d2',
  '#3f6fae',
  '#7fae4a',
  '#e87a4a',
  '#b54f86',
] as const;
const produce = [
  '#e2572f',
  '#f2a632',
  '#7fae3f',
  '#f2d04f',
  '#b8345a',
  '#5f8f3a',
  '#8a3f6f',
  '#f08a6a',
] as const;

function umbrellasAbove(stage: Stage): string {
  const { w, palette, side } = stage;
  const random = stage.random.fork('tops');
  const street = palette.tone('#a5937f');
  const turn = random.range(-24, 24);
  const size = random.range(92, 130);
  const top = (x: number, y: number, r: number): string => {
    const colour = palette.tone(random.pick(canvas));
    const second = random.chance(0.55) ? lighter(colour, 0.7) : darker(colour, 0.16);
    const panels = 8;
    const start = random.range(0, 1);
    const body = times(panels, (i) => {
      const [a, b] = [start + (i * 6.283) / panels, start + ((i + 1) * 6.283) / panels];
      const lit = (Math.cos((a + b) / 2) * side - Math.sin((a + b) / 2)) * 0.2;
      const base = i % 2 === 0 ? colour : second;
      return fill(
        polygon([
          [x, y],
          [x + Math.cos(a) * r, y + Math.sin(a) * r],
          [x + Math.cos((a + b) / 2) * r * 0.96, y + Math.sin((a + b) / 2) * r * 0.96],
          [x + Math.cos(b) * r, y + Math.sin(b) * r],
        ]),
        lit > 0 ? mix(lighter(base, lit), palette.glow, lit) : darker(base, -lit * 1.4),
      );
    });
    return (
      ellipse(x - side * r * 0.3, y + r * 0.34, r * 1.02, r, palette.shade, 'opacity=".38"') +
      body +
      circle(x, y, r * 0.07, lighter(colour, 0.8))
    );
  };
  const goods = (x: number, y: number): string =>
    rect(x - 50, y - 34, 100, 68, palette.tone('#8a5f3f')) +
    times(15, (i) =>
      circle(
        x - 40 + (i % 5) * 20,
        y - 20 + Math.floor(i / 5) * 20,
        9.5,
        palette.tone(produce[(Math.floor(x + y) >> 4) % produce.length] ?? '#e2572f'),
      ),
    );
  const walker = (x: number, y: number): string =>
    ellipse(x - side * 9, y + 12, 19, 15, palette.shade, 'opacity=".4"') +
    ellipse(x, y, 18, 12, palette.tone(random.pick(canvas))) +
    circle(x, y, 9, random.chance(0.4) ? palette.tone('#e8c987') : palette.tone('#2a2024'));
  let body = '';
  for (let row = -3; row < 8; row += 1) {
    const y = row * size * 1.75;
    const lane = (row + 30) % 3 === 0;
    for (let column = -3; column < w / size / 1.6 + 4; column += 1) {
      const x = column * size * 1.78 + (row % 2) * size * 0.8 + random.range(-12, 12);
      if (lane)
        body +=
          times(2, () => walker(x + random.range(-70, 70), y + random.range(-44, 44))) +
          (random.chance(0.14) ? goods(x, y + random.range(-30, 30)) : '');
      else
        body +=
          goods(x + size * 0.9, y + size * 0.6) +
          top(x, y + random.range(-14, 14), size * random.range(0.86, 1.1));
    }
  }
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, lighter(street, 0.14)],
        [1, darker(street, 0.25)],
      ]),
    ) + group(body, `transform="rotate(${short(turn)} ${short(w / 2)} 500)"`)
  );
}

function crates(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`crates-${label}`);
  const cell = width / columns;
  const step = height / rows;
  return times(columns * rows, (i) => {
    const row = Math.floor(i / columns);
    const left = x + (i % columns) * cell;
    const top = y + row * step;
    const colour = palette.tone(random.pick(produce));
    const leafy = random.chance(0.22);
    const wood = palette.tone('#9a6b45');
    const r = Math.min(cell, step) * random.range(0.085, 0.115);
    // Back rows first, each row in front lower and wider: a heap, not a wall of dots.
    const heap = times(5, (layer) =>
      times(layer + 3, (k) => {
        const spread = 0.34 + 0.11 * layer;
        const px = left + cell * (0.5 + spread * ((k + random.range(0.3, 0.7)) / (layer + 3) - 0.5) * 1.06);
        const py = top + step * (0.16 + 0.105 * layer) + random.range(-3, 3);
        if (leafy)
          return fill(
            dab(px, py + r * 2, r * 3.4, r, -Math.PI / 2 + random.range(-0.9, 0.9)),
            k % 3 === 0 ? palette.tone('#8fbf4a') : palette.tone('#4f8a3a'),
          );
        return circle(
          px,
          py,
          r,
          stage.radial(
            [
              [0, lighter(colour, 0.5)],
              [0.55, colour],
              [1, darker(colour, 0.38)],
            ],
            [stage.side === -1 ? 0.35 : 0.65, 0.3],
            0.72,
          ),
        );
      }),
    );
    return (
      rect(left + 3, top + step * 0.1, cell - 6, step * 0.8, darker(wood, 0.6)) +
      heap +
      rect(
        left + 3,
        top + step * 0.62,
        cell - 6,
        step * 0.32,
        stage.linear([
          [0, mix(lighter(wood, 0.3), palette.glow, 0.3)],
          [1, darker(wood, 0.25)],
        ]),
      ) +
      rect(left + 3, top + step * 0.77, cell - 6, step * 0.03, darker(wood, 0.5))
    );
  });
}

function stallFront(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const cloth = palette.tone(random.pick(canvas));
  const left = focus - 430;
  const awning = times(10, (i) =>
    fill(
      polygon([
        [left - 40 + i * 94, 250],
        [left + 54 + i * 94, 250],
        [left + 64 + i * 94 + (i - 5) * 6, 370],
        [left - 42 + i * 94 + (i - 5) * 6, 370],
      ]) + `M${left - 42 + i * 94 + (i - 5) * 6} 368a53 34 0 0 0 106 0z`,
      i % 2 === 0 ? cloth : lighter(cloth, 0.75),
    ),
  );
  const seller =
    person(stage, 'vendor', focus + 90, 760, 380, '#3f6fae') +
    person(stage, 'walker', focus - 190, 760, 360, '#e2a63a');
  const hanging = times(8, (i) =>
    fill(
      times(5, (k) => dab(left + 60 + i * 112, 400, 78, 15, Math.PI / 2 + (k - 2) * 0.24)),
      palette.tone(i % 2 === 0 ? '#f2c73f' : '#d9a52f'),
    ),
  );
  return (
    sky(stage, 700) +
    times(7, (i) => shophouse(stage, `s${i}`, focus + (i - 3) * 430, 800, 400, 640)) +
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, palette.haze, 0.55],
        [0.8, palette.haze, 0.2],
      ]),
    ) +
    rect(
      left - 30,
      300,
      900,
      520,
      stage.linear([
        [0, darker(palette.tone('#5b3d33'), 0.5)],
        [1, palette.tone('#7d5a48')],
      ]),
      'opacity=".82"',
    ) +
    glowAt(stage, focus, 440, 380, '#ffc46b', 0.5) +
    seller +
    rect(left - 34, 300, 14, 600, palette.tone('#6b4a3a')) +
    rect(left + 860, 300, 14, 600, palette.tone('#6b4a3a')) +
    hanging +
    rect(
      0,
      880,
      w,
      130,
      stage.linear([
        [0, palette.tone('#b8a48c')],
        [1, darker(palette.tone('#8f7c6a'), 0.3)],
      ]),
    ) +
    crates(stage, 'front', left - 40, 600, 930, 340, 6, 2) +
    awning +
    stringLights(stage, [-20, 180], [w + 20, 150], 50, 18) +
    person(stage, 'traveller', stage.counter - 60, 960, 400, '#d8584a') +
    person(stage, 'walker', focus + 620, 950, 380, '#4f8a6a')
  );
}

function floating(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 470;
  const bank =
    woods(stage, 'w', line - 50, 110, palette.leaf, 0.25) +
    palm(stage, 'p', stage.counter, line, 400, 50, 0.1) +
    times(
      6,
      (i) =>
        rect(focus - 760 + i * 290, line - 130, 12, 140, palette.tone('#5b4030')) +
        fill(
          polygon([
            [focus - 800 + i * 290, line - 110],
            [focus - 640 + i * 290, line - 190],
            [focus - 480 + i * 290, line - 110],
          ]),
          palette.tone(i % 2 === 0 ? '#a5583a' : '#8a6a4a'),
        ) +
        rect(focus - 770 + i * 290, line - 110, 260, 90, darker(palette.tone('#7d5a48'), 0.35)) +
        glowAt(stage, focus - 640 + i * 290, line - 70, 90, '#ffc46b', 0.6) +
        person(stage, 'walker', focus - 600 + i * 290, line, 92, canvas[i] ?? '#d8483c'),
    ) +
    rect(-20, line - 10, w + 40, 22, palette.tone('#8a6446'));
  return (
    sky(stage, line) +
    water(stage, line, 1000, { colour: '#4f8a6a', mirror: 0.35 }) +
    reflected(stage, bank, line + 12, 0.4) +
    rowBoat(stage, 'f1', stage.counter - 60, 590, 280, true) +
    rowBoat(stage, 'f2', focus + 130, 640, 360, true) +
    rowBoat(stage, 'f3', stage.counter + 60, 740, 460, true) +
    rowBoat(stage, 'f4', focus - 30, 880, 640, true) +
    ripples(stage, 'x', 800, 1000, 30, palette.sun, 0.3)
  );
}

function boatsAbove(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('boats');
  const wet = palette.tone('#3f7f78');
  const boat = (x: number, y: number, turn: number, size: number): string => {
    const wood = palette.tone(random.pick(['#8a5636', '#a8724a', '#6f4630']));
    const trays = times(4, (i) => {
      const colour = palette.tone(random.pick(produce));
      return (
        ellipse(0, -120 + i * 62, 34, 27, darker(palette.tone('#c9a063'), 0.1)) +
        times(12, (k) =>
          circle(
            Math.cos(k * 2.4) * Math.sqrt(k / 12) * 24,
            -120 + i * 62 + Math.sin(k * 2.4) * Math.sqrt(k / 12) * 19,
            8,
            k % 3 === 0 ? lighter(colour, 0.35) : colour,
          ),
        )
      );
    });
    const hat = circle(
      0,
      150,
      40,
      stage.radial([
        [0, '#fff0c2'],
        [0.12, '#d9b56a'],
        [0.5, palette.tone('#e8c987')],
        [1, palette.tone('#b98d4f')],
      ]),
    );
    return place(
      fill(
        'M0 -240Q62 -150 56 40Q50 190 0 240Q-50 190 -56 40Q-62 -150 0 -240Z',
        palette.shade,
        `opacity=".4" transform="translate(${-stage.side * 18} 22)"`,
      ) +
        fill(
          'M0 -240Q62 -150 56 40Q50 190 0 240Q-50 190 -56 40Q-62 -150 0 -240Z',
          stage.linear(
            [
              [0, mix(lighter(wood, 0.3), palette.glow, 0.25)],
              [1, darker(wood, 0.3)],
            ],
            [0, 0],
            [1, 0],
          ),
        ) +
        fill('M0 -205Q46 -130 42 40Q38 160 0 204Q-38 160 -42 40Q-46 -130 0 -205Z', darker(wood, 0.5)) +
        trays +
        ellipse(0, 150, 36, 24, palette.tone(random.pick(canvas))) +
        hat +
        stroke('M30 140L96 60', lighter(wood, 0.3), 7),
      x,
      y,
      size,
      size,
      turn,
    );
  };
  const base = random.range(-50, 50);
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, mix(wet, palette.sky[2], 0.4)],
        [1, darker(wet, 0.35)],
      ]),
    ) +
    ripples(stage, 'r', 0, 1000, 130, '#ffffff', 0.15) +
    times(15, (i) =>
      boat(
        ((i % 5) + 0.3) * (w / 4.4) - 60 + random.range(-40, 40),
        Math.floor(i / 5) * 400 + 60 + random.range(-50, 50) + (i % 2) * 120,
        base + random.range(-16, 16) + (i % 4 === 0 ? 180 : 0),
        random.range(0.78, 1.02),
      ),
    )
  );
}

function lane(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('lane');
  const far = 560;
  const evening = stage.mood === 'night' || stage.mood === 'dusk';
  const row = (flip: -1 | 1): string =>
    times(7, (i) => {
      const t = (i / 6) ** 1.5;
      const next = ((i + 0.85) / 6) ** 1.5;
      const x = (s: number): number => focus + flip * (70 + s * w * 0.62);
      const y = (s: number, level: number): number => far + (level - far) * (0.12 + s * 0.95);
      const cloth = palette.tone(random.pick(canvas));
      const roof =
        fill(
          polygon([
            [x(t), y(t, 330)],
            [x(next), y(next, 330)],
            [x(next) - flip * (40 + 150 * next), y(next, 420)],
            [x(t) - flip * (40 + 150 * t), y(t, 420)],
          ]),
          stage.linear([
            [0, lighter(cloth, 0.2)],
            [1, cloth],
          ]),
        ) +
        fill(
          polygon([
            [x(next) - flip * (40 + 150 * next), y(next, 420)],
            [x(t) - flip * (40 + 150 * t), y(t, 420)],
            [x(t) - flip * (40 + 150 * t), y(t, 455)],
            [x(next) - flip * (40 + 150 * next), y(next, 455)],
          ]),
          darker(cloth, 0.25),
        );
      const side = fill(
        polygon([
          [x(t), y(t, 320)],
          [x(next), y(next, 320)],
          [x(next), y(next, 900)],
          [x(t), y(t, 900)],
        ]),
        stage.linear([
          [0, darker(palette.tone('#6b4a3a'), 0.5)],
          [1, palette.tone('#7d5a48')],
        ]),
      );
      const counter =
        fill(
          polygon([
            [x(t), y(t, 700)],
            [x(next), y(next, 700)],
            [x(next) - flip * (20 + 130 * next), y(next, 720)],
            [x(t) - flip * (20 + 130 * t), y(t, 720)],
          ]),
          palette.tone('#b98d5f'),
        ) +
        fill(
          polygon([
            [x(next) - flip * (20 + 130 * next), y(next, 720)],
            [x(t) - flip * (20 + 130 * t), y(t, 720)],
            [x(t) - flip * (20 + 130 * t), y(t, 900)],
            [x(next) - flip * (20 + 130 * next), y(next, 900)],
          ]),
          darker(palette.tone('#8a5f3f'), 0.2),
        );
      const goods = times(16, (k) => {
        const s = t + (next - t) * (k / 16);
        return circle(
          x(s) - flip * (14 + 70 * s) - flip * (k % 3) * 22 * s,
          y(s, 690 - (k % 3) * 9),
          4 + 22 * s,
          palette.tone(random.pick(produce)),
        );
      });
      return (
        side +
        counter +
        goods +
        glowAt(stage, x(t) - flip * 40, y(t, 520), 40 + 190 * t, '#ffc46b', evening ? 0.75 : 0.4) +
        roof
      );
    });
  return (
    sky(stage, far + 40) +
    rect(
      0,
      far,
      w,
      450,
      stage.linear([
        [0, mix(palette.tone('#c9b59a'), palette.glow, 0.5)],
        [1, darker(palette.tone('#8f7c6a'), 0.3)],
      ]),
    ) +
    woods(stage, 'w', far - 10, 50, palette.leaf, 0.45) +
    glowAt(stage, focus, far - 30, 320, palette.glow, 0.7) +
    row(-1) +
    row(1) +
    times(4, (i) =>
      stringLights(
        stage,
        [focus - 120 - i * 190, 470 - i * 110],
        [focus + 120 + i * 190, 466 - i * 112],
        20 + i * 14,
        9 + i * 2,
        3 + i * 2,
      ),
    ) +
    times(7, (i) =>
      person(
        stage,
        i % 3 === 0 ? 'traveller' : 'walker',
        focus + ((i % 2) * 2 - 1) * (12 + i * 14) + random.range(-12, 12),
        640 + i * i * 6,
        92 + i * 28,
        canvas[i] ?? '#d8483c',
      ),
    ) +
    hangingLantern(stage, focus - 380, 60, 120, '#e2472f', evening) +
    hangingLantern(stage, focus + 400, 40, 130, '#e2472f', evening)
  );
}

function freshWall(stage: Stage): string {
  const { w, palette, focus } = stage;
  return (
    rect(0, 0, w, 1000, palette.tone('#4f3a34')) +
    crates(stage, 'all', -20, -10, w + 40, 1060, Math.round(w / 290), 4) +
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
        [stage.side === -1 ? 0 : 1, 0],
        [stage.side === -1 ? 1 : 0, 1],
      ),
    ) +
    foliage(stage, 'c', focus > w / 2 ? -10 : w + 10, 990, 280, 180, palette.leaf, 0, 110)
  );
}

/** Markets: umbrellas from above, a stall front, floating markets (two views), a lane, crates of fruit. */
export const market: Scene = {
  moods: ['day', 'day', 'golden', 'dawn'],
  compositions: [umbrellasAbove, stallFront, floating, boatsAbove, lane, freshWall],
};
