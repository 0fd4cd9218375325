import { longTail, rowBoat } from '../parts/boats.ts';
import { stiltHouse } from '../parts/buildings.ts';
import { darker, lighter, mix } from '../parts/colour.ts';
import { karst, ridges } from '../parts/land.ts';
import { curve, dab, fill, type Point, points, rect, short, stroke, times } from '../parts/shapes.ts';
import { birds, mist, shafts, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { bamboo, foliage, frame, palm, woods } from '../parts/trees.ts';
import { glitter, reflected, ripples, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function jungleRiver(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 560;
  const banks =
    woods(stage, 'far', line, 70, palette.leaf, 0.34) +
    times(
      5,
      (i) =>
        foliage(
          stage,
          `l${i}`,
          w * (0.02 + i * 0.06),
          line - 40 + i * 18,
          200 - i * 26,
          190 - i * 30,
          palette.leaf,
          0.04 + i * 0.05,
          100,
        ) +
        foliage(
          stage,
          `r${i}`,
          w * (0.99 - i * 0.06),
          line - 50 + i * 18,
          210 - i * 26,
          210 - i * 32,
          mix(palette.leaf, '#2f6b58', 0.4),
          0.04 + i * 0.05,
          100,
        ),
    ) +
    palm(stage, 'p', w * 0.14, line + 30, 430, 70, 0.02) +
    palm(stage, 'q', w * 0.88, line + 30, 480, -60, 0.02);
  return (
    sky(stage, line) +
    ridges(stage, 'r', 360, 500, 3, 70) +
    mist(stage, 540, 50, 0.7) +
    water(stage, line, 1000) +
    reflected(stage, banks, line + 24, 0.5) +
    longTail(stage, 'a', focus, 800, 460) +
    ripples(stage, 'f', 820, 1000, 30, palette.sun, 0.28) +
    frame(stage, 1, 'top', 260)
  );
}

function canalHouses(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 650;
  const row =
    woods(stage, 'w', line - 60, 110, palette.leaf, 0.3) +
    palm(stage, 'p1', focus - 330, line - 20, 440, -50, 0.1) +
    palm(stage, 'p2', focus + 300, line - 20, 480, 60, 0.1) +
    times(6, (i) =>
      stiltHouse(stage, `h${i}`, focus + (i - 2.5) * 290, line + 8, 250 + ((i * 37) % 3) * 34, 0.03),
    ) +
    times(9, (i) =>
      foliage(stage, `b${i}`, focus + (i - 4) * 220 + 120, line - 10, 60, 40, palette.leaf, 0, 40),
    );
  return (
    sky(stage, line) +
    water(stage, line, 1000, { colour: '#4f8a7a', mirror: 0.45 }) +
    reflected(stage, row, line + 10, 0.5) +
    rowBoat(stage, 'a', focus - 60, 850, 420, true) +
    rowBoat(stage, 'b', stage.counter, 750, 240, true) +
    birds(stage, w / 2, 180)
  );
}

function ironBridge(stage: Stage): string {
  const { w, palette, focus } = stage;
  const line = 660;
  const iron = palette.tone('#4a4f5a', 0.05);
  const deck = 520;
  const spans = times(6, (i) => {
    const x = focus - 900 + i * 320;
    const truss =
      i % 2 === 0
        ? `M${x} ${deck}Q${x + 160} ${deck - 200} ${x + 320} ${deck}`
        : `M${x} ${deck}L${x + 40} ${deck - 96}H${x + 280}L${x + 320} ${deck}`;
    const web = times(
      8,
      (k) =>
        `M${x + k * 40} ${deck}L${x + k * 40 + 20} ${short(deck - (i % 2 === 0 ? 78 * Math.sin(((k + 0.5) / 8) * Math.PI) + 14 : 92))}L${x + k * 40 + 40} ${deck}`,
    );
    return (
      stroke(truss, iron, 11) +
      stroke(web, iron, 5) +
      rect(x - 26, deck + 18, 52, line - deck, stage.round(palette.tone('#b8a898'))) +
      rect(x - 38, line - 30, 76, 44, stage.round(palette.tone('#a89888')))
    );
  });
  const train = times(
    7,
    (i) =>
      rect(
        stage.counter - 300 + i * 132,
        deck - 76,
        124,
        62,
        stage.linear([
          [0, palette.tone('#f2e3c0')],
          [0.42, palette.tone('#f2e3c0')],
          [0.43, palette.tone('#c9702f')],
          [1, palette.tone('#8a4526')],
        ]),
        'rx="8"',
      ) +
      times(4, (k) => rect(stage.counter - 290 + i * 132 + k * 29, deck - 66, 18, 20, '#ffdf9e', 'rx="3"')),
  );
  const bridge = train + rect(-20, deck - 6, w + 40, 26, darker(iron, 0.2)) + spans;
  return (
    sky(stage, line) +
    ridges(stage, 'r', 340, 560, 4, 70, true) +
    woods(stage, 'w', line - 4, 90, palette.leaf, 0.3) +
    water(stage, line, 1000, { colour: '#4f8a7a' }) +
    reflected(stage, bridge, line + 6, 0.36) +
    longTail(stage, 'b', focus, 860, 380) +
    foliage(stage, 'c', w * 0.02, 960, 230, 140, palette.leaf, 0, 110) +
    foliage(stage, 'd', w * 0.98, 970, 210, 150, palette.leaf, 0, 110)
  );
}

function fromAbove(stage: Stage): string {
  const { w, palette } = stage;
  const random = stage.random.fork('aerial');
  const phase = random.range(0, 6);
  const bend = (t: number): Point => [w * 0.5 + Math.sin(t * 5.4 + phase) * w * 0.2, -60 + 1120 * t];
  const line = curve(points(12, (_, t) => bend(t)));
  const wet = palette.tone('#3f9a8f');
  const crowns = times(330, (i) => {
    const x = random.range(-20, w + 20);
    const y = (i / 330) * 1080 - 30;
    const [middle] = bend((y + 60) / 1120);
    if (Math.abs(x - middle) < 112) return '';
    const size = random.range(24, 52);
    const green = mix(
      palette.tone(palette.leaf),
      palette.tone(random.pick(['#2f6b58', '#7f9a3f', '#24503f'])),
      random.range(0.2, 0.7),
    );
    return (
      `<g><circle cx="${short(x + 8)}" cy="${short(y + 12)}" r="${short(size)}" fill="${palette.shade}" opacity=".32"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" fill="${darker(green, 0.25)}"/>` +
      fill(
        times(9, (k) =>
          dab(x + stage.side * size * 0.2, y - size * 0.2, size * 0.8, size * 0.22, (k * Math.PI * 2) / 9),
        ),
        green,
      ) +
      fill(
        times(5, (k) =>
          dab(
            x + stage.side * size * 0.34,
            y - size * 0.36,
            size * 0.42,
            size * 0.14,
            (k * Math.PI * 2) / 5 + 0.4,
          ),
        ),
        mix(lighter(green, 0.28), palette.glow, 0.35),
      ) +
      '</g>'
    );
  });
  const [bx, by] = bend(0.6);
  return (
    rect(0, 0, w, 1000, darker(palette.tone(palette.leaf), 0.6)) +
    stroke(line, palette.tone('#d9c49a'), 190) +
    stroke(line, wet, 168) +
    stroke(line, mix(wet, palette.sky[2], 0.5), 90, 'opacity=".6"') +
    stroke(line, darker(wet, 0.3), 10, 'opacity=".3" stroke-dasharray="60 90"') +
    stroke(line, palette.sun, 6, 'opacity=".45" stroke-dasharray="24 70"') +
    crowns +
    `<g transform="translate(${short(bx)} ${short(by - 60)}) rotate(${short(-Math.cos(0.6 * 5.4 + phase) * 40)}) scale(1.1)">${fill('M-8 60Q-30 150 -44 240H44Q30 150 8 60Z', '#ffffff', 'opacity=".3"')}${fill('M0 -70Q18 -30 14 40Q10 60 0 62Q-10 60 -14 40Q-18 -30 0 -70Z', stage.round(palette.tone('#8a5636')))}${rect(-9, -20, 18, 48, palette.tone('#e2574a'))}</g>` +
    mist(stage, random.pick([120, 880]), 130, 0.5)
  );
}

function gorge(stage: Stage): string {
  const { w, focus } = stage;
  const line = 640;
  const walls =
    karst(stage, 'l', w * 0.03, line + 120, 520, 900, 0.04) +
    karst(stage, 'l2', w * 0.26, line + 40, 300, 560, 0.22) +
    karst(stage, 'r', w * 0.98, line + 120, 520, 860, 0.04) +
    karst(stage, 'r2', w * 0.77, line + 40, 280, 500, 0.22);
  return (
    sky(stage, line) +
    ridges(stage, 'r', 420, 560, 2, 70) +
    karst(stage, 'c', w * 0.52, line, 260, 320, 0.48) +
    mist(stage, 600, 60, 0.7) +
    water(stage, line, 1000, { colour: '#2f9a7f', mirror: 0.3 }) +
    reflected(stage, walls, line + 60, 0.36) +
    shafts(stage, [stage.sun[0], 60], 900, 5) +
    rowBoat(stage, 'k', focus, 850, 380) +
    rowBoat(stage, 'k2', stage.counter + 80, 760, 220) +
    glitter(stage, line, 1000, focus)
  );
}

function bambooRaft(stage: Stage): string {
  const { w, focus, palette } = stage;
  const line = 600;
  const raftWood = palette.tone('#c9a063');
  const raft = times(9, (i) =>
    stroke(
      `M${short(focus - 210 + i * 10)} ${short(880 - i * 11)}L${short(focus + 170 + i * 10)} ${short(866 - i * 11)}`,
      i % 2 === 0 ? lighter(raftWood, 0.15) : darker(raftWood, 0.2),
      13,
    ),
  );
  return (
    sky(stage, line) +
    ridges(stage, 'r', 380, 540, 3, 60, true) +
    mist(stage, 570, 60, 0.8) +
    water(stage, line, 1000, { colour: '#4f9a7a' }) +
    reflected(
      stage,
      woods(stage, 'w', line, 100, palette.leaf, 0.18) +
        stiltHouse(stage, 'h', stage.counter, line + 6, 210, 0.06),
      line + 6,
      0.5,
    ) +
    raft +
    `<g transform="translate(${short(focus + 10)} ${860}) scale(1.9)">${stroke('M-60 30L-30 -150', darker(raftWood, 0.3), 4)}</g>` +
    rowBoat(stage, 'b', stage.counter + 130, 720, 200) +
    bamboo(stage, 'l', -20, 1010, 170, 860) +
    bamboo(stage, 'r', w - 130, 1010, 170, 760) +
    birds(stage, focus, 240)
  );
}

/** Rivers: a jungle reach, canal houses, an iron bridge with a train, a river from above, a gorge, a raft. */
export const river: Scene = {
  moods: ['dawn', 'day', 'golden', 'golden', 'dusk'],
  compositions: [jungleRiver, canalHouses, ironBridge, fromAbove, gorge, bambooRaft],
};
