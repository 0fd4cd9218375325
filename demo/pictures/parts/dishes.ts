import { type Colour, darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
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
} from './shapes.ts';
import type { Stage } from './stage.ts';

/** A table top seen from above, filling the picture: wood, cloth, stone, or banana leaf unless told not. */
export function tableTop(stage: Stage, leafy = true): string {
  const { w, palette } = stage;
  const random = stage.random.fork('table');
  const style = random.int(0, leafy ? 4 : 3);
  const light: Point = [stage.side === -1 ? 0 : 1, 0];
  const away: Point = [stage.side === -1 ? 1 : 0, 1];
  const wash = (colour: Colour): string =>
    rect(
      0,
      0,
      w,
      1000,
      stage.linear(
        [
          [0, mix(lighter(colour, 0.22), palette.glow, 0.2)],
          [0.5, colour],
          [1, darker(colour, 0.3)],
        ],
        light,
        away,
      ),
    );
  if (style <= 1) {
    const wood = palette.tone(random.pick(['#a06a42', '#7d4f36', '#c49a6c', '#5b3d33', '#8f6a55']));
    const turned = random.range(-16, 16);
    const boards = times(12, (i) => {
      const y = -300 + i * 140;
      const board = mix(wood, random.chance(0.5) ? darker(wood, 0.25) : lighter(wood, 0.14), random.next());
      const grain = times(9, () =>
        stroke(
          curve(points(5, (_, t): Point => [-300 + t * (w + 600), y + random.range(8, 132)])),
          darker(board, 0.35),
          random.range(1, 3),
          'opacity=".22"',
        ),
      );
      return (
        rect(-300, y, w + 600, 138, board) +
        grain +
        rect(-300, y + 136, w + 600, 4, darker(wood, 0.6), 'opacity=".7"')
      );
    });
    return (
      group(boards, `transform="rotate(${short(turned)} ${short(w / 2)} 500)"`) +
      rect(
        0,
        0,
        w,
        1000,
        stage.linear(
          [
            [0, palette.glow, 0.34],
            [0.5, palette.glow, 0],
            [1, palette.shade, 0.42],
          ],
          light,
          away,
        ),
      )
    );
  }
  if (style === 2) {
    const cloth = palette.tone(random.pick(['#2f6e74', '#b54f45', '#e9dcc3', '#31507a', '#d8a24a']));
    const line = lighter(cloth, 0.5);
    const checks =
      stroke(
        times(30, (i) => `M${i * 76} 0V1000`) + times(15, (i) => `M0 ${i * 76}H${short(w)}`),
        line,
        15,
        'opacity=".26"',
      ) +
      stroke(
        times(30, (i) => `M${i * 76 + 26} 0V1000`) + times(15, (i) => `M0 ${i * 76 + 26}H${short(w)}`),
        line,
        4,
        'opacity=".4"',
      );
    return (
      wash(cloth) +
      group(
        checks,
        `transform="rotate(${random.int(-12, 12)} ${short(w / 2)} 500) translate(-60 -60) scale(1.12)"`,
      )
    );
  }
  if (style === 3) {
    const stone = palette.tone(random.pick(['#e8e0d6', '#3f4a52', '#c9d2cc']));
    const veins = times(9, () =>
      stroke(
        curve(points(7, (_, t): Point => [t * (w + 200) - 100, random.range(-100, 1100) * 0.4 + t * 500])),
        mix(stone, palette.shade, 0.4),
        random.range(1, 6),
        `opacity="${short(random.range(0.1, 0.3))}"`,
      ),
    );
    return wash(stone) + veins;
  }
  const leaf = palette.tone('#3f7f45');
  const ribs = times(60, (i) => `M-50 ${i * 34 - 500}L${short(w + 50)} ${i * 34 - 500 + w * 0.24}`);
  return (
    wash(leaf) +
    stroke(ribs, darker(leaf, 0.35), 3, 'opacity=".4"') +
    stroke(
      times(30, (i) => `M-50 ${i * 68 - 490}L${short(w + 50)} ${i * 68 - 490 + w * 0.24}`),
      mix(lighter(leaf, 0.4), palette.glow, 0.3),
      3,
      'opacity=".4"',
    ) +
    stroke(`M${short(w * 0.3)} -20Q${short(w * 0.4)} 500 ${short(w * 0.36)} 1020`, lighter(leaf, 0.45), 16) +
    stroke(
      `M${short(w * 0.3 + 9)} -20Q${short(w * 0.4 + 9)} 500 ${short(w * 0.36 + 9)} 1020`,
      darker(leaf, 0.4),
      5,
    )
  );
}

