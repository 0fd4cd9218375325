import { parasol, stiltHouse, windowLight } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { ground, karst, ridges, tufts } from '../parts/land.ts';
import { bokeh, glowAt, stringLights } from '../parts/lanterns.ts';
import { boards, pendant, pottedPlant, wall, windowView } from '../parts/room.ts';
import { circle, dab, ellipse, fill, polygon, rect, short, stroke, times } from '../parts/shapes.ts';
import { mist, shafts, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, frame, palm, tree, woods } from '../parts/trees.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function villa(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const s = size / 300;
  const wood = palette.tone('#8a5f42');
  const roof = palette.tone(stage.random.fork('roof').pick(['#8a5a3c', '#6f5f58', '#a5583a']));
  const at = (v: number): number => x + v * s;
  const up = (v: number): number => y - v * s;
  return (
    rect(
      at(-230),
      up(150),
      460 * s,
      150 * s,
      stage.linear([
        [0, darker(palette.tone('#f1e6d2'), 0.3)],
        [1, palette.tone('#f1e6d2')],
      ]),
    ) +
    times(
      4,
      (i) =>
        rect(
          at(-205 + i * 106),
          up(132),
          92 * s,
          128 * s,
          stage.linear([
            [0, windowLight(stage)],
            [1, mix(windowLight(stage), '#c9803f', 0.35)],
          ]),
        ) +
        stroke(`M${short(at(-159 + i * 106))} ${short(up(132))}v${short(128 * s)}`, darker(wood, 0.3), 5 * s),
    ) +
    times(6, (i) => rect(at(-236 + i * 92), up(152), 10 * s, 156 * s, stage.round(wood))) +
    rect(
      at(-270),
      up(4),
      540 * s,
      16 * s,
      stage.linear([
        [0, mix(lighter(wood, 0.35), palette.glow, 0.35)],
        [1, darker(wood, 0.2)],
      ]),
    ) +
    fill(
      `M${short(at(-300))} ${short(up(146))}Q${short(at(-190))} ${short(up(184))} ${short(at(-130))} ${short(up(290))}L${short(at(130))} ${short(up(290))}Q${short(at(190))} ${short(up(184))} ${short(at(300))} ${short(up(146))}Z`,
      stage.linear([
        [0, mix(lighter(roof, 0.3), palette.glow, 0.35)],
        [0.5, roof],
        [1, darker(roof, 0.4)],
      ]),
    ) +
    stroke(
      times(
        17,
        (i) =>
          `M${short(at(-124 + i * 15.5))} ${short(up(288))}Q${short(at(-182 + i * 22.8))} ${short(up(190))} ${short(at(-284 + i * 35.5))} ${short(up(150))}`,
      ),
      darker(roof, 0.4),
      2,
      'opacity=".35"',
    ) +
    glowAt(stage, x, up(60), 240 * s, '#ffc46b', stage.mood === 'day' ? 0 : 0.5)
  );
}

function poolVilla(stage: Stage): string {
  const { w, focus, palette } = stage;
  const edge = 690;
  const scene =
    palm(stage, 'p1', focus - 400, edge, 520, -70, 0.08) +
    palm(stage, 'p2', focus + 420, edge, 470, 80, 0.1) +
    woods(stage, 'w', edge - 20, 90, palette.leaf, 0.2) +
    villa(stage, focus, edge, 360) +
    times(7, (i) =>
      foliage(
        stage,
        `b${i}`,
        i < 3 ? focus - 380 - i * 130 : focus + 370 + (i - 3) * 130,
        edge - 10,
        80,
        54,
        palette.leaf,
        0.02,
        60,
      ),
    );
  const stone = palette.tone('#d9cdb8');
  return (
    sky(stage, 660) +
    ridges(stage, 'r', 430, 580, 3, 60) +
    water(stage, edge, 940, { colour: '#35b0b5', mirror: 0.35 }) +
    reflected(stage, scene, edge + 6, 0.42) +
    ripples(stage, 'pool', edge, 940, 70, '#ffffff', 0.25) +
    fill(
      `M-20 930Q${short(w / 2)} 905 ${short(w + 20)} 930V1010H-20Z`,
      stage.linear([
        [0, mix(lighter(stone, 0.35), palette.glow, 0.3)],
        [1, darker(stone, 0.25)],
      ]),
    ) +
    parasol(stage, stage.counter, 985, 330, 380, '#f3e8d2') +
    rect(stage.counter - 150, 945, 190, 16, palette.tone('#fbf6ea'), 'rx="8"') +
    fill(
      polygon([
        [stage.counter - 150, 945],
        [stage.counter - 210, 890],
        [stage.counter - 200, 884],
        [stage.counter - 138, 945],
      ]),
      palette.tone('#fbf6ea'),
    ) +
    frame(stage, focus > w / 2 ? -1 : 1, 'top', 330)
  );
}

