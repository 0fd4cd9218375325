import { longTail } from '../parts/boats.ts';
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
  rect,
  short,
  stroke,
  times,
} from '../parts/shapes.ts';
import { birds, mist, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { foliage, frame, palm, tree } from '../parts/trees.ts';
import { reflected, ripples, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function karstBay(stage: Stage): string {
  const { w, focus, random } = stage;
  const line = 610;
  const far = times(7, (i) =>
    karst(
      stage,
      `f${i}`,
      w * (0.05 + i * 0.15) + random.range(-40, 40),
      line,
      random.range(90, 190),
      random.range(80, 230),
      0.66,
    ),
  );
  const mid =
    karst(stage, 'm1', stage.counter - 60, line + 6, 250, 300, 0.38) +
    karst(stage, 'm2', stage.counter + 170, line + 6, 150, 180, 0.42);
  const near =
    karst(stage, 'n1', focus + 40, line + 24, 330, 500, 0.06) +
    karst(stage, 'n2', focus + 260, line + 20, 220, 290, 0.12) +
    karst(stage, 'n3', focus - 190, line + 16, 120, 150, 0.14);
  return (
    sky(stage, line) +
    far +
    mist(stage, line - 20, 50, 0.5) +
    mid +
    water(stage, line, 1000, { mirror: 0.45 }) +
    reflected(stage, near, line + 20, 0.38) +
    longTail(stage, 'a', stage.counter + 90, 850, 420) +
    longTail(stage, 'b', focus + 20, 720, 150, 0.2) +
    birds(stage, focus - 240, 240)
  );
}

function nailRock(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 640;
  const side = stage.random.fork('nail');
  const rock = palette.tone('#b9a48f', 0.06);
  const y = line + 16;
  const data = curve([
    [focus - 62, y],
    [focus - 58, y - 80],
    [focus - 92, y - 190],
    [focus - 122, y - 330],
    [focus - 96, y - 430],
    [focus - 20, y - 470],
    [focus + 70, y - 440],
    [focus + 126, y - 340],
    [focus + 96, y - 200],
    [focus + 62, y - 90],
    [focus + 66, y],
  ]);
  const nail =
    fill(`${data}Z`, stage.round(rock, 0.9)) +
    group(
      times(16, () =>
        fill(
          dab(
            focus + side.range(-110, 110),
            y - side.range(120, 380),
            side.range(60, 170),
            side.range(5, 12),
            Math.PI / 2 + side.range(-0.15, 0.15),
          ),
          darker(rock, 0.45),
          'opacity=".32"',
        ),
      ),
      stage.clip(`${data}Z`),
    ) +
    foliage(stage, 'cap', focus, y - 440, 120, 66, palette.leaf, 0.05, 80) +
    foliage(stage, 'cap2', focus - 70, y - 350, 56, 50, palette.leaf, 0.05, 40) +
    foliage(stage, 'cap3', focus + 90, y - 300, 44, 60, palette.leaf, 0.05, 40);
  return (
    sky(stage, line) +
    times(5, (i) =>
      karst(stage, `f${i}`, w * (0.08 + i * 0.22), line + 2, 210 + (i % 2) * 60, 150 + (i % 3) * 70, 0.55),
    ) +
    water(stage, line, 1000, { colour: '#2fa38f', mirror: 0.4 }) +
    reflected(stage, nail, y, 0.4) +
    longTail(stage, 'a', stage.counter + 20, 840, 400) +
    frame(stage, focus > w / 2 ? -1 : 1, 'top', 380)
  );
}

function fromAbove(stage: Stage): string {
  const { w, focus, palette } = stage;
  const random = stage.random.fork('isle');
  const blob = (cx: number, cy: number, rx: number, ry: number, wild: number): Point[] =>
    points(15, (i): Point => {
      const angle = (i / 15) * Math.PI * 2;
      const reach = 1 + Math.sin(angle * 2 + 1) * 0.14 * wild + random.range(-0.07, 0.07) * wild;
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    });
  const scale = (list: Point[], cx: number, cy: number, size: number): Point[] =>
    list.map(([x, y]) => [cx + (x - cx) * size, cy + (y - cy) * size]);
  const tones = ['#176f92', '#1f8fa6', '#43bdbd', '#8fdfcf', '#d3f0d8'].map((colour) => palette.tone(colour));
  const isle = (cx: number, cy: number, rx: number, ry: number, label: string): string => {
    const shore = blob(cx, cy, rx, ry, 1.4);
    const rings = [2, 1.62, 1.36, 1.17]
      .map((size, i) =>
        fill(
          curve(scale(shore, cx, cy, size), true),
          tones[i + 1] ?? '#8fdfcf',
          `opacity="${0.5 + i * 0.14}"`,
        ),
      )
      .join('');
    const sand = palette.tone('#f6e4bd');
    const crowns = Math.round((rx * ry) / 330);
    const trees = times(crowns, (i) => {
      const angle = random.range(0, Math.PI * 2);
      const far = Math.sqrt(random.next()) * 0.8;
      const [x, y] = [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
      const size = random.range(10, 22);
      const green = mix(palette.tone(palette.leaf), palette.tone('#1f5a44'), random.next() * 0.7);
      return (
        circle(x + 5, y + 7, size, palette.shade, 'opacity=".28"') +
        circle(x, y, size, darker(green, 0.22)) +
        circle(x + stage.side * size * 0.25, y - size * 0.28, size * 0.66, green) +
        (i % 2 === 0
          ? circle(
              x + stage.side * size * 0.36,
              y - size * 0.42,
              size * 0.3,
              mix(lighter(green, 0.3), palette.glow, 0.35),
            )
          : '')
      );
    });
    return (
      rings +
      stroke(curve(scale(shore, cx, cy, 1.07), true), '#ffffff', 7, 'opacity=".75"') +
      fill(
        curve(shore, true),
        stage.linear([
          [0, lighter(sand, 0.3)],
          [1, darker(sand, 0.08)],
        ]),
      ) +
      fill(curve(scale(shore, cx + 4, cy + 8, 0.86), true), darker(palette.tone(palette.leaf), 0.45)) +
      trees +
      `<!--${label}-->`
    );
  };
  const boat = (x: number, y: number, turn: number): string =>
    place(
      fill('M-9 60Q-40 130 -60 190L60 190Q40 130 9 60Z', '#ffffff', 'opacity=".35"') +
        ellipse(9, 10, 14, 52, palette.shade, 'opacity=".25"') +
        fill(
          'M0 -62Q18 -30 14 30Q10 54 0 56Q-10 54 -14 30Q-18 -30 0 -62Z',
          stage.round(palette.tone('#8a5636')),
        ) +
        rect(-9, -16, 18, 40, palette.tone('#f6ead2')),
      x,
      y,
      0.8,
      0.8,
      turn,
    );
  return (
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, tones[0] ?? '#176f92'],
          [0.5, tones[1] ?? '#1f8fa6'],
          [1, darker(tones[0] ?? '#176f92', 0.2)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    ripples(stage, 'r', 0, 1000, 90, '#ffffff', 0.13) +
    isle(focus, 470, 300, 220, 'main') +
    isle(stage.counter - 40, 760, 120, 84, 'second') +
    isle(focus + (focus > w / 2 ? -330 : 360), 180, 84, 58, 'third') +
    boat(stage.counter + 60, 420, 62) +
    boat(focus - 60, 820, -38)
  );
}

function lagoon(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 600;
  return (
    sky(stage, line) +
    karst(stage, 'gate', focus, line + 4, 300, 240, 0.45) +
    water(stage, line, 1000, { colour: '#35bdb0', mirror: 0.28 }) +
    reflected(
      stage,
      karst(stage, 'l', w * 0.08, line + 70, 620, 640, 0.04) +
        karst(stage, 'l2', w * 0.27, line + 34, 240, 330, 0.12) +
        karst(stage, 'r', w * 0.95, line + 66, 560, 560, 0.04) +
        karst(stage, 'r2', w * 0.77, line + 30, 200, 260, 0.14),
      line + 44,
      0.3,
    ) +
    longTail(stage, 'a', focus - 60, 770, 340) +
    longTail(stage, 'b', focus + 170, 680, 160, 0.1) +
    fill(
      `M-20 930Q${short(w * 0.3)} 870 ${short(w * 0.6)} 930T${short(w + 20)} 920V1010H-20Z`,
      '#ffffff',
      'opacity=".55"',
    ) +
    fill(
      `M-20 950Q${short(w * 0.3)} 890 ${short(w * 0.6)} 948T${short(w + 20)} 940V1010H-20Z`,
      stage.linear([
        [0, mix(palette.tone('#f6e4bd'), palette.glow, 0.3)],
        [1, palette.tone('#dcc296')],
      ]),
    ) +
    frame(stage, 1, 'top', 300)
  );
}

function viewpoint(stage: Stage): string {
  const { w, focus, palette } = stage;
  const rise = stage.random.fork('rise');
  const line = 470;
  return (
    sky(stage, line) +
    ridge(stage, 'far', { y: line - 10, rough: 40, colour: '#4f6f8a', depth: 0.62, foot: 70 }) +
    water(stage, line, 1000) +
    times(6, (i) =>
      karst(
        stage,
        `k${i}`,
        w * rise.range(0.02, 0.98),
        line + 24 + i * 36,
        130 + i * 40,
        70 + i * 34,
        0.56 - i * 0.09,
      ),
    ) +
    longTail(stage, 'b', stage.counter, 690, 130, 0.2) +
    fill(
      `M${short(focus - 560)} 1010Q${short(focus - 280)} 900 ${short(focus - 120)} 830Q${short(focus + 30)} 790 ${short(focus + 160)} 840Q${short(focus + 320)} 930 ${short(focus + 540)} 1010Z`,
      stage.linear([
        [0, mix(palette.tone('#a5917a'), palette.glow, 0.35)],
        [1, darker(palette.tone('#6b5a50'), 0.4)],
      ]),
    ) +
    person(stage, 'traveller', focus, 822, 190, '#e2574a') +
    person(stage, 'walker', focus + 80, 826, 176, '#f2ead8') +
    foliage(stage, 'l', focus - 430, 990, 230, 130, palette.leaf, 0, 110) +
    foliage(stage, 'r', focus + 430, 1000, 240, 130, palette.leaf, 0, 110) +
    tree(stage, 'edge', focus > w / 2 ? w * 0.04 : w * 0.96, 1040, 760, palette.leaf) +
    birds(stage, stage.counter, 260)
  );
}

function sandBar(stage: Stage): string {
  const { focus, palette } = stage;
  const line = 560;
  const sand = palette.tone('#f6e4bd');
  const isle =
    foliage(stage, 'a', focus - 60, line - 40, 170, 80, palette.leaf, 0.12, 120) +
    foliage(stage, 'b', focus + 110, line - 30, 120, 60, mix(palette.leaf, '#2f6b58', 0.5), 0.12, 90) +
    palm(stage, 'p1', focus - 150, line + 4, 320, -90, 0.04) +
    palm(stage, 'p2', focus - 10, line + 6, 390, 60, 0.04) +
    palm(stage, 'p3', focus + 140, line + 4, 290, 110, 0.06) +
    ellipse(focus, line + 8, 340, 22, sand);
  return (
    sky(stage, line) +
    ridge(stage, 'far', { y: line - 14, rough: 22, colour: '#4f6f8a', depth: 0.6, foot: 50 }) +
    water(stage, line, 1000, { colour: '#39bdb6', mirror: 0.3 }) +
    reflected(stage, isle, line + 16, 0.3) +
    fill(
      `M${short(focus - 300)} ${line + 12}Q${short(focus - 120)} 640 ${short(focus - 220)} 740Q${short(focus - 330)} 880 ${short(focus + 120)} 1010L${short(focus + 720)} 1010Q${short(focus + 60)} 820 ${short(focus + 110)} 700Q${short(focus + 140)} 610 ${short(focus + 320)} ${line + 12}Z`,
      stage.linear([
        [0, mix(lighter(sand, 0.3), palette.glow, 0.3)],
        [1, sand],
      ]),
      'stroke="#ffffff" stroke-opacity=".65" stroke-width="12"',
    ) +
    longTail(stage, 'l', focus - 330, 790, 340) +
    person(stage, 'traveller', focus + 50, 860, 130, '#3f7fa8') +
    person(stage, 'walker', focus + 100, 850, 126, '#f2b23f')
  );
}

/** Islands: karst bays, a lone rock, islands from above, lagoons, viewpoints, sand bars. */
export const island: Scene = {
  moods: ['day', 'day', 'golden', 'dawn', 'dusk'],
  compositions: [
    karstBay,
    nailRock,
    { moods: ['day', 'golden'], draw: fromAbove },
    lagoon,
    viewpoint,
    sandBar,
  ],
};