/** The shadow of a round thing of radius `r` on the table. */
export function dishShadow(stage: Stage, x: number, y: number, r: number): string {
  const { shade } = stage.palette;
  return ellipse(
    x - stage.side * r * 0.16,
    y + r * 0.16,
    r * 1.14,
    r * 1.12,
    stage.radial([
      [0.72, shade, 0.55],
      [1, shade, 0],
    ]),
  );
}

/** A plate or bowl seen from above: rim, painted ring, and what lies in it. */
export function dish(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  glaze: Colour,
  content: string,
  inner: Colour,
  deep = true,
): string {
  const { palette, side } = stage;
  const tone = palette.tone(glaze);
  const from: Point = [side === -1 ? 0 : 1, 0];
  const to: Point = [side === -1 ? 1 : 0, 1];
  const rim = stage.linear(
    [
      [0, lighter(tone, 0.65)],
      [0.5, tone],
      [1, darker(tone, 0.38)],
    ],
    from,
    to,
  );
  const well = stage.linear(
    [
      [0, darker(tone, 0.45)],
      [0.5, darker(tone, 0.12)],
      [1, lighter(tone, 0.4)],
    ],
    from,
    to,
  );
  const fillTone = palette.tone(inner);
  const soup = stage.radial([
    [0, lighter(fillTone, 0.14)],
    [0.75, fillTone],
    [1, darker(fillTone, 0.4)],
  ]);
  const ring = `<circle cx="0" cy="0" r="93" fill="none" stroke="${mix(tone, palette.tone('#2f5f9a'), 0.6)}" stroke-width="2.6" stroke-dasharray="9 5"/>`;
  const clip = stage.clip('M-80 0a80 80 0 1 0 160 0a80 80 0 1 0 -160 0z');
  const shine = stroke(
    side === -1 ? 'M-96 -22A98 98 0 0 1 -22 -96' : 'M96 -22A98 98 0 0 0 22 -96',
    '#ffffff',
    4,
    'opacity=".65"',
  );
  return (
    dishShadow(stage, x, y, r) +
    place(
      circle(0, 0, 100, rim) +
        ring +
        (deep ? circle(0, 0, 86, well) : '') +
        circle(0, 0, 80, soup) +
        group(content, clip) +
        shine,
      x,
      y,
      r / 100,
    )
  );
}

function scatter(
  random: Random,
  count: number,
  reach: number,
  draw: (x: number, y: number) => string,
): string {
  return times(count, () => {
    const angle = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * reach;
    return draw(Math.cos(angle) * far, Math.sin(angle) * far);
  });
}

/** Herb leaves for toppings, around the origin. */
export function herb(stage: Stage, x: number, y: number, size: number, turn: number): string {
  const green = stage.palette.tone('#4f9a42');
  const vein = `M${short(x)} ${short(y)}l${short(Math.cos(turn) * size * 0.85)} ${short(Math.sin(turn) * size * 0.85)}`;
  return (
    fill(dab(x + 1.5, y + 2.5, size, size * 0.5, turn), '#1d2a1e', 'opacity=".35"') +
    fill(
      dab(x, y, size, size * 0.5, turn),
      stage.linear([
        [0, lighter(green, 0.3)],
        [1, darker(green, 0.2)],
      ]),
    ) +
    stroke(vein, lighter(green, 0.5), 0.9, 'opacity=".7"')
  );
}

/** A red or green chilli at a point. */
export function chilli(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: Colour = '#d8362f',
): string {
  const tone = stage.palette.tone(colour);
  return place(
    fill('M-46 0Q-20 -20 46 -12Q0 14 -46 6Z', '#14142e', 'opacity=".25" transform="translate(-3 7)"') +
      fill(
        'M-46 -4Q-20 -18 48 -12Q4 14 -44 8Z',
        stage.linear([
          [0, lighter(tone, 0.4)],
          [0.4, tone],
          [1, darker(tone, 0.35)],
        ]),
      ) +
      stroke('M-46 2q-12 -2 -18 -12', stage.palette.tone('#5f8a3a'), 5),
    x,
    y,
    size / 100,
    size / 100,
    turn,
  );
}

