import { longTail } from '../parts/boats.ts';
import { shophouse, stiltHouse, tower, tukTuk } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { karst, ridges } from '../parts/land.ts';
import { glowAt, hangingLantern, stringLights } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import {
  circle,
  curve,
  dab,
  ellipse,
  fill,
  group,
  points,
  polygon,
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { hallFront, hallLooks, prang } from '../parts/temple-parts.ts';
import { foliage, palm, tree, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function milkyWay(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('milky');
  const cloud = stage.radial([
    [0, palette.glow, 0.4],
    [0.5, palette.haze, 0.25],
    [1, palette.haze, 0],
  ]);
  return group(
    times(16, (i) =>
      ellipse(
        (w * i) / 15,
        560 - i * 38 + random.range(-30, 30),
        random.range(120, 230),
        random.range(50, 110),
        cloud,
      ),
    ) +
      times(260, () => {
        const t = random.next();
        return circle(
          w * t + random.range(-40, 40),
          560 - t * 570 + (random.next() - random.next()) * 130,
          random.range(0.7, 2.4),
          '#fff7e6',
          `opacity="${short(random.range(0.4, 1))}"`,
        );
      }),
    '',
  );
}

function starBeach(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 640, false) +
    milkyWay(stage) +
    karst(stage, 'a', stage.counter, 646, 260, 300, 0.3) +
    karst(stage, 'b', stage.counter + 210, 644, 150, 170, 0.36) +
    water(stage, 640, 1000, { glitter: false, mirror: 0.7 }) +
    fill(
      `M-20 900Q${short(w / 2)} 820 ${short(w + 20)} 880V1010H-20Z`,
      stage.linear([
        [0, palette.tone('#e9d3ae')],
        [1, darker(palette.tone('#a8906f'), 0.3)],
      ]),
    ) +
    glowAt(stage, focus, 880, 260, '#ff9a4a', 0.9) +
    fill(
      `M${short(focus - 34)} 910Q${short(focus - 16)} 850 ${short(focus)} 812Q${short(focus + 26)} 856 ${short(focus + 36)} 910Z`,
      stage.linear([
        [0, '#fff0a8'],
        [1, '#ff7a2f'],
      ]),
    ) +
    stroke(
      `M${short(focus - 56)} 916L${short(focus + 52)} 902M${short(focus - 52)} 900L${short(focus + 56)} 918`,
      '#4a2f26',
      12,
    ) +
    person(stage, 'walker', focus - 130, 930, 150, '#c9743f') +
    person(stage, 'walker', focus + 140, 935, 150, '#8a4f5a') +
    longTail(stage, 'l', stage.counter, 800, 330) +
    palm(stage, 'p', focus > w / 2 ? w * 0.94 : w * 0.06, 1000, 800, focus > w / 2 ? -120 : 120)
  );
}

function wetStreet(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 790;
  const neon = ['#ff4f7a', '#3fd0d8', '#ffb83f', '#8a6af0', '#5fe08a'];
  const random = stage.random.fork('neon');
  const fronts =
    times(7, (i) => shophouse(stage, `n${i}`, focus + (i - 3) * 380, line, 376, 560 + ((i * 61) % 120))) +
    times(8, (i) => {
      const colour = random.pick(neon as [string, ...string[]]);
      const x = focus - 700 + i * 200;
      const y = 290 + ((i * 83) % 170);
      return (
        glowAt(stage, x, y + 50, 150, colour, 0.6) +
        rect(x - 26, y, 52, 118, darker(colour, 0.5), 'rx="10"') +
        rect(x - 20, y + 6, 40, 106, 'none', `rx="8" stroke="${lighter(colour, 0.5)}" stroke-width="5"`) +
        (i % 2 === 0
          ? circle(x, y + 40, 12, lighter(colour, 0.6)) +
            stroke(`M${short(x - 10)} ${y + 78}h20M${short(x - 10)} ${y + 92}h20`, lighter(colour, 0.6), 5)
          : fill(dab(x, y + 96, 76, 22, -Math.PI / 2), lighter(colour, 0.6)))
      );
    }) +
    tukTuk(stage, focus, line + 40, 460, '#2f6fae') +
    person(stage, 'walker', stage.counter, line + 30, 220, '#d8584a') +
    person(stage, 'traveller', stage.counter + 90, line + 34, 226, '#f0a62f');
  return (
    sky(stage, 560) +
    times(7, (i) => tower(stage, `t${i}`, (w * (i + 0.5)) / 7, 700, 110, 440 + ((i * 89) % 190), 0.5)) +
    rect(
      0,
      line,
      w,
      220,
      stage.linear([
        [0, mix('#2b2a44', palette.haze, 0.3)],
        [1, '#12101f'],
      ]),
    ) +
    reflected(stage, fronts, line + 34, 0.5, 0.8) +
    stroke(
      times(40, (i) => `M${short((i * 131) % w)} ${line + 50 + ((i * 47) % 150)}h${40 + ((i * 29) % 90)}`),
      '#ffffff',
      2,
      'opacity=".14"',
    ) +
    stringLights(stage, [-20, 170], [w + 20, 150], 90, 26, 7) +
    hangingLantern(stage, focus - 330, 40, 110, '#e2362f') +
    hangingLantern(stage, focus + 350, 60, 110, '#e2362f')
  );
}

