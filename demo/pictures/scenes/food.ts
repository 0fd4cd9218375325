import { darker, lighter, mix } from '../parts/colour.ts';
import {
  chilli,
  chopsticks,
  herb,
  lime,
  type Meal,
  meal,
  outlines,
  sauce,
  tableTop,
  vessel,
} from '../parts/dishes.ts';
import { bokeh, steam } from '../parts/lanterns.ts';
import { circle, dab, ellipse, fill, place, rect, short, stroke, times } from '../parts/shapes.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.ts';

function scattered(stage: Stage, x: number, y: number, reach: number): string {
  const random = stage.random.fork('bits');
  return times(9, (i) => {
    const angle = (i / 9) * 6.28 + random.range(-0.2, 0.2);
    const [px, py] = [
      x + Math.cos(angle) * reach * random.range(1, 1.2),
      y + Math.sin(angle) * reach * random.range(0.9, 1.1),
    ];
    return (
      [
        lime(stage, px, py, 36),
        chilli(stage, px, py, 90, random.range(0, 360)),
        place(
          herb(stage, 0, 0, 30, random.range(0, 6)) + herb(stage, 4, 4, 26, random.range(0, 6)),
          px,
          py,
          2,
        ),
        chilli(stage, px, py, 80, random.range(0, 360), '#5f9a3a'),
      ][i % 4] ?? ''
    );
  });
}

function oneBowl(stage: Stage): string {
  const { focus, random } = stage;
  const kind = random.pick<Meal>(['noodles', 'noodles', 'soup']);
  return (
    tableTop(stage) +
    chopsticks(stage, focus + 400, 480, 720, 78) +
    scattered(stage, focus, 500, 440) +
    meal(stage, kind, 'main', focus, 500, 350) +
    sauce(stage, stage.counter - 30, 250, 92, '#b5482a') +
    sauce(stage, stage.counter - 90, 490, 76, '#7a4a2a') +
    steam(stage, focus, 480, 330, 130)
  );
}

function mangoPlate(stage: Stage): string {
  const { focus, palette } = stage;
  const mango = palette.tone('#f2a632');
  const whole = (x: number, y: number, turn: number): string =>
    place(
      ellipse(-6, 14, 112, 80, palette.shade, 'opacity=".35"') +
        fill(
          'M-110 6Q-104 -70 0 -78Q108 -76 116 -8Q108 70 10 78Q-92 76 -110 6Z',
          stage.radial(
            [
              [0, lighter(mango, 0.55)],
              [0.5, mango],
              [1, mix(mango, palette.tone('#c9502f'), 0.6)],
            ],
            [0.4, 0.32],
            0.75,
          ),
        ) +
        stroke('M112 -12q16 -10 20 -24', palette.tone('#5b3d2f'), 7),
      x,
      y,
      0.95,
      0.95,
      turn,
    );
  return (
    tableTop(stage) +
    whole(stage.counter - 20, 260, 24) +
    whole(stage.counter - 90, 450, -32) +
    fill(dab(focus - 520, 760, 480, 120, -0.5), palette.tone('#3f7f45')) +
    meal(stage, 'mango-rice', 'main', focus, 510, 380) +
    sauce(stage, stage.counter + 60, 720, 104, '#fbf6e6') +
    place(
      times(
        5,
        (i) =>
          circle(0, 0, 20, i % 2 === 0 ? '#fff7ee' : '#fff7ee') +
          fill(
            times(5, (k) => dab(0, 0, 52, 20, (k * 6.28) / 5)),
            '#fff9f0',
          ) +
          circle(0, 0, 12, '#f7c24a'),
      ),
      focus + 410,
      820,
      0.9,
    )
  );
}

function sharedTable(stage: Stage): string {
  const { w, focus, random } = stage;
  const kinds = random.pick<readonly Meal[]>([
    ['curry', 'salad', 'rice', 'soup', 'noodles', 'fruit'],
    ['soup', 'noodles', 'curry', 'rice', 'salad', 'mango-rice'],
    ['salad', 'curry', 'fruit', 'rice', 'noodles', 'soup'],
  ]);
  const spots: readonly (readonly [number, number, number])[] = [
    [focus, 500, 250],
    [focus - 470, 300, 190],
    [focus + 450, 330, 200],
    [focus - 430, 790, 200],
    [focus + 420, 800, 190],
    [focus - 20, 1010, 180],
    [focus + 10, 20, 170],
    [focus - 860, 560, 200],
    [focus + 850, 580, 200],
  ];
  return (
    tableTop(stage) +
    scattered(stage, focus, 520, 300) +
    spots
      .map(([x, y, r], i) =>
        x > -200 && x < w + 200 ? meal(stage, kinds[i % kinds.length] ?? 'rice', `d${i}`, x, y, r) : '',
      )
      .join('') +
    sauce(stage, focus - 240, 610, 70, '#b5482a') +
    sauce(stage, focus + 250, 600, 64, '#7a4a2a') +
    lime(stage, focus - 200, 330, 38) +
    lime(stage, focus - 258, 370, 34)
  );
}

