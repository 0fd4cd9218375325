import { parasol, shophouse, tower, tukTuk } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { bokeh, glowAt, hangingLantern, steam, stringLights } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import {
  circle,
  curve,
  dab,
  ellipse,
  fill,
  place,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.ts';

const colours = ['#d8483c', '#f0a62f', '#2f8a86', '#3f6fae', '#b54f86', '#f3e8d2'] as const;

function street(stage: Stage, y: number): string {
  const { w, palette } = stage;
  const wet = palette.tone('#5f5a66');
  const random = stage.random.fork('street');
  const shine = times(16, () =>
    ellipse(
      random.range(0, w),
      random.range(y + 30, 990),
      random.range(30, 90),
      random.range(5, 16),
      random.pick(['#ffc46b', '#ff8a5a', palette.glow, '#ffe9a8']),
      'opacity=".22"',
    ),
  );
  return (
    rect(
      0,
      y,
      w,
      1010 - y,
      stage.linear([
        [0, mix(wet, '#ffb45a', 0.3)],
        [0.4, wet],
        [1, darker(wet, 0.5)],
      ]),
    ) + shine
  );
}

function cart(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const random = stage.random.fork(`cart${Math.round(x)}`);
  const paint = palette.tone(random.pick(colours));
  const steel = palette.tone('#c9d0d2');
  const wheel = (cx: number): string =>
    circle(cx, -24, 25, darker(palette.tone('#3a3038'), 0.2)) +
    circle(cx, -24, 18, palette.tone('#8f8a86')) +
    circle(cx, -24, 5, '#2a2024');
  const pots =
    ellipse(-60, -148, 40, 9, darker(steel, 0.4)) +
    fill('M-100 -148L-94 -112H-26L-20 -148Z', stage.round(steel)) +
    fill('M20 -144L26 -112H84L90 -144Z', stage.round(palette.tone('#6f747a'))) +
    times(9, (i) =>
      circle(
        28 + i * 7,
        -150 - (i % 2) * 7,
        9,
        palette.tone(['#e2572f', '#f2c04f', '#7fae3f'][i % 3] ?? '#e2572f'),
      ),
    );
  const jars = times(5, (i) =>
    rect(-118 + i * 26, -240, 20, 32, palette.tone(colours[i] ?? '#d8483c'), 'rx="4" opacity=".9"'),
  );
  const body =
    ellipse(0, 2, 150, 9, palette.shade, 'opacity=".5"') +
    wheel(-92) +
    wheel(92) +
    rect(
      -134,
      -112,
      268,
      84,
      stage.linear([
        [0, lighter(paint, 0.35)],
        [0.3, paint],
        [1, darker(paint, 0.4)],
      ]),
      'rx="6"',
    ) +
    times(6, (i) =>
      fill(`M${-114 + i * 40} -92l14 22l-14 22l-14 -22z`, lighter(paint, 0.6), 'opacity=".55"'),
    ) +
    rect(
      -142,
      -120,
      284,
      12,
      stage.linear([
        [0, '#ffffff'],
        [1, darker(steel, 0.2)],
      ]),
    ) +
    pots +
    rect(-134, -300, 7, 186, darker(steel, 0.35)) +
    rect(127, -300, 7, 186, darker(steel, 0.35)) +
    rect(-130, -208, 140, 5, steel) +
    jars +
    glowAt(stage, 0, -250, 210, '#ffc46b', 0.75) +
    times(8, (i) =>
      fill(
        polygon([
          [-168 + i * 42, -306],
          [-126 + i * 42, -306],
          [-122 + i * 42, -276],
          [-172 + i * 42, -276],
        ]) + `M${-172 + i * 42} -277a25 15 0 0 0 50 0z`,
        i % 2 === 0 ? paint : '#fbf0dc',
      ),
    ) +
    rect(-168, -314, 336, 12, darker(paint, 0.2)) +
    circle(-60, -262, 9, '#fff6d8') +
    circle(60, -262, 9, '#fff6d8') +
    stroke('M-60 -300v32M60 -300v32', '#2a2024', 2);
  return (
    place(body, x, y, size / 300) + steam(stage, x - size * 0.2, y - size * 0.48, size * 0.62, size * 0.2)
  );
}

function stool(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const tone = stage.palette.tone(colour);
  return place(
    fill('M-26 -46L-34 0H-24L-16 -40H16L24 0H34L26 -46Z', darker(tone, 0.2)) +
      rect(-30, -54, 60, 12, lighter(tone, 0.2), 'rx="5"'),
    x,
    y,
    size / 54,
  );
}

function nightCart(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 640) +
    times(7, (i) => shophouse(stage, `s${i}`, focus + (i - 3) * 400 + 60, 770, 380, 600)) +
    rect(
      0,
      100,
      w,
      700,
      stage.linear([
        [0, palette.shade, 0.3],
        [1, palette.shade, 0.55],
      ]),
    ) +
    street(stage, 760) +
    stringLights(stage, [-20, 200], [w * 0.6, 260], 60, 13, 8) +
    stringLights(stage, [w * 0.5, 240], [w + 30, 170], 60, 12, 8) +
    glowAt(stage, focus, 600, 520, '#ffb45a', 0.55) +
    person(stage, 'vendor', focus + 30, 860, 330, '#f0a62f') +
    cart(stage, focus, 900, 540) +
    person(stage, 'walker', focus + 360, 930, 350, '#3f6fae') +
    stool(stage, stage.counter, 930, 90, '#d8483c') +
    stool(stage, stage.counter + 120, 950, 90, '#3f6fae') +
    person(stage, 'traveller', stage.counter - 100, 940, 360, '#d8584a')
  );
}

