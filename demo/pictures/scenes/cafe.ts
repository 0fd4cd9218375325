import { darker, lighter, mix } from '../parts/colour.ts';
import { dish, herb, outlines, tableTop, vessel } from '../parts/dishes.ts';
import { ridges } from '../parts/land.ts';
import { bokeh, glowAt, steam, stringLights } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import { boards, chair, icedGlass, pendant, pottedPlant, wall, windowView } from '../parts/room.ts';
import { circle, dab, ellipse, fill, place, polygon, rect, stroke, times } from '../parts/shapes.ts';
import { mist, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, frame, tree, woods } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

const walls = ['#e9dcc3', '#8fae9f', '#d99a78', '#5f7f86', '#d9c48a', '#b5705a'] as const;

function view(stage: Stage): string {
  return (
    sky(stage, 620) +
    ridges(stage, 'v', 330, 520, 4, 60, true) +
    mist(stage, 500, 50, 0.7) +
    woods(stage, 'v', 600, 90, stage.palette.leaf, 0.15)
  );
}

function table(stage: Stage, x: number, y: number, size: number): string {
  const tone = stage.palette.tone('#a06a42');
  return (
    rect(x - 8, y, 16, size * 0.8, darker(tone, 0.4)) +
    ellipse(x, y + size * 0.8, size * 0.35, 10, darker(tone, 0.45)) +
    ellipse(x, y + 6, size * 0.75, 24, darker(tone, 0.4)) +
    ellipse(
      x,
      y,
      size * 0.75,
      22,
      stage.linear([
        [0, mix(lighter(tone, 0.35), stage.palette.glow, 0.35)],
        [1, tone],
      ]),
    )
  );
}

function windowSeat(stage: Stage): string {
  const { w, focus, random } = stage;
  return (
    windowWall(stage, random.pick(walls)) +
    boards(stage, 800, '#9a6b45') +
    pendant(stage, focus - 40, 250, 190, '#c9a063') +
    pendant(stage, focus + 250, 200, 160, '#c9a063') +
    chair(stage, focus - 260, 930, 330, '#5b4030') +
    chair(stage, focus + 270, 930, 330, '#5b4030', -1) +
    table(stage, focus, 720, 270) +
    vessel(stage, outlines.vase, focus - 90, 722, 120, '#7fae9c') +
    fill(
      times(5, (i) => dab(focus - 90, 605, 90, 16, -1.57 + (i - 2) * 0.35)),
      stage.palette.tone('#5f9a4a'),
    ) +
    icedGlass(stage, focus + 60, 728, 130, '#c9702f', '#fbe9d0') +
    vessel(stage, outlines.cup, focus - 10, 736, 52, '#f3ece0') +
    pottedPlant(stage, 'a', stage.counter + stage.away * 140, 950, 400) +
    (w > 1700 ? pottedPlant(stage, 'b', w * 0.95, 960, 360, '#5f8f86') : '')
  );
}

function windowWall(stage: Stage, colour: string): string {
  const { focus } = stage;
  return wall(stage, colour, 810) + windowView(stage, focus - 480, 120, 960, 520, view(stage), '#6b4432', 4);
}

