import type { Colour } from './colour.ts';

/** A point in scene units (a picture is always 1000 units tall). */
export type Point = readonly [x: number, y: number];

/** What a shape may be painted with: a colour, a reference such as 'url(#a1)', or 'none'. */
export type Paint = Colour;

/** A number, short, for an attribute. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Path data through the points with straight edges, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** Path data of a smooth line through the points (Catmull-Rom as cubic curves), open unless told. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = point(0);
  let data = `M${short(startX)} ${short(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const controls = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    data += `C${controls.map(short).join(' ')}`;
  }
  return closed ? `${data}Z` : data;
}

/** A filled path. */
export function fill(data: string, paint: Paint, more = ''): string {
  return `<path d="${data}" fill="${paint}" ${more}/>`;
}

/** A stroked path with round ends; width in scene units. */
export function stroke(data: string, paint: Paint, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, paint: Paint, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${paint}" ${more}/>`;
}

/** A filled ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint, more = ''): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${paint}" ${more}/>`;
}

/** A filled rectangle from its top left corner. */
export function rect(x: number, y: number, width: number, height: number, paint: Paint, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${paint}" ${more}/>`;
}

/** Shapes that share attributes. */
export function group(body: string, attributes: string): string {
  return `<g ${attributes}>${body}</g>`;
}

/** Translates shapes around the origin to a point; a negative `scaleX` mirrors them. */
export function place(body: string, x: number, y: number, scale = 1, scaleX = scale, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const size = `scale(${scaleX.toFixed(3)} ${scale.toFixed(3)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${rotate} ${size}">${body}</g>`;
}

/** Repeats a drawing `count` times and joins the results. */
export function times(count: number, draw: (index: number) => string): string {
  let body = '';
  for (let index = 0; index < count; index += 1) body += draw(index);
  return body;
}

/** A list of `count` points. */
export function points(count: number, at: (index: number, share: number) => Point): Point[] {
  return Array.from({ length: count }, (_, index) => at(index, count > 1 ? index / (count - 1) : 0));
}

/** Path data of a slim leaf or brush dab from a point, `length` long, `width` wide, rotated (radians). */
export function dab(x: number, y: number, length: number, width: number, turn: number): string {
  const tipX = x + Math.cos(turn) * length;
  const tipY = y + Math.sin(turn) * length;
  const sideX = -Math.sin(turn) * width;
  const sideY = Math.cos(turn) * width;
  const middleX = (x + tipX) / 2;
  const middleY = (y + tipY) / 2;
  return (
    `M${short(x)} ${short(y)}Q${short(middleX + sideX)} ${short(middleY + sideY)} ${short(tipX)} ${short(tipY)}` +
    `Q${short(middleX - sideX)} ${short(middleY - sideY)} ${short(x)} ${short(y)}Z`
  );
}

/** Path data of a shape given by its right half from bottom to top, mirrored at x = 0 (pots, spires). */
export function mirrored(rightHalf: readonly Point[], smooth = false): string {
  const leftHalf = [...rightHalf].reverse().map(([x, y]): Point => [-x, y]);
  if (!smooth) return polygon([...rightHalf, ...leftHalf]);
  const left = curve(leftHalf).replace(/^M/, 'L');
  return `${curve(rightHalf)}${left}Z`;
}