function treeStilts(stage: Stage): string {
  const { w, focus, palette } = stage;
  return (
    sky(stage, 760) +
    ridges(stage, 'r', 400, 600, 4, 70, true) +
    mist(stage, 640, 70, 0.85) +
    woods(stage, 'f', 720, 130, palette.leaf, 0.3) +
    tree(stage, 'b', focus + 250, 840, 760, palette.leaf, 0.1) +
    stiltHouse(stage, 'h', focus, 830, 470) +
    glowAt(stage, focus, 640, 260, '#ffc46b', 0.4) +
    stiltHouse(stage, 'h2', stage.counter - 40, 780, 250, 0.16) +
    ground(stage, 'g', 830, 14, mix(palette.leaf, '#8fae5a', 0.3)) +
    tufts(stage, 't', 850, 1010, palette.leaf, 150) +
    shafts(stage, [stage.sun[0], 0], 900, 5) +
    foliage(stage, 'l', 0, 960, 260, 150, palette.leaf, 0, 120) +
    foliage(stage, 'r', w, 980, 240, 140, mix(palette.leaf, '#2f6b58', 0.4), 0, 120)
  );
}

function beachHuts(stage: Stage): string {
  const { w, focus, palette } = stage;
  const sand = palette.tone('#f3dfb8');
  const line = 560;
  return (
    sky(stage, line) +
    karst(stage, 'k', stage.counter, line + 4, 260, 260, 0.45) +
    water(stage, line, 860, { colour: '#2fa9b5', mirror: 0.3 }) +
    fill(`M-20 800Q${short(w * 0.4)} 690 ${short(w + 20)} 700V1010H-20Z`, '#ffffff', 'opacity=".6"') +
    fill(
      `M-20 820Q${short(w * 0.4)} 712 ${short(w + 20)} 716V1010H-20Z`,
      stage.linear([
        [0, mix(lighter(sand, 0.2), palette.glow, 0.3)],
        [1, darker(sand, 0.2)],
      ]),
    ) +
    palm(stage, 'a', focus + 330, 790, 600, -60, 0.04) +
    villa(stage, focus + 60, 800, 330) +
    stiltHouse(stage, 'h', focus - 330, 780, 230, 0.1) +
    palm(stage, 'b', focus - 200, 850, 560, -110) +
    stringLights(stage, [focus - 260, 520], [focus + 320, 470], 60, 16, 6) +
    parasol(stage, stage.counter, 930, 250, 270, '#e2574a') +
    tufts(stage, 't', 780, 830, '#8fae5a', 40) +
    frame(stage, 1, 'top', 280)
  );
}