function wokFire(stage: Stage): string {
  const { w, focus } = stage;
  const random = stage.random.fork('fire');
  const flame = (x: number, y: number, size: number, colour: string): string =>
    fill(
      `M${short(x - size * 0.4)} ${y}C${short(x - size * 0.8)} ${short(y - size * 0.7)} ${short(x - size * 0.1)} ${short(y - size * 0.8)} ${short(x + random.range(-0.3, 0.3) * size)} ${short(y - size * 1.9)}C${short(x + size * 0.3)} ${short(y - size)} ${short(x + size * 0.8)} ${short(y - size * 0.6)} ${short(x + size * 0.4)} ${y}Z`,
      colour,
      'opacity=".9"',
    );
  const fires = (colour: string, size: number, y: number): string =>
    times(9, (i) => flame(focus + (i - 4) * 88, y, size * random.range(0.7, 1.3), colour));
  const iron = '#2a2730';
  const bits = times(46, () => {
    const t = random.range(-1, 1);
    return place(
      random.chance(0.5)
        ? fill(dab(-20, 0, 46, 14, 0), random.pick(['#7fb04a', '#5f9a3f', '#e2572f', '#f2c04f']))
        : stroke('M-26 0q14 -18 28 0t26 -4', '#f3dda0', 7),
      focus + t * 280,
      520 - random.next() ** 1.4 * 330 * (1 - t * t * 0.7),
      random.range(0.8, 1.4),
      undefined,
      random.range(0, 360),
    );
  });
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, '#1d1420'],
        [0.6, '#3d2026'],
        [1, '#1a1018'],
      ]),
    ) +
    bokeh(stage, 'b', 40, 560, 28, ['#ffb45a', '#ff7a4a', '#ffe0a0', '#5fb8b0']) +
    glowAt(stage, focus, 620, 640, '#ff8a3a', 0.85) +
    fires('#e2482a', 150, 820) +
    fires('#ff8a2f', 110, 830) +
    fill(
      `M${short(focus - 390)} 520Q${short(focus - 300)} 800 ${short(focus)} 806Q${short(focus + 300)} 800 ${short(focus + 390)} 520Z`,
      stage.linear([
        [0, '#57505a'],
        [0.4, iron],
        [1, '#6b2f22'],
      ]),
    ) +
    ellipse(focus, 520, 392, 70, '#4a444e') +
    ellipse(
      focus,
      526,
      366,
      56,
      stage.radial([
        [0, '#c9702f'],
        [0.7, '#6b3a26'],
        [1, '#2a1c1e'],
      ]),
    ) +
    stroke(`M${short(focus + 384)} 524L${short(focus + 640)} 420`, '#6b4432', 34) +
    stroke(`M${short(focus + 384)} 518L${short(focus + 640)} 412`, '#9a6a4a', 8) +
    bits +
    fires('#ffcf5a', 52, 850) +
    stroke(`M${short(focus - 60)} 470L${short(focus - 420)} 130`, '#8f8f96', 16) +
    fill(dab(focus - 100, 430, 170, 60, 0.8), '#a9a9b0') +
    times(50, () =>
      circle(
        focus + random.range(-460, 460),
        random.range(60, 760),
        random.range(1.5, 5),
        '#ffd98a',
        'opacity=".85"',
      ),
    ) +
    rect(
      0,
      850,
      w,
      160,
      stage.linear([
        [0, '#4a3a3a'],
        [1, '#1d1418'],
      ]),
    ) +
    steam(stage, focus + 40, 420, 380, 240)
  );
}