function sideBowl(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const glaze = random.pick(['#f3ece0', '#7fae9c', '#31507a', '#c9502f']);
  const table = palette.tone(random.pick(['#7d4f36', '#a06a42', '#4f3a34']));
  const back = mix(palette.sky[1], palette.tone('#6b4a3a'), 0.55);
  const noodle = palette.tone('#f3dda0');
  const hero = vessel(stage, outlines.bowl, focus, 880, 360, glaze, [-20, -84, -92]);
  const filling =
    ellipse(focus, 524, 222, 46, palette.tone('#a85a2c')) +
    times(40, (i) =>
      stroke(
        `M${short(focus - 190 + i * 9.5)} ${short(520 + ((i * 13) % 30))}q${30 - ((i * 17) % 60)} ${-44 - ((i * 29) % 40)} ${40 - ((i * 23) % 80)} ${-4}`,
        i % 3 === 0 ? darker(noodle, 0.25) : i % 3 === 1 ? noodle : lighter(noodle, 0.4),
        8,
      ),
    ) +
    place(ellipse(0, 0, 52, 40, '#fff7ea') + ellipse(0, 2, 27, 22, '#f59a2e'), focus - 104, 490, 1, 1, -12) +
    times(5, (i) =>
      place(
        fill(
          'M-42 -18Q0 -30 42 -16Q48 4 38 18Q0 26 -42 16Z',
          stage.linear([
            [0, palette.tone('#d99a70')],
            [1, palette.tone('#8f4f3a')],
          ]),
        ),
        focus + 30 + i * 24,
        488 - i * 5,
        1,
        1,
        20,
      ),
    ) +
    times(9, (i) => place(herb(stage, 0, 0, 34, -2.6 + i * 0.3), focus - 10 + i * 8, 470, 1.9)) +
    times(6, (i) => circle(focus - 60 + i * 34, 500 + (i % 2) * 18, 8, palette.tone('#d8362f')));
  return (
    rect(
      0,
      0,
      w,
      800,
      stage.linear([
        [0, darker(back, 0.45)],
        [1, mix(back, palette.glow, 0.3)],
      ]),
    ) +
    bokeh(stage, 'b', 40, 600, 30, ['#ffc46b', '#ff9a5a', palette.glow, '#ffdf9e']) +
    rect(
      0,
      740,
      w,
      270,
      stage.linear([
        [0, mix(lighter(table, 0.25), palette.glow, 0.35)],
        [0.2, table],
        [1, darker(table, 0.5)],
      ]),
    ) +
    stroke(
      times(9, (i) => `M0 ${760 + i * i * 4}H${short(w)}`),
      darker(table, 0.5),
      2,
      'opacity=".3"',
    ) +
    vessel(stage, outlines.cup, stage.counter, 820, 170, '#7fae9c', [-80]) +
    vessel(stage, outlines.bottle, stage.counter - 120, 800, 280, '#6f3f2f', [-30]) +
    hero +
    filling +
    stroke(
      `M${short(focus + 60)} 470L${short(focus + 330)} 160M${short(focus + 96)} 474L${short(focus + 370)} 176`,
      palette.tone('#6f3f2f'),
      11,
    ) +
    chilli(stage, focus - 330, 900, 120, 12) +
    lime(stage, focus + 330, 900, 52) +
    steam(stage, focus, 450, 330, 150)
  );
}

function clayPot(stage: Stage): string {
  const { w, focus, palette } = stage;
  const kind = stage.random.pick<Meal>(['curry', 'soup', 'salad']);
  return (
    tableTop(stage) +
    fill(dab(focus - 620, 880, 980, 240, -0.62), palette.tone('#3f7f45')) +
    fill(dab(focus - 640, 240, 940, 200, 0.42), palette.tone('#4f8f4a')) +
    stroke(
      `M${short(focus - 600)} 868L${short(focus + 130)} 350M${short(focus - 620)} 250L${short(focus + 180)} 620`,
      palette.tone('#8fbf6a'),
      7,
      'opacity=".6"',
    ) +
    meal(stage, kind, 'main', focus, 500, 330) +
    meal(stage, 'rice', 'rice', focus > w / 2 ? focus - 520 : focus + 520, 720, 220) +
    sauce(stage, focus > w / 2 ? focus - 440 : focus + 450, 300, 100, '#b5482a') +
    scattered(stage, focus, 500, 430)
  );
}