function icedPair(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const drinks = random.pick<readonly (readonly [string, string])[]>([
    [
      ['#d9702a', '#fbe3c4'],
      ['#5b3426', '#f3e0c8'],
    ],
    [
      ['#5f9a4a', '#f1f3dc'],
      ['#d9702a', '#fbe3c4'],
    ],
    [
      ['#c94f6a', '#fbe3e4'],
      ['#3f6fae', '#e9eef7'],
    ],
  ]);
  return (
    rect(
      0,
      0,
      w,
      800,
      stage.linear([
        [0, mix(palette.sky[1], palette.leaf, 0.4)],
        [1, mix(palette.sky[3], palette.leaf, 0.25)],
      ]),
    ) +
    bokeh(stage, 'b', 40, 640, 34, [palette.glow, '#ffffff', '#bfe0a0', '#ffdf9e']) +
    foliage(stage, 'l', 0, 300, 300, 260, palette.leaf, 0.3, 120) +
    foliage(stage, 'r', w, 200, 280, 240, palette.leaf, 0.35, 120) +
    boards(stage, 730, random.pick(['#a06a42', '#d9c4a0', '#6b4a3a'])) +
    drinks
      .map(([drink, milk], i) =>
        icedGlass(stage, focus - 120 + i * 260, 890 - i * 50, 520 - i * 50, drink, milk),
      )
      .join('') +
    place(
      fill(
        times(5, (k) => dab(0, 0, 52, 20, (k * 6.28) / 5)),
        '#fff9f0',
      ) + circle(0, 0, 11, '#f7c24a'),
      focus + 330,
      900,
      1.1,
    ) +
    vessel(stage, outlines.bowl, stage.counter - 40, 860, 120, '#7fae9c', [-80]) +
    times(9, (i) =>
      circle(
        stage.counter - 100 + i * 15,
        738 - (i % 2) * 14,
        15,
        palette.tone(['#c9803f', '#e2a05a', '#a8622f'][i % 3] ?? '#c9803f'),
      ),
    ) +
    frame(stage, focus > w / 2 ? -1 : 1, 'top', 300)
  );
}

function shopFront(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const paint = random.pick(['#2f6e6a', '#d99a78', '#31507a', '#e9dcc3', '#5f7a4a']);
  const tone = palette.tone(paint);
  const cloth = palette.tone(random.pick(['#d8584a', '#f0a62f', '#f3e8d2']));
  const left = focus - 420;
  return (
    sky(stage, 820) +
    woods(stage, 'w', 790, 190, palette.leaf, 0.3) +
    tree(stage, 't', focus - 520, 850, 640, palette.leaf, 0.05) +
    tree(stage, 't2', focus + 560, 850, 560, palette.leaf, 0.08) +
    fill(
      polygon([
        [left - 60, 260],
        [focus, 90],
        [left + 900, 260],
      ]),
      stage.linear([
        [0, mix(palette.tone('#a5583a'), palette.glow, 0.35)],
        [1, darker(palette.tone('#7a4634'), 0.2)],
      ]),
    ) +
    rect(
      left - 10,
      255,
      860,
      600,
      stage.linear([
        [0, lighter(tone, 0.18)],
        [1, darker(tone, 0.2)],
      ]),
    ) +
    times(20, (i) => rect(left - 10 + i * 43, 255, 2.5, 600, darker(tone, 0.4), 'opacity=".3"')) +
    rect(left + 40, 440, 360, 300, '#ffdf9e') +
    rect(
      left + 40,
      440,
      360,
      300,
      stage.linear([
        [0, '#8a4a26', 0.65],
        [0.6, '#c9803f', 0.3],
        [1, '#5b3426', 0.7],
      ]),
    ) +
    times(6, (i) =>
      vessel(
        stage,
        outlines.jar,
        left + 80 + i * 56,
        560,
        60,
        ['#c9754a', '#7fae9c', '#e3a53f'][i % 3] ?? '#c9754a',
      ),
    ) +
    rect(left + 40, 560, 360, 8, '#6b4432') +
    person(stage, 'walker', left + 210, 790, 250, '#f3e8d2') +
    rect(left + 40, 700, 360, 44, palette.tone('#8a5636')) +
    stroke(`M${left + 40} 440h360v304h-360zM${left + 220} 440v260`, lighter(tone, 0.6), 12) +
    rect(
      left + 500,
      440,
      190,
      415,
      stage.linear([
        [0, '#e9b56a'],
        [1, '#8a5636'],
      ]),
    ) +
    stroke(
      `M${left + 500} 855V440h190V855M${left + 500} 640h190M${left + 595} 440V855`,
      lighter(tone, 0.6),
      12,
    ) +
    glowAt(stage, left + 220, 560, 300, '#ffc46b', 0.45) +
    times(9, (i) =>
      fill(
        polygon([
          [left + 10 + i * 92, 350],
          [left + 102 + i * 92, 350],
          [left + 108 + i * 92 + (i - 4) * 4, 430],
          [left + 4 + i * 92 + (i - 4) * 4, 430],
        ]),
        i % 2 === 0 ? cloth : lighter(cloth, 0.75),
      ),
    ) +
    rect(
      0,
      850,
      w,
      160,
      stage.linear([
        [0, mix(palette.tone('#c9b59a'), palette.glow, 0.3)],
        [1, darker(palette.tone('#8f7c6a'), 0.3)],
      ]),
    ) +
    pottedPlant(stage, 'a', left - 20, 880, 240) +
    pottedPlant(stage, 'b', left + 450, 880, 190, '#5f8f86') +
    pottedPlant(stage, 'c', left + 760, 890, 290) +
    chair(stage, left + 60, 950, 200, '#5b4030') +
    table(stage, left + 190, 840, 130) +
    chair(stage, left + 320, 950, 200, '#5b4030', -1) +
    stringLights(stage, [left - 300, 220], [left + 1120, 240], 40, 22, 6) +
    frame(stage, -1, 'top', 280)
  );
}