function bedroom(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const linen = palette.tone('#fbf6ea');
  const throwColour = palette.tone(random.pick(['#2f6e74', '#c9543f', '#d8a23f', '#5f7a4a']));
  const view = random.chance(0.5)
    ? sky(stage, 560) +
      ridges(stage, 'v', 300, 520, 4, 60, true) +
      woods(stage, 'v', 600, 90, palette.leaf, 0.15)
    : sky(stage, 420) +
      karst(stage, 'v', focus + 150, 424, 190, 190, 0.35) +
      water(stage, 420, 700) +
      palm(stage, 'v', focus - 250, 700, 420, 60, 0.05);
  const wood = palette.tone('#6b4432');
  return (
    wall(stage, random.pick(['#e9dcc3', '#c9a98a', '#8fae9f', '#d9cdb5']), 820) +
    windowView(stage, focus - 420, 100, 840, 540, view, '#6b4432', 3) +
    [-1, 1]
      .map((flip) =>
        fill(
          `M${short(focus + flip * 470)} 60Q${short(focus + flip * 370)} 300 ${short(focus + flip * 420)} 700L${short(focus + flip * 540)} 720V60Z`,
          stage.linear(
            [
              [0, '#ffffff', 0.9],
              [0.5, '#efe6d6', 0.85],
              [1, '#ffffff', 0.8],
            ],
            [0, 0],
            [1, 0],
          ),
        ),
      )
      .join('') +
    boards(stage, 800, '#8a5f42') +
    rect(
      focus - 430,
      560,
      860,
      200,
      stage.linear([
        [0, lighter(wood, 0.25)],
        [1, darker(wood, 0.3)],
      ]),
      'rx="16"',
    ) +
    fill(
      polygon([
        [focus - 400, 690],
        [focus + 400, 690],
        [focus + 520, 930],
        [focus - 520, 930],
      ]),
      stage.linear([
        [0, lighter(linen, 0.3)],
        [1, darker(linen, 0.12)],
      ]),
    ) +
    fill(
      polygon([
        [focus - 470, 820],
        [focus + 470, 820],
        [focus + 520, 930],
        [focus - 520, 930],
      ]),
      stage.linear([
        [0, lighter(throwColour, 0.2)],
        [1, darker(throwColour, 0.2)],
      ]),
    ) +
    stroke(
      times(5, (i) => `M${short(focus - 480)} ${840 + i * 20}H${short(focus + 480)}`),
      lighter(throwColour, 0.5),
      3,
      'opacity=".5" stroke-dasharray="14 8"',
    ) +
    rect(focus - 520, 926, 1040, 60, darker(linen, 0.2), 'rx="10"') +
    [-250, 0, 250]
      .map((x, i) =>
        fill(
          `M${short(focus + x - 120)} 720Q${short(focus + x - 130)} 630 ${short(focus + x)} 634Q${short(focus + x + 130)} 630 ${short(focus + x + 120)} 720Q${short(focus + x)} 740 ${short(focus + x - 120)} 720Z`,
          stage.linear([
            [0, i === 1 ? lighter(throwColour, 0.35) : '#ffffff'],
            [1, i === 1 ? throwColour : darker(linen, 0.2)],
          ]),
        ),
      )
      .join('') +
    pendant(stage, focus - 540, 420, 140, '#c9a063') +
    pendant(stage, focus + 540, 420, 140, '#c9a063') +
    pottedPlant(stage, 'p', stage.counter + stage.away * 220, 960, 400) +
    (w > 1500 ? pottedPlant(stage, 'q', focus - stage.away * 720, 950, 340, '#5f8f86') : '')
  );
}