function skewers(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('grill');
  const coals = times(170, () =>
    circle(
      random.range(0, w),
      random.range(330, 700),
      random.range(10, 30),
      random.pick(['#e2482a', '#ff8a2f', '#3a2a2e', '#55302c', '#2a2024', '#b8341f']),
    ),
  );
  const stick = (x: number, i: number): string => {
    const kind = i % 4;
    const meat = times(5, (k) => {
      const y = 300 + k * 78;
      if (kind === 0)
        return circle(
          x,
          y + 10,
          37,
          stage.radial(
            [
              [0, '#f0c08a'],
              [0.6, '#c9803f'],
              [1, '#7a4222'],
            ],
            [0.4, 0.3],
            0.7,
          ),
        );
      if (kind === 1)
        return (
          fill(
            curve(
              [
                [x - 38, y - 18],
                [x + 30, y - 32],
                [x + 42, y + 20],
                [x - 26, y + 34],
              ],
              true,
            ),
            stage.linear([
              [0, '#d9743f'],
              [1, '#6f2f1d'],
            ]),
          ) +
          stroke(
            `M${short(x - 24)} ${y - 8}l46 -6M${short(x - 22)} ${y + 10}l46 -6`,
            '#4a1f16',
            4,
            'opacity=".6"',
          )
        );
      if (kind === 2)
        return k % 2 === 0
          ? ellipse(
              x,
              y + 8,
              40,
              32,
              stage.linear([
                [0, '#f7a07a'],
                [1, '#c9502f'],
              ]),
            )
          : fill(
              curve(
                [
                  [x - 36, y - 16],
                  [x + 36, y - 20],
                  [x + 38, y + 24],
                  [x - 36, y + 26],
                ],
                true,
              ),
              k % 4 === 1 ? '#5f9a3f' : '#d8362f',
            );
      return (
        ellipse(
          x,
          y + 8,
          28,
          44,
          stage.linear([
            [0, '#e9a05a'],
            [1, '#94482a'],
          ]),
        ) +
        stroke(
          `M${short(x - 18)} ${y - 6}l36 10M${short(x - 18)} ${y + 10}l36 10`,
          '#5b2a1a',
          4,
          'opacity=".5"',
        )
      );
    });
    return (
      stroke(`M${short(x)} 190V900`, '#d9b27a', 9) +
      meat +
      ellipse(x - 14, 330, 8, 60, '#fff3d8', 'opacity=".3"')
    );
  };
  const count = Math.ceil(w / 128) + 1;
  return (
    rect(0, 0, w, 1000, '#231a20') +
    bokeh(stage, 'b', 0, 230, 22, ['#ffb45a', '#ff7a4a', '#ffe0a0', palette.glow]) +
    rect(0, 300, w, 430, '#2a1c1e') +
    coals +
    rect(
      0,
      300,
      w,
      430,
      stage.linear([
        [0, '#1d1216', 0.7],
        [0.4, '#ff7a2f', 0.16],
        [1, '#1d1216', 0.6],
      ]),
    ) +
    stroke(
      times(40, (i) => `M${i * 56} 300V730`),
      '#15121a',
      6,
      'opacity=".8"',
    ) +
    rect(
      0,
      726,
      w,
      60,
      stage.linear([
        [0, '#a5a5ac'],
        [0.3, '#6a6870'],
        [1, '#2f2b33'],
      ]),
    ) +
    rect(
      0,
      270,
      w,
      34,
      stage.linear([
        [0, '#a5a5ac'],
        [1, '#3f3a42'],
      ]),
    ) +
    times(count, (i) => stick(i * 128 + (focus % 60), i + (Math.floor(focus) % 4))) +
    rect(
      0,
      786,
      w,
      224,
      stage.linear([
        [0, '#5b3a30'],
        [1, '#2a1a1a'],
      ]),
    ) +
    steam(stage, focus, 420, 400, 260) +
    steam(stage, stage.counter, 400, 340, 200) +
    times(40, () =>
      circle(random.range(0, w), random.range(120, 700), random.range(1, 4), '#ffcf7a', 'opacity=".8"'),
    )
  );
}