/** A cut lime seen from above. */
export function lime(stage: Stage, x: number, y: number, r: number): string {
  const rind = stage.palette.tone('#6fa83a');
  const flesh = stage.palette.tone('#cfe58a');
  return (
    dishShadow(stage, x, y, r) +
    circle(x, y, r, rind) +
    circle(x, y, r * 0.9, lighter(flesh, 0.5)) +
    times(8, (i) =>
      fill(
        dab(
          x + Math.cos((i * Math.PI) / 4) * r * 0.1,
          y + Math.sin((i * Math.PI) / 4) * r * 0.1,
          r * 0.72,
          r * 0.3,
          (i * Math.PI) / 4,
        ),
        flesh,
      ),
    )
  );
}

/** What a dish may hold. */
export type Meal = 'noodles' | 'curry' | 'mango-rice' | 'salad' | 'rice' | 'soup' | 'fruit';

/** A dish with a Thai meal in it, seen from above. */
export function meal(stage: Stage, kind: Meal, label: string, x: number, y: number, r: number): string {
  const { palette } = stage;
  const random = stage.random.fork(`meal-${label}`);
  const tone = palette.tone;
  const glaze = random.pick(['#f3ece0', '#e6eef0', '#9fc2b0', '#d9c4a6', '#49606f', '#f6efe2']);
  if (kind === 'noodles') {
    const noodle = tone(random.pick(['#f3dda0', '#f7ebcf', '#eec77d']));
    const strands = times(46, (i) => {
      const angle = random.range(0, Math.PI * 2);
      const [cx, cy] = [Math.cos(angle) * random.range(0, 34), Math.sin(angle) * random.range(0, 34)];
      const reach = random.range(16, 44);
      return stroke(
        `M${short(cx - reach)} ${short(cy)}C${short(cx - reach * 0.4)} ${short(cy - reach)} ${short(cx + reach * 0.5)} ${short(cy + reach)} ${short(cx + reach)} ${short(cy + random.range(-12, 12))}`,
        i % 3 === 0 ? darker(noodle, 0.28) : i % 3 === 1 ? noodle : lighter(noodle, 0.45),
        3.6,
        `transform="rotate(${random.int(0, 180)})"`,
      );
    });
    const egg = (ex: number, ey: number): string =>
      ellipse(ex, ey, 20, 16, '#fff7ea') +
      ellipse(
        ex,
        ey,
        20,
        16,
        stage.linear([
          [0.6, '#c9b49a', 0],
          [1, '#c9b49a', 0.6],
        ]),
      ) +
      circle(
        ex,
        ey + 1,
        10,
        stage.radial([
          [0, '#ffc14a'],
          [1, '#ee8a2a'],
        ]),
      );
    const meat = times(5, (i) =>
      place(
        fill(
          'M-20 -11Q0 -17 20 -10Q24 0 18 11Q0 15 -20 10Q-25 0 -20 -11Z',
          stage.linear([
            [0, tone('#d08a63')],
            [1, tone('#8f4f3a')],
          ]),
        ) + stroke('M-15 -3Q0 -7 15 -3M-15 4Q0 1 14 5', tone('#f1c6a5'), 1.6, 'opacity=".7"'),
        -38 + i * 13,
        24 + i * 5,
        1,
        1,
        18,
      ),
    );
    const chillies = scatter(
      random,
      9,
      66,
      (cx, cy) =>
        `<circle cx="${short(cx)}" cy="${short(cy)}" r="4" fill="none" stroke="${tone('#d8362f')}" stroke-width="2.2"/>`,
    );
    const oil = scatter(random, 26, 76, (cx, cy) =>
      circle(cx, cy, random.range(1, 4), '#ffd98a', 'opacity=".5"'),
    );
    const leaves = times(7, (i) =>
      herb(stage, 14 + random.range(-8, 26), -26 + random.range(-14, 14), random.range(18, 30), i * 0.9),
    );
    return dish(
      stage,
      x,
      y,
      r,
      glaze,
      oil +
        strands +
        meat +
        egg(-30, -22) +
        egg(40, 26) +
        leaves +
        chillies +
        scatter(random, 22, 70, (cx, cy) => circle(cx, cy, 1.8, tone('#7fb55a'))),
      random.pick(['#a85a2c', '#c9803f', '#8f4a2a', '#d9a25a']),
    );
  }
  if (kind === 'curry' || kind === 'soup') {
    const base = random.pick(
      kind === 'curry' ? ['#c9622f', '#7f9a4a', '#d8a03a', '#b8462f'] : ['#d9743f', '#e8c08a', '#c9502f'],
    );
    const cream = stroke(
      curve(
        points(26, (_, t): Point => [Math.cos(t * 14) * (10 + 52 * t), Math.sin(t * 14) * (10 + 52 * t)]),
      ),
      lighter(tone(base), 0.72),
      4.5,
      'opacity=".75"',
    );
    const chunks = scatter(random, 13, 58, (cx, cy) =>
      place(
        fill(
          'M-12 -8Q0 -14 12 -7Q15 4 9 10Q-4 13 -13 7Z',
          stage.linear([
            [0, lighter(tone(random.pick(['#e3b98a', '#d98f5a', '#f0d9a8', '#7fa04a'])), 0.3)],
            [1, darker(tone(base), 0.3)],
          ]),
        ),
        cx,
        cy,
        random.range(0.8, 1.35),
        undefined,
        random.range(0, 180),
      ),
    );
    const prawn = (px: number, py: number, turn: number): string =>
      place(
        stroke('M-16 8C-20 -14 8 -22 18 -6', tone('#f28a5a'), 11) +
          stroke('M-16 8C-20 -14 8 -22 18 -6', tone('#ffd0b0'), 3, 'stroke-dasharray="2 6"') +
          fill('M-20 6l-8 12l14 -4z', tone('#e2603a')),
        px,
        py,
        1.25,
        1.25,
        turn,
      );
    const prawns = kind === 'soup' ? prawn(-26, -18, 10) + prawn(30, -6, 120) + prawn(-4, 34, 220) : '';
    const garnish =
      times(5, (i) =>
        herb(stage, random.range(-12, 12), random.range(-18, 6), random.range(20, 34), i * 1.25),
      ) +
      times(3, () => chilli(stage, random.range(-40, 40), random.range(-40, 44), 42, random.range(0, 180)));
    return dish(
      stage,
      x,
      y,
      r,
      glaze,
      cream +
        chunks +
        prawns +
        garnish +
        scatter(random, 24, 76, (cx, cy) => circle(cx, cy, random.range(1, 3.6), '#ffb04a', 'opacity=".6"')),
      base,
    );
  }
  if (kind === 'mango-rice') {
    const mango = tone('#f7b530');
    const slices = times(7, (i) => {
      const turn = -74 + i * 15;
      return place(
        fill(
          'M-16 40Q-26 -20 0 -66Q26 -20 16 40Q0 48 -16 40Z',
          '#7a4a10',
          'opacity=".22" transform="translate(-4 3)"',
        ) +
          fill(
            'M-16 40Q-26 -20 0 -66Q26 -20 16 40Q0 48 -16 40Z',
            stage.linear(
              [
                [0, lighter(mango, 0.45)],
                [0.5, mango],
                [1, darker(mix(mango, '#e2702a', 0.5), 0.1)],
              ],
              [0, 0],
              [1, 0],
            ),
          ),
        -8,
        42,
        0.92,
        0.92,
        turn,
      );
    });
    const mound =
      ellipse(26, 26, 47, 40, '#6f7f5a', 'opacity=".3"') +
      ellipse(
        30,
        22,
        45,
        37,
        stage.radial(
          [
            [0, '#fffdf4'],
            [0.7, '#f3ead6'],
            [1, '#cdbf9f'],
          ],
          [0.4, 0.3],
          0.7,
        ),
      );
    const grains = times(70, () => {
      const angle = random.range(0, 6.28);
      const far = Math.sqrt(random.next());
      return dab(
        30 + Math.cos(angle) * far * 40,
        22 + Math.sin(angle) * far * 32,
        6,
        1.8,
        random.range(0, 3.1),
      );
    });
    const cream =
      fill(
        'M4 6Q20 -14 44 -8Q66 0 60 18Q70 34 52 36Q40 26 30 40Q14 44 16 26Q0 24 4 6Z',
        '#fffef8',
        'opacity=".95"',
      ) + scatter(random, 22, 22, (cx, cy) => circle(34 + cx, 16 + cy, 1.7, '#c9a24a'));
    return dish(
      stage,
      x,
      y,
      r,
      random.pick(['#e6eef0', '#9fc2b0', '#49606f']),
      fill(dab(-84, 26, 172, 62, -0.35), tone('#4f8f4a')) +
        group(
          slices +
            mound +
            fill(grains, '#d9cdb2', 'opacity=".55"') +
            cream +
            herb(stage, 58, -26, 26, -0.6) +
            herb(stage, 58, -26, 22, -1.7),
          'transform="translate(2 -8) scale(1.16)"',
        ),
      '#e3e2d3',
      false,
    );
  }
  if (kind === 'salad') {
    const shreds = times(150, (i) => {
      const angle = random.range(0, 6.28);
      const far = Math.sqrt(random.next()) * 58;
      const colour =
        [tone('#f3e6b5'), tone('#e3d98a'), tone('#f08a3a'), tone('#b5c97a'), lighter(tone('#f3e6b5'), 0.4)][
          i % 5
        ] ?? '#f3e6b5';
      return stroke(
        `M${short(Math.cos(angle) * far)} ${short(Math.sin(angle) * far)}q${short(random.range(-22, 22))} ${short(random.range(-22, 22))} ${short(random.range(-34, 34))} ${short(random.range(-34, 34))}`,
        colour,
        3,
      );
    });
    const tomatoes = times(5, () =>
      place(
        circle(0, 0, 12, tone('#d8402f')) +
          circle(0, 0, 9, tone('#ee7a55')) +
          times(4, (i) => ellipse(Math.cos(i * 1.57) * 4.6, Math.sin(i * 1.57) * 4.6, 2.5, 2.5, '#f7d08a')),
        random.range(-48, 48),
        random.range(-44, 44),
      ),
    );
    return dish(
      stage,
      x,
      y,
      r,
      glaze,
      fill(
        times(8, (i) => dab(0, 0, 86, 26, i * 0.785)),
        tone('#5f9a4a'),
      ) +
        shreds +
        tomatoes +
        scatter(random, 24, 58, (cx, cy) => ellipse(cx, cy, 5, 4, tone('#d9a25a'))) +
        times(5, () =>
          chilli(stage, random.range(-40, 40), random.range(-40, 40), 40, random.range(0, 180)),
        ) +
        times(4, (i) => herb(stage, random.range(-30, 30), random.range(-30, 30), 26, i * 1.6)),
      '#7fa45a',
      false,
    );
  }
  if (kind === 'fruit') {
    const slices = times(3, (i) =>
      place(
        fill('M-60 0A60 60 0 0 1 60 0Z', tone('#4f8f4a')) +
          fill('M-53 0A53 53 0 0 1 53 0Z', '#f3f3dc') +
          fill('M-49 0A49 49 0 0 1 49 0Z', tone('#e8484f')) +
          times(8, (k) => ellipse(-30 + k * 8.6, -12 - (k % 3) * 9, 1.8, 3, '#2a1a1e')),
        -20 + i * 20,
        -8 + i * 26,
        0.78,
        0.78,
        -20 + i * 14,
      ),
    );
    const dragon = (cx: number, cy: number): string =>
      circle(cx, cy, 25, tone('#e2478a')) +
      circle(cx, cy, 21, '#fbf6f4') +
      times(30, (k) =>
        circle(
          cx + Math.cos(k * 2.4) * Math.sqrt(k / 30) * 18,
          cy + Math.sin(k * 2.4) * Math.sqrt(k / 30) * 18,
          1.2,
          '#2a2024',
        ),
      );
    return dish(
      stage,
      x,
      y,
      r,
      glaze,
      slices +
        dragon(-40, -34) +
        dragon(44, -30) +
        times(5, (i) =>
          circle(
            44 - i * 17,
            52 - (i % 2) * 6,
            10,
            stage.radial(
              [
                [0, '#c97ab5'],
                [1, '#6f2f63'],
              ],
              [0.4, 0.3],
            ),
          ),
        ) +
        herb(stage, 0, -50, 34, -0.5) +
        herb(stage, 0, -50, 30, -2.4),
      '#e9e2cf',
      false,
    );
  }
  const grains = scatter(random, 160, 56, (cx, cy) =>
    fill(dab(cx, cy, 8, 2, random.range(0, 3.1)), random.chance(0.5) ? '#ffffff' : '#dccfb5'),
  );
  return dish(
    stage,
    x,
    y,
    r,
    glaze,
    circle(0, 4, 62, '#8f8266', 'opacity=".3"') +
      circle(
        0,
        0,
        60,
        stage.radial(
          [
            [0, '#fffdf6'],
            [0.7, '#f1e9d8'],
            [1, '#c9bda2'],
          ],
          [0.42, 0.34],
          0.65,
        ),
      ) +
      grains +
      herb(stage, 4, -4, 30, -0.6) +
      times(
        4,
        (i) =>
          circle(-44 + i * 7, 46 + i * 5, 13, tone('#a8d08a')) +
          circle(-44 + i * 7, 46 + i * 5, 9, '#e9f3cf'),
      ),
    '#e9e2cf',
    false,
  );
}