function latteTable(stage: Stage): string {
  const { focus, palette } = stage;
  const cup = (x: number, y: number, r: number, coffee: string): string => {
    const art =
      times(
        6,
        (i) =>
          fill(dab(0, 50 - i * 16, 46 - i * 5, 20, -0.5), '#f7e6cc') +
          fill(dab(0, 50 - i * 16, 46 - i * 5, 20, Math.PI + 0.5), '#f7e6cc'),
      ) +
      fill('M0 -66Q-22 -40 0 -26Q22 -40 0 -66Z', '#f7e6cc') +
      stroke('M0 66V-40', '#f7e6cc', 5);
    return (
      dish(stage, x, y, r * 1.5, '#f3ece0', '', '#e9e2d3', false) +
      stroke(
        `M${x + r * 0.9} ${y - r * 0.3}q${r * 0.5} ${-r * 0.1} ${r * 0.5} ${r * 0.25}t${-r * 0.5} ${r * 0.35}`,
        palette.tone('#f3ece0'),
        r * 0.16,
      ) +
      dish(stage, x, y, r, '#f6efe2', art, coffee)
    );
  };
  const cake =
    fill('M-90 60L90 60L70 -50Q0 -90 -70 -50Z', palette.tone('#f3d9a8')) +
    fill('M-72 -46Q0 -86 72 -46L76 -20Q0 -54 -76 -20Z', palette.tone('#f7b53a')) +
    times(5, (i) => circle(-44 + i * 22, -52 - (i % 2) * 8, 11, palette.tone('#7a3a6a'))) +
    stroke('M-84 20Q0 0 84 20', '#fffaf0', 9);
  const book = place(
    rect(-130, -90, 260, 180, palette.shade, 'opacity=".35" transform="translate(-8 12)"') +
      rect(-130, -90, 130, 180, '#f7f1e4') +
      rect(0, -90, 130, 180, '#efe6d4') +
      stroke(
        times(8, (i) => `M-112 ${-66 + i * 18}h94M18 ${-66 + i * 18}h${i > 4 ? 40 : 94}`),
        '#8a7f76',
        3,
        'opacity=".4"',
      ) +
      rect(20, -70, 92, 70, palette.tone('#7fae9c')),
    stage.counter - 40,
    700,
    1.25,
    1.25,
    -14,
  );
  return (
    tableTop(stage, false) +
    book +
    cup(focus, 470, 200, '#8a5030') +
    dish(
      stage,
      focus - 30 > stage.w / 2 ? focus - 440 : focus + 440,
      240,
      160,
      '#9fc2b0',
      cake,
      '#e6e0cc',
      false,
    ) +
    cup(focus + 330, 830, 150, '#a86a3a') +
    place(herb(stage, 0, 0, 40, 0.4) + herb(stage, 10, 10, 44, 2), stage.counter, 330, 3) +
    steam(stage, focus, 440, 260, 110)
  );
}