function litTemple(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const line = 680;
  const warm = { roof: '#ffb45a', border: '#7fc08a', wall: '#ffe9c0', gold: '#ffe08a' };
  const hero = random.chance(0.5)
    ? prang(stage, focus, line, 560, '#fff0c8', 0) +
      prang(stage, focus - 180, line, 300, '#ffe2a8', 0.05) +
      prang(stage, focus + 180, line, 300, '#ffe2a8', 0.05)
    : hallFront(stage, focus, line + 4, 500, random.chance(0.5) ? warm : hallLooks[0]);
  const lamps = times(
    22,
    (i) =>
      circle((w * (i + 0.5)) / 22, line - 14, 6, '#ffe3a0') +
      glowAt(stage, (w * (i + 0.5)) / 22, line - 14, 46, '#ffc46b', 0.7),
  );
  const wash = `<ellipse cx="${short(focus)}" cy="${line - 190}" rx="430" ry="420" fill="${stage.radial([
    [0, '#ffc46b', 0.75],
    [0.5, '#ff9a4a', 0.3],
    [1, '#ff9a4a', 0],
  ])}" style="mix-blend-mode:overlay"/>`;
  return (
    sky(stage, line) +
    woods(stage, 'w', line - 10, 80, palette.leaf, 0.2) +
    glowAt(stage, focus, line - 200, 560, '#ffb45a', 0.5) +
    water(stage, line, 1000, { glitter: false }) +
    reflected(stage, hero + wash + lamps, line + 4, 0.55) +
    times(30, (i) =>
      fill(
        dab(focus - 320 + ((i * 53) % 640), line + 20 + i * 9, 60 + i * 3, 3 + i * 0.12, 0),
        '#ffc46b',
        'opacity=".4"',
      ),
    ) +
    longTail(stage, 'l', stage.counter + 40, 860, 340) +
    palm(stage, 'p', stage.counter - 200, line + 10, 420, -40, 0.05)
  );
}

function fireflies(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('flies');
  const line = 620;
  const flies = (top: number, bottom: number): string =>
    times(70, () => {
      const [x, y, r] = [random.range(0, w), random.range(top, bottom), random.range(2, 5)];
      return (
        circle(
          x,
          y,
          r * 5,
          stage.radial([
            [0, '#e9ff9a', 0.6],
            [1, '#e9ff9a', 0],
          ]),
        ) + circle(x, y, r * 0.8, '#fbffd8')
      );
    });
  const banks =
    woods(stage, 'a', line - 10, 130, palette.leaf, 0.15) +
    tree(stage, 't1', w * 0.1, line + 20, 620, palette.leaf) +
    tree(stage, 't2', w * 0.9, line + 20, 680, palette.leaf) +
    stiltHouse(stage, 'h', focus, line + 20, 260, 0) +
    glowAt(stage, focus, line - 90, 200, '#ffc46b', 0.6) +
    flies(180, 600);
  return (
    sky(stage, line) +
    ridges(stage, 'r', 400, 560, 3, 60) +
    water(stage, line, 1000, { mirror: 0.6 }) +
    reflected(stage, banks, line + 14, 0.55) +
    longTail(stage, 'l', stage.counter + 60, 840, 400) +
    circle(stage.counter + 10, 800, 12, '#fff0c0') +
    glowAt(stage, stage.counter + 10, 800, 150, '#ffc46b', 0.8) +
    foliage(stage, 'f', w * 0.98, 990, 260, 150, palette.leaf, 0, 110)
  );
}