function tukTukStreet(stage: Stage): string {
  const { w, focus, random } = stage;
  return (
    sky(stage, 620) +
    times(5, (i) =>
      tower(stage, `t${i}`, w * (0.06 + i * 0.22), 640, 120 + (i % 3) * 40, 360 + ((i * 97) % 170), 0.6),
    ) +
    times(7, (i) => shophouse(stage, `s${i}`, focus + (i - 3) * 410, 790, 396, 520 + (i % 2) * 70)) +
    street(stage, 780) +
    times(
      5,
      (i) =>
        parasol(stage, focus - 720 + i * 340, 812, 210, 260, colours[i] ?? '#d8483c') +
        glowAt(stage, focus - 720 + i * 340, 700, 130, '#ffc46b', 0.5),
    ) +
    times(5, (i) =>
      person(
        stage,
        i % 2 === 0 ? 'walker' : 'traveller',
        focus - 640 + i * 310,
        828,
        160,
        colours[(i + 2) % 6] ?? '#d8483c',
      ),
    ) +
    stringLights(stage, [-20, 250], [w + 20, 210], 90, 24, 6) +
    tukTuk(stage, focus, 935, 560, random.pick(['#2f6fae', '#2f8a5a', '#d8483c', '#e2a02f']))
  );
}

function goldStreet(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('signs');
  const far = 600;
  const side = (flip: -1 | 1): string =>
    times(7, (i) => {
      const t = (i / 6) ** 1.6;
      const next = ((i + 0.9) / 6) ** 1.6;
      const x = (s: number): number => focus + flip * (80 + s * w * 0.6);
      const wall = darker(palette.tone(random.pick(['#8a5f6a', '#6a5f86', '#9a6a5a', '#5f6f86'])), 0.2);
      const sign = random.pick(['#e2362f', '#f2b632', '#2fae8a', '#e2478a', '#f06a2f', '#3f8ae2']);
      const height = 200 + t * 620;
      return (
        fill(
          polygon([
            [x(t), far - 160 - t * 600],
            [x(next), far - 160 - next * 600],
            [x(next), far + 30 + next * 300],
            [x(t), far + 30 + t * 300],
          ]),
          stage.linear([
            [0, darker(wall, 0.2)],
            [1, mix(wall, '#ffb45a', 0.35)],
          ]),
        ) +
        glowAt(stage, x(t) - flip * 40, far - height * 0.3, 60 + 190 * t, sign, 0.55) +
        times(
          2,
          (k) =>
            rect(
              x(t) - flip * (26 + 84 * t) - 14 - 40 * t,
              far - height * (0.44 - k * 0.26) - 90 * t,
              28 + 80 * t,
              height * 0.2,
              stage.linear([
                [0, lighter(sign, 0.35)],
                [1, sign],
              ]),
              'rx="8"',
            ) +
            rect(
              x(t) - flip * (26 + 84 * t) - 9 - 34 * t,
              far - height * (0.44 - k * 0.26) - 84 * t,
              18 + 68 * t,
              height * 0.2 - 12 * t,
              '#fff3c9',
              'rx="6" opacity=".34"',
            ),
        ) +
        times(3, (k) =>
          circle(
            x(t) - flip * (20 + 90 * t),
            far - 10 + t * (60 + k * 80),
            8 + 26 * t,
            '#ffdf9e',
            'opacity=".5"',
          ),
        )
      );
    });
  return (
    sky(stage, far + 20) +
    tower(stage, 'c', focus + 20, far + 10, 90, 340, 0.6) +
    tower(stage, 'd', focus - 70, far + 10, 70, 250, 0.66) +
    street(stage, far) +
    glowAt(stage, focus, far - 10, 330, '#ffb45a', 0.8) +
    side(-1) +
    side(1) +
    times(6, (i) => hangingLantern(stage, focus - 380 + i * 152, 40 + (i % 2) * 50, 84, '#e2362f')) +
    times(6, (i) =>
      person(
        stage,
        i % 2 === 0 ? 'walker' : 'traveller',
        focus + ((i % 2) * 2 - 1) * (40 + i * 22),
        660 + i * 30,
        100 + i * 28,
        colours[i] ?? '#d8483c',
      ),
    ) +
    cart(stage, stage.counter, 930, 380) +
    tukTuk(stage, focus + 200, 900, 330, '#2f8a5a')
  );
}

