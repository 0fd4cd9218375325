import { longTail } from '../parts/boats.ts';
import { mix } from '../parts/colour.ts';
import { ground, ridges, tufts } from '../parts/land.ts';
import { glowAt } from '../parts/lanterns.ts';
import { person } from '../parts/people.ts';
import { fill, polygon, rect, short, stroke, times } from '../parts/shapes.ts';
import { birds, mist, sky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { chedi, hallFront, hallLooks, hallSide, prang, ruin, seatedImage } from '../parts/temple-parts.ts';
import { blossom, foliage, frame, palm, tree, woods } from '../parts/trees.ts';
import { reflected, water } from '../parts/water.ts';
import type { Scene } from '../scene.ts';

function riverTower(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const bank = 690;
  const stone = random.pick(['#e3d6c2', '#d9cdb8', '#cbb79a']);
  const far = woods(stage, 'far', bank - 20, 60, palette.leaf, 0.55);
  const towers =
    prang(stage, focus - 215, bank, 330, stone, 0.24) +
    prang(stage, focus + 215, bank, 330, stone, 0.24) +
    prang(stage, focus, bank, 560, stone, 0.04) +
    prang(stage, focus - 120, bank, 250, stone, 0.02) +
    prang(stage, focus + 120, bank, 250, stone, 0.02);
  const quay = rect(0, bank - 14, w, 16, palette.tone('#b8a48c', 0.15));
  const hedge = woods(stage, 'near', bank - 8, 34, palette.leaf, 0.12);
  return (
    sky(stage, bank) +
    water(stage, bank, 1000) +
    reflected(stage, far + towers + hedge + quay, bank, 0.45) +
    longTail(stage, 'a', w - focus + 60, 850, 300) +
    longTail(stage, 'b', focus + 330, 742, 120, 0.25) +
    birds(stage, focus + stage.side * -260, 240)
  );
}

function hallCourt(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const floor = 800;
  const look = random.pick(hallLooks);
  const trees = [-1, 1]
    .map((flip) =>
      tree(
        stage,
        `t${flip}`,
        focus + flip * random.range(330, 430),
        floor + 6,
        random.range(330, 460),
        palette.leaf,
        0.12,
      ),
    )
    .join('');
  const paving = rect(
    0,
    floor - 4,
    w,
    210,
    stage.linear([
      [0, mix(palette.tone('#e8dcc6'), palette.glow, 0.35)],
      [1, palette.tone('#a8937c')],
    ]),
  );
  const lines = stroke(
    times(15, (i) => `M${short(focus + (i - 7) * 60)} ${floor}L${short(focus + (i - 7) * 260)} 1000`) +
      times(5, (i) => `M0 ${short(floor + 8 + i * i * 9 + i * 8)}H${short(w)}`),
    palette.shade,
    2,
    'opacity=".16"',
  );
  const shadow = fill(
    polygon([
      [focus - 200, floor],
      [focus + 200, floor],
      [focus + 260 - stage.side * 220, floor + 90],
      [focus - 220 - stage.side * 220, floor + 90],
    ]),
    palette.shade,
    'opacity=".25"',
  );
  return (
    sky(stage, floor) +
    ridges(stage, 'r', 560, 650, 2, 50) +
    woods(stage, 'w', floor - 60, 110, palette.leaf, 0.4) +
    chedi(stage, focus + stage.side * -330, floor - 20, 430, '#dcb25a', 0.24) +
    trees +
    paving +
    lines +
    shadow +
    hallFront(stage, focus, floor + 10, 590, look) +
    times(3, (i) =>
      person(stage, 'monk', focus - 250 + i * 62 + stage.side * 60, floor + 96 + i * 12, 120 + i * 6),
    ) +
    (random.chance(0.6) ? frame(stage, stage.side, 'top', 260) : '')
  );
}

function goldenHill(stage: Stage): string {
  const { focus, palette, random, w } = stage;
  const foot = 640;
  const hill = ground(stage, 'hill', 720, 40, mix(palette.leaf, '#3d6a4a', 0.4), 0.06);
  return (
    sky(stage, 760) +
    ridges(stage, 'r', 430, 660, 4, 70) +
    mist(stage, 610, 70, 0.75) +
    woods(stage, 'far', 690, 70, palette.leaf, 0.3) +
    chedi(stage, focus + 190, foot + 40, 240, '#f1e8d8', 0.2) +
    chedi(stage, focus, foot + 60, 520, random.pick(['#e0ac3f', '#f3ece0', '#d9a24a'])) +
    hill +
    woods(stage, 'near', 740, 86, palette.leaf, 0.04) +
    mist(stage, 800, 60, 0.4) +
    foliage(stage, 'c1', w * 0.08, 960, 230, 150, palette.leaf, 0, 120) +
    foliage(stage, 'c2', w * 0.95, 980, 260, 170, mix(palette.leaf, '#2f6b58', 0.4), 0, 120) +
    birds(stage, w - focus, 300)
  );
}

function brickRuins(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const lawn = 740;
  return (
    sky(stage, lawn) +
    woods(stage, 'far', lawn - 10, 70, palette.leaf, 0.5) +
    times(3, (i) =>
      chedi(
        stage,
        focus + (i - 1) * 250,
        lawn + 20,
        470 - Math.abs(i - 1) * 90 - (i === 2 ? 60 : 0),
        '#b27a58',
        0.1,
      ),
    ) +
    ground(stage, 'lawn', lawn, 10, '#7fa04a') +
    ruin(stage, 'a', focus - 420, lawn + 60, 90, 230, 0.05) +
    ruin(stage, 'b', focus + 430, lawn + 50, 110, 170, 0.05) +
    times(6, (i) =>
      ruin(
        stage,
        `c${i}`,
        w * 0.06 + i * w * 0.18,
        lawn + 80 + random.range(0, 30),
        38,
        random.range(60, 120),
      ),
    ) +
    tufts(stage, 'g', lawn + 30, 1010, '#7fa04a', 150) +
    person(stage, 'traveller', focus - 130, lawn + 150, 108, '#d2584a') +
    tree(stage, 'big', stage.side === 1 ? w * 0.06 : w * 0.95, 930, 640, palette.leaf) +
    birds(stage, focus, 230, 9)
  );
}

function roofTiers(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const look = random.pick(hallLooks);
  const other = random.pick(hallLooks);
  return (
    sky(stage, 1000) +
    chedi(stage, w - focus, 900, 620, '#e0b24a', 0.25) +
    woods(stage, 'far', 830, 110, palette.leaf, 0.3) +
    ground(stage, 'court', 850, 6, '#8fa05a', 0.1) +
    hallSide(stage, focus + stage.side * -260, 910, 400, other, 0.22) +
    hallSide(stage, focus, 1060, 640, look) +
    foliage(stage, 'bush', w * 0.03, 980, 210, 130, palette.leaf, 0, 110) +
    foliage(stage, 'bush2', w * 0.98, 1000, 240, 150, palette.leaf, 0, 110) +
    blossom(stage, 'f', w * 0.98, 960, 200, 110, '#fbe9f0', 44, 10) +
    birds(stage, w - focus, 200)
  );
}

function lotusPond(stage: Stage): string {
  const { w, focus, palette, random } = stage;
  const bank = 620;
  const white = { roof: '#f2eee8', border: '#d9d4dc', wall: '#fbf7f2', gold: '#efe3c6' };
  const look = random.chance(0.5) ? white : random.pick(hallLooks);
  const shore =
    woods(stage, 'far', bank - 30, 90, palette.leaf, 0.42) +
    palm(stage, 'p1', focus - 380, bank, 330, -30, 0.15) +
    palm(stage, 'p2', focus + 400, bank, 380, 40, 0.15) +
    hallFront(stage, focus, bank + 4, 430, look) +
    woods(stage, 'hedge', bank, 26, palette.leaf, 0.05);
  const pads = stage.random.fork('pads');
  const lotus = times(46, () => {
    const t = pads.next();
    const x = pads.range(0, w);
    const y = 760 + 240 * t;
    const size = 20 + 46 * t;
    const flower = pads.chance(0.3)
      ? times(5, (i) =>
          fill(
            `M${short(x)} ${short(y - 4)}q${short((i - 2) * size * 0.3 - size * 0.12)} ${short(-size * 0.4)} ${short((i - 2) * size * 0.2)} ${short(-size * 0.75)}q${short(size * 0.16)} ${short(size * 0.4)} ${short((2 - i) * size * 0.2)} ${short(size * 0.75)}z`,
            i % 2 === 0 ? palette.tone('#e986a8') : palette.tone('#f7bcd0'),
          ),
        )
      : '';
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size)}" ry="${short(size * 0.3)}" fill="${mix(palette.tone(palette.leaf), palette.glow, pads.range(0, 0.3))}"/>${flower}`;
  });
  return (
    sky(stage, bank) +
    water(stage, bank, 1000, { mirror: 0.75 }) +
    reflected(stage, shore, bank, 0.6, 0.95) +
    lotus
  );
}

