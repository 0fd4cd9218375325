import { farBoat, longTail } from '../parts/boats.ts';
import { parasol } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { karst, ridge } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import {
  circle,
  curve,
  dab,
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
import { birds, shafts, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { frame, palm } from '../parts/trees.ts';
import { glitter, reflected, ripples, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

/** The colours of shallow tropical water from deep to sand. */
const shallows = ['#1d7f9c', '#2fa9b5', '#63cfc6', '#b5ead2'] as const;

function beach(stage: Stage, top: number, slope: number): string {
  const { palette, w } = stage;
  const random = stage.random.fork('beach');
  const sand = palette.tone('#f3dfb8');
  const wave = points(
    9,
    (_, t): Point => [
      w * (t * 1.2 - 0.1),
      top + slope * (t - 0.5) * (stage.focus > w / 2 ? -1 : 1) + random.range(-14, 14),
    ],
  );
  const shape = (shift: number): string =>
    `${curve(wave.map(([x, y]): Point => [x, y + shift]))}L${short(w * 1.1)} 1000L${short(-w * 0.1)} 1000Z`;
  const prints = times(60, () => {
    const t = random.next();
    return dab(random.range(0, w), top + 60 + t * 260, 30 + 50 * t, 3 + 3 * t, random.range(-0.15, 0.15));
  });
  return (
    fill(shape(-46), palette.tone(shallows[3]), 'opacity=".55"') +
    fill(shape(-16), '#ffffff', 'opacity=".7"') +
    fill(shape(-4), darker(mix(sand, palette.tone('#b89a78'), 0.6), 0.08)) +
    fill(
      shape(22),
      stage.linear([
        [0, mix(lighter(sand, 0.2), palette.glow, 0.3)],
        [0.5, sand],
        [1, darker(sand, 0.2)],
      ]),
    ) +
    fill(prints, darker(sand, 0.3), 'opacity=".22"')
  );
}

function palmBeach(stage: Stage): string {
  const { focus, w } = stage;
  const lean = focus > w / 2 ? -1 : 1;
  const root = focus > w / 2 ? w * 0.9 : w * 0.1;
  return (
    sky(stage, 520) +
    karst(stage, 'a', w - root + lean * -30, 532, 150, 130, 0.55) +
    karst(stage, 'b', w - root + lean * 110, 530, 90, 80, 0.62) +
    water(stage, 520, 1000, { colour: shallows[1], mirror: 0.3 }) +
    longTail(stage, 'l', w * 0.5 - lean * 120, 690, 330) +
    beach(stage, 790, 130) +
    palm(stage, 'p1', root, 950, 640, lean * 250) +
    palm(stage, 'p2', root - lean * 70, 900, 500, lean * 90) +
    person(stage, 'traveller', w * 0.5 + lean * 90, 900, 110, '#e2574a') +
    birds(stage, w / 2, 220, 6)
  );
}

function openSea(stage: Stage): string {
  const { focus, random } = stage;
  return (
    sky(stage, 560) +
    ridge(stage, 'far', { y: 545, rough: 26, colour: '#4f6f8a', depth: 0.55, foot: 60 }) +
    water(stage, 560, 1000) +
    farBoat(stage, stage.counter, 586, 70) +
    farBoat(stage, stage.counter + 130, 574, 42) +
    longTail(stage, 'main', focus, 800, random.range(420, 520)) +
    ripples(stage, 'front', 780, 1000, 40, stage.palette.sun, 0.3) +
    birds(stage, focus, 300, 9)
  );
}

function fromAbove(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('above');
  const flip = random.chance(0.5);
  const edge = (shift: number, wild: number): Point[] =>
    points(
      9,
      (_, t): Point => [
        w * (0.46 + shift) + Math.sin(t * 5 + random.range(0, 0.5)) * 70 * wild + (t - 0.5) * w * 0.24,
        -40 + 1080 * t,
      ],
    );
  const line = edge(0, 1);
  const sea = (shift: number): string =>
    `${curve(line.map(([x, y]): Point => [x + shift, y]))}L${short(w + 60)} 1040L${short(w + 60)} -40Z`;
  const tone = palette.tone;
  const deep = [tone(shallows[0]), tone(shallows[1]), tone(shallows[2]), tone(shallows[3])] as const;
  const sand = palette.tone('#f2dfba');
  const foam = (shift: number, width: number, opacity: number): string =>
    stroke(
      curve(line.map(([x, y], i): Point => [x + shift + Math.sin(i * 2.1) * 14, y])),
      '#ffffff',
      width,
      `opacity="${opacity}"`,
    );
  const crowns = times(24, () => {
    const x = random.range(-0.02, 0.2) * w;
    const y = random.range(-20, 1020);
    const size = random.range(46, 84);
    const green = mix(palette.tone(palette.leaf), palette.tone('#2f6b4a'), random.next());
    const leaves = times(11, (i) => dab(x, y, size, size * 0.16, (i * Math.PI * 2) / 11));
    return (
      fill(
        times(11, (i) => dab(x + 14, y + 18, size, size * 0.16, (i * Math.PI * 2) / 11)),
        palette.shade,
        'opacity=".3"',
      ) +
      fill(leaves, darker(green, 0.2)) +
      fill(
        times(7, (i) => dab(x, y, size * 0.7, size * 0.1, (i * Math.PI * 2) / 7 + 0.3)),
        mix(lighter(green, 0.2), palette.glow, 0.3),
      )
    );
  });
  const umbrellas = times(5, (i) => {
    const x = w * 0.3 + i * 26 + random.range(-20, 20);
    const y = 120 + i * 190;
    const colour = palette.tone(random.pick(['#e2574a', '#f2b23f', '#f6efe2', '#3f8fa8']));
    return (
      ellipse(x + 22, y + 26, 46, 42, palette.shade, 'opacity=".25"') +
      circle(x, y, 44, colour) +
      times(4, (k) =>
        fill(
          `M${short(x)} ${short(y)}L${short(x + 44 * Math.cos((k * Math.PI) / 2))} ${short(y + 44 * Math.sin((k * Math.PI) / 2))}A44 44 0 0 1 ${short(x + 44 * Math.cos((k * Math.PI) / 2 + 0.785))} ${short(y + 44 * Math.sin((k * Math.PI) / 2 + 0.785))}Z`,
          lighter(colour, 0.65),
        ),
      ) +
      rect(x + 40, y + 26, 22, 56, palette.tone('#fbf4e6'), 'rx="5"')
    );
  });
  const boat = place(
    ellipse(16, 20, 24, 96, palette.shade, 'opacity=".25"') +
      fill(
        'M0 -110Q26 -60 22 40Q18 90 0 100Q-18 90 -22 40Q-26 -60 0 -110Z',
        stage.round(palette.tone('#8a5636')),
      ) +
      rect(-14, -30, 28, 70, palette.tone('#f1e6cf')) +
      stroke('M0 100V140', '#5a3a2a', 5),
    w * 0.74,
    420,
    1,
    1,
    24,
  );
  const swirls = ripples(stage, 'sw', 0, 1000, 70, '#ffffff', 0.16);
  const body =
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, lighter(sand, 0.2)],
          [1, sand],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    fill(sea(-26), darker(mix(sand, '#a98a66', 0.5), 0.05), 'opacity=".7"') +
    fill(sea(0), deep[3]) +
    fill(sea(80), deep[2], 'opacity=".8"') +
    fill(sea(210), deep[1], 'opacity=".75"') +
    fill(
      sea(400),
      stage.linear(
        [
          [0, deep[1]],
          [1, deep[0]],
        ],
        [0, 0],
        [1, 0],
      ),
      'opacity=".9"',
    ) +
    group(swirls, stage.clip(sea(60))) +
    foam(10, 20, 0.85) +
    foam(58, 7, 0.5) +
    foam(120, 5, 0.35) +
    boat +
    umbrellas +
    crowns;
  return flip ? group(body, `transform="translate(${short(w)} 0) scale(-1 1)"`) : body;
}

function pier(stage: Stage): string {
  const { w, focus, palette } = stage;
  const wood = palette.tone('#9a7252');
  const end = 590;
  const deck = polygon([
    [focus - 16, end],
    [focus + 16, end],
    [focus + 190, 1000],
    [focus - 250, 1000],
  ]);
  const planks = stroke(
    times(20, (i) => `M0 ${short(end + i * i * 1.06)}H${short(w)}`),
    darker(wood, 0.5),
    2.4,
    `opacity=".6" ${stage.clip(deck)}`,
  );
  const posts = times(6, (i) => {
    const t = (i / 6) ** 1.7;
    const y = end + 400 * t + 16;
    return [-1, 1]
      .map((flip) =>
        rect(
          focus - 30 * t + flip * (22 + 190 * t) - 4 - 8 * t,
          y - 26 - 90 * t,
          8 + 16 * t,
          40 + 150 * t,
          stage.round(darker(wood, 0.2)),
        ),
      )
      .join('');
  });
  const pavilion =
    rect(focus - 62, end - 58, 6, 66, darker(wood, 0.5)) +
    rect(focus + 56, end - 58, 6, 66, darker(wood, 0.5)) +
    fill(
      `M${short(focus - 96)} ${end - 52}Q${short(focus - 40)} ${end - 74} ${short(focus)} ${end - 138}Q${short(focus + 40)} ${end - 74} ${short(focus + 96)} ${end - 52}Z`,
      stage.linear([
        [0, mix(palette.tone('#a5583a'), palette.glow, 0.35)],
        [1, palette.tone('#6f3d30')],
      ]),
    ) +
    fill(`M${short(focus - 74)} ${end + 8}h148v8h-148z`, wood);
  return (
    sky(stage, 560) +
    karst(stage, 'a', stage.counter, 566, 240, 210, 0.5) +
    karst(stage, 'b', stage.counter + 170, 564, 130, 110, 0.58) +
    water(stage, 560, 1000) +
    reflected(stage, pavilion, end + 14, 0.4) +
    fill(
      deck,
      stage.linear([
        [0, mix(lighter(wood, 0.25), palette.glow, 0.35)],
        [1, darker(wood, 0.3)],
      ]),
    ) +
    planks +
    posts +
    person(stage, 'traveller', focus - 10, 770, 130, '#f1ead8') +
    longTail(stage, 'l', stage.counter, 740, 220)
  );
}

function palmFrame(stage: Stage): string {
  const { w, focus, random } = stage;
  return (
    sky(stage, 540) +
    karst(stage, 'a', focus, 560, 270, 330, 0.3) +
    karst(stage, 'b', focus + 210, 556, 150, 190, 0.42) +
    water(stage, 550, 1000, { colour: shallows[1], mirror: 0.35 }) +
    longTail(stage, 'l', focus - 210, 700, 260) +
    longTail(stage, 'm', focus + 170, 650, 150, 0.15) +
    beach(stage, 860, 60) +
    parasol(stage, stage.counter, 960, 260, 250, random.pick(['#e2574a', '#f2b23f', '#3f8fa8'])) +
    frame(stage, -1, 'top', 420) +
    frame(stage, 1, 'top', 380) +
    palm(stage, 'edge', focus > w / 2 ? w * 0.03 : w * 0.97, 1040, 760, focus > w / 2 ? 90 : -90)
  );
}

function reef(stage: Stage): string {
  const { w, palette, focus } = stage;
  const random = stage.random.fork('reef');
  const deep = palette.tone('#0f5f8a');
  const light = mix(palette.tone('#6fd6d2'), palette.glow, 0.35);
  const coral = (x: number, y: number, size: number): string => {
    const colour = mix(
      palette.tone(random.pick(['#e8697a', '#f2a04f', '#b86ab8', '#f2c84f', '#e2574a'])),
      deep,
      0.12,
    );
    const branches = times(9, (i) =>
      stroke(
        `M${short(x)} ${short(y)}q${short((i - 4) * size * 0.06)} ${short(-size * 0.5)} ${short((i - 4) * size * 0.2)} ${short(-size * random.range(0.6, 1.1))}`,
        i % 3 === 0 ? lighter(colour, 0.3) : i % 3 === 1 ? colour : darker(colour, 0.3),
        size * 0.1,
      ),
    );
    const dome =
      ellipse(
        x,
        y,
        size * 0.8,
        size * 0.5,
        stage.radial(
          [
            [0, lighter(colour, 0.3)],
            [1, darker(colour, 0.4)],
          ],
          [0.4, 0.25],
          0.7,
        ),
      ) +
      times(20, () =>
        circle(
          x + random.range(-0.6, 0.6) * size,
          y - random.range(0, 0.4) * size,
          size * 0.04,
          darker(colour, 0.35),
          'opacity=".6"',
        ),
      );
    return random.chance(0.55) ? branches : dome;
  };
  const fish = (x: number, y: number, size: number, colour: string): string =>
    place(
      fill('M-30 0Q0 -22 32 0Q0 22 -30 0ZM-26 0L-48 -16L-44 0L-48 16Z', colour) +
        fill('M-4 -14Q4 0 -4 14L4 13Q12 0 4 -13Z', lighter(colour, 0.7)) +
        circle(20, -3, 3, '#14142e'),
      x,
      y,
      size,
      random.chance(0.5) ? size : -size,
    );
  const rocks = points(
    14,
    (_, t): Point => [w * (t * 1.1 - 0.05), 900 - random.range(0, 120) - 140 * Math.abs(t - 0.45)],
  );
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, light],
        [0.35, mix(light, deep, 0.55)],
        [1, darker(deep, 0.45)],
      ]),
    ) +
    ripples(stage, 'surface', 0, 130, 60, '#ffffff', 0.5) +
    shafts(stage, [stage.sun[0], -60], 1000, 8) +
    fill(
      `${curve(points(12, (_, t): Point => [w * (t * 1.1 - 0.05), 720 + random.range(-60, 60)]))}L${short(w * 1.1)} 1000L-90 1000Z`,
      mix(deep, light, 0.22),
      'opacity=".7"',
    ) +
    times(26, (i) =>
      fish(
        focus - 320 + (i % 9) * 62 + random.range(-20, 20),
        300 + Math.floor(i / 9) * 52 + random.range(-18, 18),
        0.42,
        mix('#f2c84f', deep, 0.3),
      ),
    ) +
    fill(
      `${curve(rocks)}L${short(w * 1.1)} 1000L-90 1000Z`,
      stage.linear([
        [0, mix(deep, '#7a6a7f', 0.4)],
        [1, darker(deep, 0.65)],
      ]),
    ) +
    times(24, (i) =>
      coral((w * (i + 0.5)) / 24 + random.range(-30, 30), 860 + random.range(0, 120), random.range(60, 130)),
    ) +
    place(
      ellipse(
        0,
        0,
        86,
        60,
        stage.radial(
          [
            [0, '#8fae6a'],
            [1, '#3f5f4a'],
          ],
          [0.4, 0.3],
          0.7,
        ),
      ) +
        stroke('M-50 -20L0 -44L50 -20M-50 20L0 40L50 20M0 -44V40M-60 0H60', '#35503f', 4, 'opacity=".7"') +
        ellipse(104, -6, 26, 19, '#8fa06a') +
        fill(
          'M40 -44Q90 -120 130 -120Q110 -70 66 -34ZM-50 40Q-80 90 -120 90Q-100 50 -70 24ZM40 44Q60 90 96 96Q86 60 60 36Z',
          '#6f8f5a',
        ),
      focus,
      560,
      1.15,
      1.15,
      -14,
    ) +
    fish(focus - 260, 640, 1.3, '#f28a3a') +
    fish(focus + 280, 700, 1, '#3f8fd8') +
    times(22, () =>
      circle(random.range(0, w), random.range(80, 800), random.range(3, 10), '#ffffff', 'opacity=".25"'),
    ) +
    glitter(stage, 0, 220)
  );
}

/** The sea and its shores: beaches, boats, a bay from above, piers, coves and a reef. */
export const sea: Scene = {
  moods: ['day', 'day', 'golden', 'dawn', 'dusk'],
  compositions: [
    palmBeach,
    openSea,
    { moods: ['day', 'golden'], draw: fromAbove },
    pier,
    palmFrame,
    { moods: ['day'], draw: reef },
  ],
};