function counterSeats(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, darker(palette.tone('#7a4a3a'), 0.45)],
        [0.6, mix(palette.tone('#b8764a'), '#ffb45a', 0.4)],
        [1, darker(palette.tone('#5b3a30'), 0.3)],
      ]),
    ) +
    times(9, (i) => rect(i * (w / 8) - 20, 300, 4, 330, palette.shade, 'opacity=".25"')) +
    bokeh(stage, 'b', 60, 420, 18, ['#ffc46b', '#ff9a5a', '#ffe0a0']) +
    glowAt(stage, focus, 420, 560, '#ffb45a', 0.55) +
    times(6, (i) =>
      hangingLantern(stage, focus - 620 + i * 250, -20, 120, i % 2 === 0 ? '#e2472f' : '#f0a62f'),
    ) +
    rect(0, 470, w, 10, palette.tone('#5b3a30')) +
    times(20, (i) =>
      rect(
        i * 92 - 10,
        400 + (i % 3) * 10,
        40,
        72 - (i % 3) * 10,
        palette.tone(colours[i % 6] ?? '#d8483c'),
        'rx="8"',
      ),
    ) +
    person(stage, 'vendor', focus + 40, 760, 480, '#f3e8d2') +
    steam(stage, focus - 160, 620, 360, 160) +
    rect(
      0,
      690,
      w,
      44,
      stage.linear([
        [0, lighter(palette.tone('#c98f5a'), 0.4)],
        [1, palette.tone('#8a5636')],
      ]),
    ) +
    rect(
      0,
      734,
      w,
      280,
      stage.linear([
        [0, palette.tone('#a5482f')],
        [1, darker(palette.tone('#6b2f26'), 0.4)],
      ]),
    ) +
    times(24, (i) => rect(i * 84, 750, 70, 190, palette.shade, 'opacity=".14"')) +
    times(
      7,
      (i) =>
        fill(
          `M${short(focus - 660 + i * 220 - 56)} 650H${short(focus - 660 + i * 220 + 56)}Q${short(focus - 660 + i * 220 + 46)} 694 ${short(focus - 660 + i * 220 + 20)} 696H${short(focus - 660 + i * 220 - 20)}Q${short(focus - 660 + i * 220 - 46)} 694 ${short(focus - 660 + i * 220 - 56)} 650Z`,
          stage.round(palette.tone(i % 2 === 0 ? '#f3ece0' : '#5f9aa0')),
        ) + ellipse(focus - 660 + i * 220, 650, 56, 10, palette.tone('#c9702f')),
    ) +
    [-1, 1]
      .map((flip) =>
        person(stage, 'traveller', focus + flip * 330, 985, 480, flip === 1 ? '#3f6fae' : '#d8584a'),
      )
      .join('') +
    stool(stage, focus, 990, 150, '#2f8a86') +
    stool(stage, focus + 160, 995, 150, '#d8483c')
  );
}

/** Street food: a cart at night, a wok on fire, skewers, a tuk-tuk street, a street of signs, a counter. */
export const streetFood: Scene = {
  moods: ['night', 'dusk', 'night', 'dusk', 'golden'],
  compositions: [nightCart, wokFire, skewers, tukTukStreet, goldStreet, counterSeats],
};