function greatImage(stage: Stage): string {
  const { focus, palette, w, random } = stage;
  const surface = random.pick(['#e3b04a', '#f1ebe0', '#d9a040']);
  return (
    sky(stage, 800) +
    ridges(stage, 'r', 520, 660, 3, 60, true) +
    glowAt(stage, focus, 360, 420, palette.glow, 0.5) +
    woods(stage, 'mid', 760, 90, palette.leaf, 0.25) +
    seatedImage(stage, focus, 800, 560, surface) +
    ground(stage, 'g', 800, 8, '#c9b48f') +
    woods(stage, 'hedge', 812, 30, palette.leaf, 0.02) +
    times(4, (i) =>
      person(
        stage,
        i % 2 === 0 ? 'walker' : 'traveller',
        focus - 170 + i * 105,
        900,
        84,
        random.pick(['#c9543f', '#3f7fa8', '#e2b04f', '#f1ead8']),
      ),
    ) +
    frame(stage, -1, 'top', 300) +
    foliage(stage, 'c', w * 0.97, 940, 200, 150, palette.leaf, 0, 100)
  );
}

/** Temples: river towers, halls, hill stupas, brick ruins, roofs, lotus ponds, great images. */
export const temple: Scene = {
  moods: ['dawn', 'day', 'golden', 'golden', 'dusk'],
  compositions: [riverTower, hallCourt, goldenHill, brickRuins, roofTiers, lotusPond, greatImage],
};
