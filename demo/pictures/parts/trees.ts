import { type Colour, darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { curve, dab, fill, group, type Point, points, short, stroke, times } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A crown or hedge of brushed leaves in three tones, lit from the side of the light. Radii in scene units. */
export function foliage(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  depth = 0,
  amount = 90,
): string {
  const { palette, side } = stage;
  const random = stage.random.fork(`leaf-${label}`);
  const green = palette.tone(colour, depth);
  const size = Math.max(6, Math.min(rx, ry) * 0.2);
  const batch = (count: number, spread: number, shiftX: number, shiftY: number, scale: number): string => {
    let data = '';
    for (let index = 0; index < count; index += 1) {
      const angle = random.range(0, Math.PI * 2);
      const far = Math.sqrt(random.next()) * spread;
      // A little lobing keeps crowns from reading as plain ovals.
      const lobe = 1 + 0.16 * Math.sin(angle * 5 + rx);
      const px = x + (Math.cos(angle) * far * lobe + shiftX * side) * rx;
      const py = y + (Math.sin(angle) * far * lobe + shiftY) * ry;
      const length = size * scale * random.range(0.7, 1.5);
      const turn = random.range(-0.7, 0.7) + (Math.cos(angle) > 0 ? 0.5 : Math.PI - 0.5);
      data += dab(
        px - (Math.cos(turn) * length) / 2,
        py - (Math.sin(turn) * length) / 2,
        length,
        length * 0.5,
        turn,
      );
    }
    return data;
  };
  const base = points(14, (_, t): Point => {
    const angle = t * Math.PI * 2 * (13 / 14);
    const reach = 0.8 + random.range(-0.12, 0.1);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const dark = darker(green, 0.42 * (1 - depth * 0.7));
  return (
    fill(curve(base, true), dark) +
    fill(batch(Math.round(amount * 1.3), 0.94, 0, 0, 1), dark) +
    fill(batch(Math.round(amount * 1.05), 0.84, 0.08, -0.1, 1), green) +
    fill(
      batch(Math.round(amount * 0.55), 0.6, 0.24, -0.28, 0.8),
      mix(lighter(green, 0.18), palette.glow, 0.28),
    ) +
    fill(
      batch(Math.round(amount * 0.2), 0.46, 0.36, -0.42, 0.6),
      mix(lighter(green, 0.4), palette.glow, 0.45),
    )
  );
}

/** A broad-leaved tree standing at (x, y), `height` tall. */
export function tree(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  colour: Colour,
  depth = 0,
): string {
  const random = stage.random.fork(`tree-${label}`);
  const bark = stage.palette.tone('#6b4a3a', depth);
  const lean = random.range(-0.08, 0.08) * height;
  const trunk =
    stroke(
      `M${short(x)} ${short(y)}Q${short(x)} ${short(y - height * 0.3)} ${short(x + lean)} ${short(y - height * 0.62)}`,
      darker(bark, 0.3),
      height * 0.055,
    ) +
    stroke(
      `M${short(x)} ${short(y - height * 0.3)}Q${short(x + height * 0.1)} ${short(y - height * 0.45)} ${short(x + height * 0.2)} ${short(y - height * 0.58)}`,
      darker(bark, 0.3),
      height * 0.028,
    );
  const crowns = times(4, (index) => {
    const t = index / 3 - 0.5;
    return foliage(
      stage,
      `${label}${index}`,
      x + lean + t * height * 0.55,
      y - height * (0.68 + (index % 2) * 0.12),
      height * random.range(0.2, 0.28),
      height * random.range(0.14, 0.2),
      colour,
      depth,
      38,
    );
  });
  return (
    trunk +
    crowns +
    foliage(
      stage,
      `${label}top`,
      x + lean,
      y - height * 0.85,
      height * 0.24,
      height * 0.17,
      colour,
      depth,
      38,
    )
  );
}

/** A row of woods along a line (y) across the picture, crowns about `size` units. */
export function woods(
  stage: Stage,
  label: string,
  y: number,
  size: number,
  colour: Colour,
  depth = 0,
): string {
  const random = stage.random.fork(`woods-${label}`);
  const count = Math.ceil(stage.w / (size * 1.15)) + 1;
  // A dark band behind the crowns closes the gaps between them down to the ground.
  const base = darker(stage.palette.tone(colour, depth), 0.45 * (1 - depth * 0.7));
  const floor = `<rect x="-10" y="${short(y - size * 0.42)}" width="${short(stage.w + 20)}" height="${short(size * 0.72)}" fill="${base}"/>`;
  return (
    floor +
    times(count, (index) => {
      const tall = random.range(0.7, 1.35) * size;
      return foliage(
        stage,
        `${label}${index}`,
        index * size * 1.15 + random.range(-0.3, 0.3) * size,
        y - tall * 0.35,
        size * random.range(0.7, 1),
        tall * 0.7,
        mix(colour, random.pick(['#7f9a3f', '#2f6b58', '#4d7f3a']), 0.35),
        depth,
        depth > 0.3 ? 18 : 26,
      );
    })
  );
}

function frond(random: Random, x: number, y: number, length: number, angle: number): string {
  const droop = length * (0.3 + 0.34 * Math.abs(Math.cos(angle)));
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.8 + droop];
  const bend: Point = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.72 - length * 0.1,
  ];
  let data = '';
  const leaflets = 15;
  for (let index = 1; index <= leaflets; index += 1) {
    const t = index / leaflets;
    const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * bend[0] + t * t * tip[0];
    const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * bend[1] + t * t * tip[1];
    const along = Math.atan2(
      2 * (1 - t) * (bend[1] - y) + 2 * t * (tip[1] - bend[1]),
      2 * (1 - t) * (bend[0] - x) + 2 * t * (tip[0] - bend[0]),
    );
    const size = length * (0.34 * Math.sin(Math.PI * (0.18 + t * 0.78)) + 0.05);
    const down = Math.cos(along) > 0 ? 1 : -1;
    data += dab(px, py, size, size * 0.14, along + down * random.range(0.75, 1));
    data += dab(px, py, size * 0.72, size * 0.12, along - down * random.range(0.35, 0.6));
  }
  return data;
}

/** A coconut palm rooted at (x, y), `height` tall, its top `lean` units to the side. */
export function palm(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  lean: number,
  depth = 0,
): string {
  const { palette, side } = stage;
  const random = stage.random.fork(`palm-${label}`);
  const topX = x + lean;
  const topY = y - height;
  const bark = palette.tone('#7d6250', depth);
  const green = palette.tone(mix(palette.leaf, '#4f8a3a', 0.5), depth);
  const width = height * 0.032;
  const edge = (shift: number, flare: number): string =>
    `${short(x + lean * 0.12 + shift * flare)} ${short(y - height * 0.45)} ${short(topX + shift * 0.55)} ${short(topY)}`;
  const trunk = `M${short(x - width)} ${short(y)}Q${edge(-width, 0.7)}L${short(topX + width * 0.55)} ${short(topY)}Q${short(x + lean * 0.12 + width * 0.7)} ${short(y - height * 0.45)} ${short(x + width * 1.1)} ${short(y)}Z`;
  const length = height * 0.44;
  const fan = (count: number, scale: number, phase: number): string =>
    times(count, (index) =>
      frond(
        random,
        topX,
        topY,
        length * scale * random.range(0.85, 1.1),
        Math.PI + (Math.PI * (index + phase)) / (count - 1 + phase * 2) + random.range(-0.12, 0.12),
      ),
    );
  const nuts = times(
    4,
    (index) =>
      `<circle cx="${short(topX + (index - 1.5) * width)}" cy="${short(topY + width * 0.9)}" r="${short(width * 0.75)}" fill="${darker(bark, 0.3)}"/>`,
  );
  return (
    fill(
      fan(7, 0.95, 0.1) +
        frond(random, topX, topY, length * 0.7, 0.35) +
        frond(random, topX, topY, length * 0.7, Math.PI - 0.35),
      darker(green, 0.45 * (1 - depth * 0.7)),
    ) +
    fill(
      trunk,
      stage.linear(
        [
          [0, side === -1 ? lighter(bark, 0.25) : darker(bark, 0.45)],
          [1, side === -1 ? darker(bark, 0.45) : lighter(bark, 0.25)],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    nuts +
    fill(fan(6, 0.88, 0.4), green) +
    fill(fan(4, 0.62, 0.7), mix(lighter(green, 0.2), palette.glow, 0.3), 'opacity=".85"')
  );
}

/** A sugar palm of the rice plains at (x, y): straight trunk, round head of fan leaves. */
export function sugarPalm(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  height: number,
  depth = 0,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`sugar-${label}`);
  const green = palette.tone(mix(palette.leaf, '#3d6a3a', 0.5), depth);
  const bark = palette.tone('#5d4a42', depth);
  const head = height * 0.2;
  const fans = (count: number, scale: number): string =>
    times(count, () => {
      const angle = random.range(-Math.PI * 1.15, Math.PI * 0.15);
      const cx = x + Math.cos(angle) * head * 0.5 * scale;
      const cy = y - height + Math.sin(angle) * head * 0.5 * scale;
      return times(7, (index) => dab(cx, cy, head * 0.55, head * 0.06, angle + (index - 3) * 0.3));
    });
  return (
    fill(
      `M${short(x - height * 0.016)} ${short(y)}L${short(x - height * 0.01)} ${short(y - height)}h${short(height * 0.02)}L${short(x + height * 0.018)} ${short(y)}z`,
      darker(bark, 0.2),
    ) +
    fill(fans(16, 1), darker(green, 0.4 * (1 - depth))) +
    fill(fans(9, 0.85), green) +
    fill(fans(4, 0.6), mix(lighter(green, 0.2), palette.glow, 0.35))
  );
}

/** A stand of bamboo rooted along x to x + width at y. */
export function bamboo(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const { palette } = stage;
  const random = stage.random.fork(`bamboo-${label}`);
  const green = palette.tone(mix(palette.leaf, '#8fa84a', 0.4));
  return times(8, (index) => {
    const root = x + (width * index) / 7;
    const lean = random.range(-0.18, 0.18) * height;
    const tone = index % 2 === 0 ? darker(green, 0.3) : green;
    const stem = stroke(
      `M${short(root)} ${short(y)}Q${short(root)} ${short(y - height * 0.6)} ${short(root + lean)} ${short(y - height * random.range(0.85, 1.1))}`,
      tone,
      7,
    );
    const leaves = times(26, () => {
      const t = random.range(0.35, 1);
      return dab(
        root + lean * t * t,
        y - height * t,
        random.range(22, 48),
        5,
        random.range(0.1, Math.PI - 0.1),
      );
    });
    return stem + fill(leaves, index % 3 === 0 ? mix(tone, palette.glow, 0.3) : darker(green, 0.15));
  });
}

/** Large dark leaves in a corner, which frame the view: corner -1 left, 1 right; from the top or the bottom. */
export function frame(stage: Stage, corner: -1 | 1, from: 'top' | 'bottom', size = 300): string {
  const { palette, w, h } = stage;
  const random = stage.random.fork(`frame${corner}${from}`);
  const x = corner === -1 ? -20 : w + 20;
  const y = from === 'top' ? -20 : h + 20;
  const dark = mix(palette.tone(palette.leaf), palette.shade, 0.72);
  const banana = random.chance(0.5);
  const leaf = (index: number, count: number): string => {
    const spread = (Math.PI * 0.62 * (index + random.range(0, 0.6))) / count;
    const base = from === 'top' ? spread : -spread;
    const angle = corner === -1 ? base : Math.PI - base;
    const length = size * random.range(0.75, 1.25);
    if (banana) {
      const vein = `M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * length)} ${short(y + Math.sin(angle) * length)}`;
      return (
        fill(
          dab(x, y, length, length * 0.3, angle),
          index % 2 === 0 ? dark : mix(dark, palette.tone(palette.leaf), 0.28),
        ) + stroke(vein, mix(dark, palette.glow, 0.3), 3, 'opacity=".6"')
      );
    }
    return fill(
      frond(random, x, y, length * 1.1, angle),
      index % 2 === 0 ? dark : mix(dark, palette.tone(palette.leaf), 0.3),
    );
  };
  return group(
    times(6, (index) => leaf(index, 6)),
    '',
  );
}

/** Blossom or fruit: round dots of a colour in a crown's area. */
export function blossom(
  stage: Stage,
  label: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  count = 40,
  size = 6,
): string {
  const random = stage.random.fork(`blossom-${label}`);
  const paint = stage.palette.tone(colour);
  return times(count, () => {
    const angle = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    return `<circle cx="${short(x + Math.cos(angle) * far * rx)}" cy="${short(y + Math.sin(angle) * far * ry)}" r="${short(size * random.range(0.6, 1.2))}" fill="${random.chance(0.35) ? lighter(paint, 0.4) : paint}"/>`;
  });
}