function tentsAbove(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('tents');
  const tints = ['#ff5f4f', '#ffb03f', '#3fc0a8', '#4f8af0', '#e85fa8', '#fff0c8', '#9ad04f', '#a86af0'];
  const turn = random.range(-30, 30);
  const size = 116;
  let body = '';
  for (let row = -4; row < 14; row += 1) {
    for (let column = -6; column < w / size + 8; column += 1) {
      if ((row + 20) % 4 === 0) {
        body +=
          circle(
            column * size + random.range(0, 100),
            row * size + 50 + random.range(-20, 20),
            7,
            '#1a1526',
          ) +
          (random.chance(0.4)
            ? circle(
                column * size,
                row * size + 56,
                60,
                stage.radial([
                  [0, '#ffd58a', 0.55],
                  [1, '#ffd58a', 0],
                ]),
              )
            : '');
        continue;
      }
      const tint = random.pick(tints as [string, ...string[]]);
      const [x, y] = [column * size, row * size];
      body +=
        fill(
          polygon([
            [x, y],
            [x + 108, y],
            [x + 54, y + 54],
          ]),
          lighter(tint, 0.45),
        ) +
        fill(
          polygon([
            [x + 108, y],
            [x + 108, y + 108],
            [x + 54, y + 54],
          ]),
          tint,
        ) +
        fill(
          polygon([
            [x + 108, y + 108],
            [x, y + 108],
            [x + 54, y + 54],
          ]),
          darker(tint, 0.3),
        ) +
        fill(
          polygon([
            [x, y + 108],
            [x, y],
            [x + 54, y + 54],
          ]),
          lighter(tint, 0.12),
        ) +
        circle(
          x + 54,
          y + 54,
          58,
          stage.radial([
            [0, '#fff3c9', 0.75],
            [0.5, '#ffd58a', 0.2],
            [1, '#ffd58a', 0],
          ]),
        );
    }
  }
  return (
    rect(0, 0, w, 1000, '#2a2038') +
    group(body, `transform="rotate(${short(turn)} ${short(w / 2)} 500)"`) +
    rect(
      0,
      0,
      w,
      1000,
      stage.linear([
        [0, palette.shade, 0.55],
        [0.35, palette.shade, 0],
        [1, palette.shade, 0.15],
      ]),
    )
  );
}

function moonHills(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('village');
  return (
    sky(stage, 700) +
    ridges(stage, 'r', 420, 700, 5, 80, true) +
    times(46, () => {
      const [x, y] = [focus + (random.next() - random.next()) * 620, 700 + random.next() ** 1.4 * 190];
      return (
        circle(
          x,
          y,
          22,
          stage.radial([
            [0, '#ffc46b', 0.6],
            [1, '#ffc46b', 0],
          ]),
        ) + rect(x - 4, y - 3, 8, 6, '#ffe9b0')
      );
    }) +
    woods(stage, 'w', 900, 80, palette.leaf, 0.05) +
    stroke(
      curve(points(8, (_, t) => [focus - 500 + 900 * t, 980 - 230 * t + Math.sin(t * 9) * 40])),
      '#ffcf8a',
      5,
      'opacity=".6" stroke-dasharray="3 14"',
    ) +
    person(stage, 'traveller', stage.counter, 900, 150, '#e2574a') +
    fill(
      `M${short(stage.counter - 300)} 1010Q${short(stage.counter - 60)} 880 ${short(stage.counter + 60)} 892Q${short(stage.counter + 240)} 930 ${short(stage.counter + 340)} 1010Z`,
      darker(palette.tone('#3f4a44'), 0.4),
    ) +
    tree(stage, 'e', focus > w / 2 ? w * 0.97 : w * 0.03, 1000, 760, palette.leaf)
  );
}

/** Nights: stars over a beach, a wet street, a lit temple, fireflies, market tents from above, hills by moonlight. */
export const night: Scene = {
  moods: ['night'],
  compositions: [starBeach, wetStreet, litTemple, fireflies, tentsAbove, moonHills],
};