function fruitStand(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('fruit');
  const wall = palette.tone(random.pick(['#2f6e74', '#c9745a', '#e3b56a', '#4f6a8a', '#8fa98a']));
  const cloth = palette.tone('#efe2c8');
  const ball = (x: number, y: number, r: number, colour: string): string =>
    circle(x - stage.side * r * 0.2, y + r * 0.2, r * 1.02, palette.shade, 'opacity=".3"') +
    circle(
      x,
      y,
      r,
      stage.radial(
        [
          [0, lighter(palette.tone(colour), 0.55)],
          [0.5, palette.tone(colour)],
          [1, darker(palette.tone(colour), 0.4)],
        ],
        [stage.side === -1 ? 0.34 : 0.66, 0.3],
        0.72,
      ),
    );
  const pineapple = (x: number, y: number, size: number): string =>
    place(
      fill(
        times(13, (i) => dab(0, -150, 110, 14, -Math.PI / 2 + (i - 6) * 0.2)),
        darker(palette.tone('#4f8a3f'), 0.1),
      ) +
        ellipse(0, -76, 62, 82, stage.round(palette.tone('#d99a32'))) +
        stroke(
          times(9, (i) => `M${-80 + i * 20} 10L${-20 + i * 20} -160M${80 - i * 20} 10L${20 - i * 20} -160`),
          palette.tone('#8a5a22'),
          3,
          `opacity=".6" ${stage.clip('M-62 -76a62 82 0 1 0 124 0a62 82 0 1 0 -124 0z')}`,
        ),
      x,
      y,
      size,
    );
  const melon = (x: number, y: number): string =>
    place(
      fill('M-170 0A170 170 0 0 0 170 0Z', palette.tone('#3f7f45')) +
        fill('M-158 0A158 158 0 0 0 158 0Z', '#eef0d0') +
        fill(
          'M-146 0A146 146 0 0 0 146 0Z',
          stage.linear([
            [0, palette.tone('#f0625f')],
            [1, palette.tone('#c9383f')],
          ]),
        ) +
        times(12, (i) => ellipse(-105 + i * 19, 30 + ((i * 31) % 50), 4, 7, '#2a1a1e')),
      x,
      y,
      1,
      1,
      -8,
    );
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, mix(lighter(wall, 0.3), palette.glow, 0.3)],
          [0.6, wall],
          [1, darker(wall, 0.35)],
        ],
        [stage.side === -1 ? 0 : 1, 0],
        [stage.side === -1 ? 1 : 0, 1],
      ),
    ) +
    fill(
      dab(w * (stage.side === -1 ? 0.9 : 0.1), -40, 560, 130, Math.PI * 0.62),
      palette.shade,
      'opacity=".18"',
    ) +
    fill(
      dab(w * (stage.side === -1 ? 0.9 : 0.1), -40, 600, 120, Math.PI * 0.45),
      palette.shade,
      'opacity=".18"',
    ) +
    rect(
      0,
      770,
      w,
      240,
      stage.linear([
        [0, lighter(cloth, 0.3)],
        [0.3, cloth],
        [1, darker(cloth, 0.35)],
      ]),
    ) +
    pineapple(focus - 220, 800, 1.9) +
    pineapple(focus - 60, 790, 1.5) +
    times(6, (i) =>
      ball(
        focus + 70 + (i % 3) * 120 - (i > 2 ? -50 : 0),
        720 - (i > 2 ? 96 : 0),
        66,
        i % 2 === 0 ? '#f2a632' : '#e88a2a',
      ),
    ) +
    melon(focus - 60, 760) +
    times(9, (i) => ball(focus + 170 + (i % 5) * 58, 860 - Math.floor(i / 5) * 42, 33, '#7a3a6a')) +
    times(7, (i) => ball(focus - 330 + i * 42, 900 - (i % 2) * 20, 26, '#d8404a')) +
    times(3, (i) =>
      place(
        fill(
          times(9, (k) => dab(0, 0, 60, 13, k * 0.7)),
          palette.tone('#e2478a'),
        ) +
          circle(
            0,
            0,
            44,
            stage.radial([
              [0, '#fff'],
              [1, '#e9e2e2'],
            ]),
          ) +
          times(30, (k) =>
            circle(
              Math.cos(k * 2.4) * Math.sqrt(k / 30) * 38,
              Math.sin(k * 2.4) * Math.sqrt(k / 30) * 38,
              2.4,
              '#2a2024',
            ),
          ),
        stage.counter + i * 80,
        850 - (i % 2) * 50,
        1.1,
      ),
    ) +
    vessel(stage, outlines.jar, stage.counter - 130, 800, 260, '#5f8f86', [-60, -66])
  );
}

/** Food: a bowl, mango and sticky rice, a shared table, a bowl at eye level, a pot on leaves, fruit. */
export const food: Scene = {
  moods: ['day', 'day', 'golden', 'golden', 'dawn'],
  compositions: [oneBowl, mangoPlate, sharedTable, sideBowl, clayPot, fruitStand],
};