function tents(stage: Stage): string {
  const { w, focus, palette } = stage;
  const tent = (x: number, y: number, size: number, colour: string): string => {
    const tone = palette.tone(colour);
    const warm = '#ffcf7a';
    return (
      ellipse(x, y + 4, size * 0.62, size * 0.06, palette.shade, 'opacity=".4"') +
      fill(
        polygon([
          [x - size * 0.55, y],
          [x - size * 0.08, y - size * 0.66],
          [x + size * 0.16, y - size * 0.66],
          [x + size * 0.62, y],
        ]),
        stage.linear([
          [0, mix(lighter(tone, 0.3), palette.glow, 0.3)],
          [1, darker(tone, 0.2)],
        ]),
      ) +
      fill(
        polygon([
          [x - size * 0.55, y],
          [x - size * 0.08, y - size * 0.66],
          [x + size * 0.1, y],
        ]),
        mix(tone, warm, 0.45),
      ) +
      fill(
        polygon([
          [x - size * 0.32, y],
          [x - size * 0.08, y - size * 0.5],
          [x + size * 0.01, y],
        ]),
        stage.linear([
          [0, warm],
          [1, '#fff0c0'],
        ]),
      ) +
      glowAt(stage, x - size * 0.12, y - size * 0.1, size * 0.7, '#ffc46b', 0.55)
    );
  };
  return (
    sky(stage, 700) +
    ridges(stage, 'r', 420, 600, 4, 70, true) +
    mist(stage, 640, 70, 0.9) +
    ground(stage, 'g', 730, 26, mix(palette.leaf, '#8fae5a', 0.35)) +
    tent(stage.counter + 20, 790, 230, '#d98a4a') +
    tent(stage.counter + 260, 770, 170, '#5f8f9a') +
    tent(focus, 890, 430, '#f1e3c6') +
    tufts(stage, 't', 790, 1010, palette.leaf, 170) +
    glowAt(stage, focus - 330, 905, 150, '#ff9a4a', 0.9) +
    fill(
      `M${short(focus - 366)} 920Q${short(focus - 350)} 860 ${short(focus - 330)} 826Q${short(focus - 306)} 866 ${short(focus - 296)} 920Z`,
      stage.linear([
        [0, '#fff0a8'],
        [1, '#ff7a2f'],
      ]),
    ) +
    stroke(
      `M${short(focus - 380)} 926L${short(focus - 284)} 912M${short(focus - 380)} 912L${short(focus - 284)} 926`,
      '#5b3a2a',
      12,
    ) +
    tree(stage, 'e', focus > w / 2 ? w * 0.04 : w * 0.96, 980, 780, palette.leaf) +
    stringLights(stage, [focus - 240, 560], [focus + 360, 600], 50, 12, 6)
  );
}

function raftHouses(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 650;
  return (
    sky(stage, line) +
    karst(stage, 'a', stage.counter - 80, line, 360, 460, 0.4) +
    karst(stage, 'b', stage.counter + 240, line, 260, 330, 0.46) +
    karst(stage, 'c', w * 0.96, line, 340, 420, 0.42) +
    mist(stage, 620, 50, 0.7) +
    water(stage, line, 1000, { colour: '#2f9a86', mirror: 0.4 }) +
    reflected(
      stage,
      times(4, (i) =>
        stiltHouse(stage, `h${i}`, focus - 420 + i * 250, line + 60, 240 - (i % 2) * 20, 0.04),
      ) + rect(focus - 580, line + 28, 1060, 18, palette.tone('#a5794f')),
      line + 46,
      0.45,
    ) +
    bokeh(stage, 'x', 700, 980, 8, ['#ffe9a8', palette.glow]) +
    fill(
      `M${short(focus - 110)} 900Q${short(focus)} 930 ${short(focus + 130)} 896Q${short(focus + 90)} 936 ${short(focus)} 938Q${short(focus - 70)} 936 ${short(focus - 110)} 900Z`,
      palette.tone('#e2574a'),
    ) +
    circle(focus, 866, 20, palette.tone('#2a2024')) +
    fill(dab(focus - 20, 910, 60, 34, -1.3), palette.tone('#f0a62f')) +
    stroke(`M${short(focus - 90)} 940L${short(focus + 90)} 856`, palette.tone('#f3e8d2'), 6) +
    frame(stage, -1, 'top', 320)
  );
}

/** Stays: a pool villa, houses on stilts in the woods, beach huts, a bedroom, tents in the hills, raft houses. */
export const stay: Scene = {
  moods: ['day', 'golden', 'dusk', 'dawn', 'golden'],
  compositions: [
    poolVilla,
    treeStilts,
    beachHuts,
    { moods: ['day', 'dawn', 'golden'], draw: bedroom },
    { moods: ['dusk', 'dawn', 'night'], draw: tents },
    raftHouses,
  ],
};