/** A small sauce cup from above. */
export function sauce(stage: Stage, x: number, y: number, r: number, colour: Colour): string {
  return dish(
    stage,
    x,
    y,
    r,
    '#f3ece0',
    times(7, (i) =>
      circle(
        Math.cos(i * 2.4) * 40,
        Math.sin(i * 2.4) * 36,
        7,
        stage.palette.tone(i % 2 === 0 ? '#d8362f' : '#6fa545'),
        'opacity=".8"',
      ),
    ),
    colour,
  );
}

/** A pair of chopsticks lying across the table. */
export function chopsticks(stage: Stage, x: number, y: number, length: number, turn: number): string {
  const wood = stage.palette.tone('#6f3f2f');
  const stick = (shift: number): string =>
    fill(
      polygon([
        [-50, shift - 1.8],
        [50, shift - 0.9],
        [50, shift + 0.9],
        [-50, shift + 1.8],
      ]),
      '#14142e',
      'opacity=".3" transform="translate(-1 3)"',
    ) +
    fill(
      polygon([
        [-50, shift - 1.8],
        [50, shift - 0.9],
        [50, shift + 0.9],
        [-50, shift + 1.8],
      ]),
      stage.linear([
        [0, lighter(wood, 0.4)],
        [1, wood],
      ]),
    ) +
    rect(-50, shift - 1.8, 12, 3.6, stage.palette.tone('#d9a33f'));
  return place(stick(-3) + stick(4), x, y, length / 100, length / 100, turn);
}