function counter(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const tile = palette.tone(random.pick(['#e9e2d3', '#7fa39a', '#c9866a']));
  return (
    wall(stage, random.pick(walls), 640) +
    times(60, (i) =>
      rect(
        (i % 20) * 100 - 20 + (Math.floor(i / 20) % 2) * 50,
        420 + Math.floor(i / 20) * 60,
        94,
        54,
        i % 3 === 0 ? lighter(tile, 0.2) : tile,
        'rx="3" opacity=".8"',
      ),
    ) +
    [170, 300]
      .map(
        (y, row) =>
          rect(
            focus - 520,
            y + 90,
            1040,
            16,
            stage.linear([
              [0, palette.tone('#a06a42')],
              [1, darker(palette.tone('#6b4432'), 0.3)],
            ]),
          ) +
          times(11, (i) =>
            vessel(
              stage,
              [outlines.jar, outlines.cup, outlines.bottle, outlines.vase][(i + row) % 4] ?? outlines.jar,
              focus - 470 + i * 94,
              y + 90,
              70 + ((i * 31) % 34),
              ['#c9754a', '#7fae9c', '#e3a53f', '#f3ece0', '#5f7f86'][(i * 3 + row) % 5] ?? '#c9754a',
            ),
          ),
      )
      .join('') +
    person(stage, 'walker', focus - 110, 760, 360, '#f3e8d2') +
    rect(
      focus + 50,
      470,
      270,
      200,
      stage.linear([
        [0, '#f1f1ee'],
        [0.4, '#a9adb0'],
        [1, '#54585e'],
      ]),
      'rx="16"',
    ) +
    rect(focus + 80, 560, 210, 70, '#2f2b33') +
    stroke(`M${focus + 130} 560v36M${focus + 240} 560v36`, '#d9dde0', 12) +
    times(4, (i) => vessel(stage, outlines.cup, focus + 90 + i * 62, 472, 40, '#f6efe2')) +
    rect(
      0,
      660,
      w,
      40,
      stage.linear([
        [0, mix(lighter(palette.tone('#c98f5a'), 0.4), palette.glow, 0.3)],
        [1, palette.tone('#8a5636')],
      ]),
    ) +
    rect(
      0,
      700,
      w,
      310,
      stage.linear([
        [0, darker(palette.tone('#2f5f5b'), 0.1)],
        [1, darker(palette.tone('#1f403f'), 0.4)],
      ]),
    ) +
    times(26, (i) => rect(i * 80, 716, 4, 290, palette.shade, 'opacity=".3"')) +
    icedGlass(stage, focus - 320, 676, 150, '#d9702a', '#fbe3c4') +
    icedGlass(stage, focus - 240, 682, 130, '#5f9a4a', '#f1f3dc') +
    pottedPlant(stage, 'p', stage.counter - 90, 680, 240) +
    times(4, (i) => pendant(stage, focus - 480 + i * 320, 150, 170, i % 2 === 0 ? '#c9a063' : '#d8a24a')) +
    chair(stage, focus - 300, 1000, 330, '#c98f5a') +
    chair(stage, focus + 160, 1005, 330, '#c98f5a', -1)
  );
}

/** Cafés: a window seat, iced drinks, a shop front, a table from above, the counter. */
export const cafe: Scene = {
  moods: ['day', 'dawn', 'golden', 'golden', 'day'],
  compositions: [windowSeat, icedPair, shopFront, latteTable, counter],
};
