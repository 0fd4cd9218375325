import { longTail } from '../parts/boats.ts';
import { shophouse } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { ridges } from '../parts/land.ts';
import { bokeh, glowAt, hangingLantern, krathong, skyLantern, stringLights } from '../parts/lanterns.ts';
import { elephant, person } from '../parts/people.ts';
import { circle, dab, ellipse, fill, place, polygon, rect, short, stroke, times } from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { chedi, hallFront, hallLooks } from '../parts/temple-parts.ts';
import { palm, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

const bright = ['#d8483c', '#f0a62f', '#2f8a86', '#e85fa8', '#3f6fae', '#f3e8d2', '#7a4f9a'] as const;

function lanternSky(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('rise');
  const rise = times(64, (i) => {
    const t = (i / 64) ** 1.7;
    return skyLantern(
      stage,
      focus + (random.next() - random.next()) * w * 0.6,
      60 + random.next() * 620,
      12 + t * 64,
      0.55 + 0.45 * t,
    );
  });
  const line = 740;
  const crowd = times(16, (i) =>
    person(
      stage,
      'walker',
      (w * (i + 0.5)) / 16 + random.range(-20, 20),
      900 + (i % 3) * 26,
      120 + (i % 3) * 14,
      bright[i % 7] ?? '#d8483c',
    ),
  );
  return (
    sky(stage, line, false) +
    ridges(stage, 'r', 560, 680, 3, 50) +
    chedi(stage, focus, line + 10, 430, '#e0b24a', 0.1) +
    hallFront(stage, stage.counter, line + 10, 260, hallLooks[1]) +
    woods(stage, 'w', line, 60, palette.leaf, 0.1) +
    rise +
    rect(
      0,
      line + 10,
      w,
      270,
      stage.linear([
        [0, mix(palette.tone('#a58a6a'), '#ffb45a', 0.35)],
        [1, darker(palette.tone('#6b5a50'), 0.5)],
      ]),
    ) +
    glowAt(stage, focus, 830, 520, '#ffb45a', 0.5) +
    crowd +
    skyLantern(stage, stage.counter, 850, 130) +
    skyLantern(stage, focus + 240, 800, 110)
  );
}

function candleWater(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('cups');
  const line = 470;
  const shore =
    woods(stage, 'w', line - 10, 90, palette.leaf, 0.15) +
    hallFront(stage, focus, line + 4, 330, hallLooks[0]) +
    palm(stage, 'p', stage.counter, line + 4, 360, 40, 0.06) +
    times(
      14,
      (i) =>
        glowAt(stage, (w * (i + 0.5)) / 14, line - 12, 50, '#ffc46b', 0.8) +
        circle((w * (i + 0.5)) / 14, line - 12, 5, '#fff0c0'),
    );
  const cups = times(40, (i) => {
    const t = (i / 40) ** 1.5;
    return krathong(stage, random.range(-0.02, 1.02) * w, line + 40 + t * 440, 24 + t * 110);
  });
  return (
    sky(stage, line) +
    times(12, (i) => skyLantern(stage, random.range(0, w), 60 + ((i * 71) % 290), 18 + (i % 4) * 8, 0.85)) +
    water(stage, line, 1000) +
    reflected(stage, shore, line + 4, 0.5) +
    cups +
    krathong(stage, focus, 880, 240)
  );
}

function splash(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const line = 790;
  const drops = stage.random.fork('drops');
  const arc = (x: number, flip: number): string => {
    const body = times(7, (i) =>
      stroke(
        `M${short(x)} ${610 - i * 7}Q${short(x + flip * (150 + i * 12))} ${380 - i * 22} ${short(x + flip * (330 + i * 26))} ${600 + i * 12}`,
        i % 2 === 0 ? '#ffffff' : '#bfe9f2',
        14 - i * 1.5,
        `opacity="${0.8 - i * 0.07}"`,
      ),
    );
    return (
      body +
      times(60, () => {
        const t = drops.next();
        return circle(
          x + flip * (340 * t) + drops.range(-46, 46),
          610 - Math.sin(t * Math.PI) * 190 + drops.range(-70, 60),
          drops.range(2, 10),
          '#ffffff',
          `opacity="${short(drops.range(0.5, 0.95))}"`,
        );
      })
    );
  };
  return (
    sky(stage, line) +
    times(7, (i) => shophouse(stage, `s${i}`, focus + (i - 3) * 390, line + 10, 386, 520 + (i % 2) * 80)) +
    times(
      4,
      (i) =>
        stroke(
          `M${-20} ${150 + i * 40}Q${short(w / 2)} ${290 + i * 40} ${short(w + 20)} ${140 + i * 44}`,
          palette.shade,
          2,
        ) +
        times(22, (k) =>
          fill(
            polygon([
              [(w * k) / 22, 158 + i * 40 + Math.sin((k / 22) * Math.PI) * 66],
              [(w * (k + 0.7)) / 22, 160 + i * 40 + Math.sin((k / 22) * Math.PI) * 66],
              [(w * (k + 0.35)) / 22, 206 + i * 40 + Math.sin((k / 22) * Math.PI) * 66],
            ]),
            palette.tone(bright[(k + i) % 7] ?? '#d8483c'),
          ),
        ),
    ) +
    rect(
      0,
      line,
      w,
      220,
      stage.linear([
        [0, mix(palette.tone('#c9c4bb'), '#bfe9f2', 0.4)],
        [1, darker(palette.tone('#7f8a90'), 0.2)],
      ]),
    ) +
    times(12, (i) =>
      ellipse((w * (i + 0.4)) / 12, 850 + ((i * 61) % 130), 90, 14, '#dff4fa', 'opacity=".45"'),
    ) +
    times(8, (i) =>
      person(
        stage,
        i % 3 === 0 ? 'dancer' : 'walker',
        focus - 620 + i * 175,
        880 + (i % 3) * 34,
        230 + (i % 3) * 24,
        bright[(i * 3 + 1) % 7] ?? '#d8483c',
      ),
    ) +
    arc(focus - 260, 1) +
    arc(focus + 330, -1) +
    (random.chance(0.5) ? elephant(stage, stage.counter, 900, 260) : '')
  );
}

function procession(stage: Stage): string {
  const { w, focus, palette } = stage;
  const umbrella = (x: number, y: number, size: number, colour: string): string => {
    const tone = palette.tone(colour);
    return (
      rect(x - 3, y - size * 1.5, 6, size * 1.5, palette.tone('#d9a33f')) +
      times(3, (i) =>
        place(
          fill(
            'M-60 0Q-50 -34 0 -44Q50 -34 60 0Z',
            stage.linear([
              [0, lighter(tone, 0.35)],
              [1, darker(tone, 0.2)],
            ]),
          ) + times(9, (k) => stroke(`M${-56 + k * 14} 0v16`, '#f2c84f', 4)),
          x,
          y - size * (1.5 + i * 0.34),
          (size / 100) * (1 - i * 0.26),
        ),
      )
    );
  };
  return (
    sky(stage, 780) +
    ridges(stage, 'r', 520, 620, 2, 50) +
    chedi(stage, focus, 780, 600, '#e0b24a', 0.12) +
    hallFront(stage, stage.counter - 40, 790, 380, hallLooks[2]) +
    woods(stage, 'w', 780, 70, palette.leaf, 0.2) +
    rect(
      0,
      780,
      w,
      230,
      stage.linear([
        [0, mix(palette.tone('#d9c9a8'), palette.glow, 0.35)],
        [1, darker(palette.tone('#9a866f'), 0.3)],
      ]),
    ) +
    elephant(stage, focus + 230, 920, 330, -1) +
    rect(focus + 170, 590, 110, 40, palette.tone('#c9363a')) +
    fill(
      polygon([
        [focus + 150, 590],
        [focus + 225, 500],
        [focus + 300, 590],
      ]),
      palette.tone('#e3b047'),
    ) +
    times(9, (i) =>
      person(
        stage,
        i % 2 === 0 ? 'dancer' : 'monk',
        focus - 720 + i * 92,
        900 + (i % 2) * 30,
        220,
        bright[(i * 2) % 7] ?? '#d8483c',
      ),
    ) +
    times(5, (i) => umbrella(focus - 650 + i * 190, 830, 118, bright[(i * 3) % 7] ?? '#d8483c')) +
    times(
      26,
      (i) =>
        stroke(`M${-20 + (i % 2) * 20} 0`, '#fff', 1) +
        fill(
          dab(((i * 137) % 100) * (w / 100), ((i * 71) % 60) * 9, 16, 6, i),
          palette.tone(bright[i % 7] ?? '#d8483c'),
        ),
    ) +
    stringFlags(stage)
  );
}

function stringFlags(stage: Stage): string {
  const { w, palette } = stage;
  return times(
    2,
    (i) =>
      stroke(
        `M-20 ${60 + i * 70}Q${short(w / 2)} ${210 + i * 60} ${short(w + 20)} ${50 + i * 80}`,
        palette.shade,
        2.5,
      ) +
      times(24, (k) => {
        const t = (k + 0.5) / 24;
        const y = 60 + i * 74 + (150 - i * 10) * 2 * t * (1 - t);
        return fill(
          polygon([
            [t * w - 22, y],
            [t * w + 22, y],
            [t * w, y + 52],
          ]),
          palette.tone(bright[(k + i * 3) % 7] ?? '#d8483c'),
        );
      }),
  );
}

function boatRow(stage: Stage): string {
  const { focus, palette } = stage;
  const line = 560;
  const barge = (x: number, y: number, size: number): string =>
    place(
      ellipse(0, 6, 330, 12, palette.shade, 'opacity=".4"') +
        fill(
          'M-360 -120Q-352 -30 -250 -12Q0 12 250 -12Q340 -30 366 -96Q300 -46 220 -44Q0 -36 -220 -44Q-320 -52 -342 -96Z',
          stage.linear([
            [0, mix('#f2c84f', palette.glow, 0.3)],
            [0.5, palette.tone('#c9803f')],
            [1, palette.tone('#7a2434')],
          ]),
        ) +
        stroke('M-360 -118Q-392 -160 -372 -200Q-350 -220 -340 -196', palette.tone('#e9b94f'), 17) +
        fill('M-372 -200Q-352 -226 -330 -196L-352 -186Z', '#f2c84f') +
        stroke('M366 -96Q392 -130 384 -170', palette.tone('#e9b94f'), 12) +
        fill('M-54 -44V-116H64V-44Z', palette.tone('#a8332f')) +
        fill('M-84 -112Q-30 -132 4 -196Q38 -132 94 -112Z', palette.tone('#e3b047')) +
        times(
          12,
          (i) =>
            `<g>${ellipse(-230 + i * 40 + (i > 4 && i < 8 ? 500 : 0), -62, 8, 9, palette.tone('#b97f5a'))}${fill(`M${-240 + i * 40 + (i > 4 && i < 8 ? 500 : 0)} -40q10 -26 20 0z`, palette.tone('#d8483c'))}</g>`,
        ) +
        times(11, (i) => stroke(`M${-226 + i * 44} -44l-46 66`, palette.tone('#e9b94f'), 5)),
      x,
      y,
      size,
    );
  return (
    sky(stage, line) +
    woods(stage, 'w', line - 10, 70, palette.leaf, 0.35) +
    water(stage, line, 1000) +
    reflected(
      stage,
      hallFront(stage, stage.counter, line + 4, 330, hallLooks[0]) +
        chedi(stage, stage.counter + 240, line + 4, 320, '#e0b24a', 0.16),
      line + 4,
      0.45,
    ) +
    barge(focus + 60, 690, 0.62) +
    barge(focus - 40, 870, 1.05) +
    longTail(stage, 'l', stage.counter, 640, 150, 0.2) +
    bokeh(stage, 'b', 620, 980, 8, [palette.glow, '#ffe9a8'])
  );
}

function lanternLane(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('lane');
  const lamps = times(46, (i) => {
    const t = (i / 46) ** 1.5;
    const x = focus + (random.next() * 2 - 1) * (90 + t * w * 0.7);
    return hangingLantern(
      stage,
      x,
      330 - t * 330 + random.range(-60, 40),
      26 + t * 110,
      ['#ff5f4f', '#ffb03f', '#ff8ab0', '#fff0c8', '#7fd0c0'][i % 5] ?? '#ffb03f',
    );
  });
  return (
    sky(stage, 700) +
    hallFront(stage, focus, 780, 430, hallLooks[1]) +
    woods(stage, 'w', 760, 90, palette.leaf, 0.12) +
    rect(
      0,
      770,
      w,
      240,
      stage.linear([
        [0, mix(palette.tone('#c9a98a'), '#ffb45a', 0.45)],
        [1, darker(palette.tone('#6b5548'), 0.4)],
      ]),
    ) +
    fill(
      polygon([
        [focus - 60, 775],
        [focus + 60, 775],
        [focus + 420, 1010],
        [focus - 420, 1010],
      ]),
      '#ffcf8a',
      'opacity=".3"',
    ) +
    times(8, (i) =>
      person(
        stage,
        i % 3 === 0 ? 'monk' : 'walker',
        focus + ((i % 2) * 2 - 1) * (50 + i * 34),
        820 + i * 20,
        110 + i * 17,
        bright[i % 7] ?? '#d8483c',
      ),
    ) +
    lamps +
    stringLights(stage, [-20, 330], [w + 20, 310], 40, 24, 5)
  );
}

/** Festivals: sky lanterns, candle cups on water, a water fight, a procession, royal barges, a lane of lanterns. */
export const festival: Scene = {
  moods: ['night', 'dusk', 'day', 'golden', 'dusk'],
  compositions: [
    { moods: ['night', 'dusk'], draw: lanternSky },
    { moods: ['night', 'dusk'], draw: candleWater },
    { moods: ['day', 'golden'], draw: splash },
    { moods: ['day', 'golden'], draw: procession },
    { moods: ['golden', 'dusk', 'dawn'], draw: boatRow },
    { moods: ['dusk', 'night'], draw: lanternLane },
  ],
};