/** A bowl, pot or vase standing on a surface, seen from the side: its right outline in units of its height (100). */
export function vessel(
  stage: Stage,
  outline: readonly Point[],
  x: number,
  y: number,
  height: number,
  glaze: Colour,
  bands: readonly number[] = [],
): string {
  const tone = stage.palette.tone(glaze);
  const left = [...outline].reverse().map(([px, py]): Point => [-px, py]);
  const data = `${curve([...outline])}${curve(left).replace(/^M/, 'L')}Z`;
  const [mouthX, mouthY] = outline[outline.length - 1] ?? [20, -100];
  const [footX] = outline[0] ?? [20, 0];
  const rings = bands
    .map((level) =>
      stroke(`M-80 ${level}Q0 ${level + 9} 80 ${level}`, lighter(tone, 0.5), 1.6, 'opacity=".6"'),
    )
    .join('');
  const crackle = stroke(
    times(14, (i) => `M${-60 + i * 9} ${-10 - ((i * 37) % 70)}q6 -8 2 -20q8 -4 10 -12`),
    lighter(tone, 0.6),
    0.5,
    'opacity=".35"',
  );
  const highlight = ellipse(stage.side * mouthX * 0.5, mouthY * 0.62, 4, 20, '#ffffff', 'opacity=".4"');
  return place(
    ellipse(-stage.side * 12, 1, footX * 1.5 + 14, 6, stage.palette.shade, 'opacity=".35"') +
      fill(data, stage.round(tone, 1.05)) +
      group(rings + crackle, stage.clip(data)) +
      highlight +
      ellipse(0, mouthY, mouthX, mouthX * 0.2, lighter(tone, 0.3)) +
      ellipse(0, mouthY + 0.8, mouthX * 0.86, mouthX * 0.15, darker(tone, 0.55)),
    x,
    y,
    height / 100,
  );
}

/** Outlines (right half, bottom to top, height 100) of pots. */
export const outlines = {
  bowl: [
    [20, 0],
    [22, -6],
    [44, -30],
    [62, -70],
    [68, -100],
  ],
  vase: [
    [22, 0],
    [34, -22],
    [40, -48],
    [26, -74],
    [13, -88],
    [20, -100],
  ],
  jar: [
    [26, 0],
    [42, -26],
    [46, -60],
    [32, -86],
    [24, -92],
    [27, -100],
  ],
  bottle: [
    [22, 0],
    [34, -18],
    [33, -42],
    [14, -62],
    [9, -84],
    [13, -100],
  ],
  tall: [
    [18, 0],
    [24, -30],
    [30, -66],
    [24, -90],
    [30, -100],
  ],
  cup: [
    [26, 0],
    [34, -20],
    [40, -60],
    [42, -100],
  ],
} as const satisfies Record<string, readonly Point[]>;
