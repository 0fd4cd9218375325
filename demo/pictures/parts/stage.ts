import { type Colour, darker, lighter } from './colour.ts';
import type { Mood, Palette } from './palette.ts';
import type { Random } from './random.ts';
import type { Paint, Point } from './shapes.ts';
import { short } from './shapes.ts';

/** One step of a gradient: where (0 to 1), which colour, how opaque (0 to 1, else 1). */
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** The canvas of a scene: its size, light, and the SVG definitions that shapes refer to. */
export interface Stage {
  /** Width in scene units: the height is always 1000. */
  readonly w: number;
  readonly h: number;
  readonly random: Random;
  readonly palette: Palette;
  readonly mood: Mood;
  /** Where the subject stands (x): on a third; in wide pictures to the right, as text sits on the left. */
  readonly focus: number;
  /** The side opposite to the subject (x), for what balances it. */
  readonly counter: number;
  /** Direction from the subject to the counterweight: -1 to the left, 1 to the right. */
  readonly away: -1 | 1;
  /** Where the light comes from; scenes place the sun here. */
  readonly sun: Point;
  /** -1 when the light comes from the left of the subject, 1 from the right. */
  readonly side: -1 | 1;
  /** A linear gradient over the painted shape, along x and y given as 0 to 1 (top to bottom unless told). */
  linear(stops: readonly Stop[], from?: Point, to?: Point): Paint;
  /** A radial gradient over the painted shape; centre as 0 to 1 of it. */
  radial(stops: readonly Stop[], centre?: Point, radius?: number): Paint;
  /** The gradient of a round upright body (spire, pot, trunk) lit from the side of the light. */
  round(surface: Colour, strength?: number): Paint;
  /** A clip path of the given path data; returns the attribute that applies it. */
  clip(data: string): string;
  /** A blur of the given radius (scene units); returns the attribute that applies it. Slow: use small shapes. */
  blur(radius: number): string;
  /** Adds any definition by a fresh id and returns the id. */
  define(markup: (id: string) => string): string;
  /** All definitions so far. */
  definitions(): string;
}

/** What a stage is made of. */
export interface StageParts {
  readonly w: number;
  readonly random: Random;
  readonly palette: Palette;
  readonly mood: Mood;
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
}

/** Makes the stage of one picture. */
export function createStage({ w, random, palette, mood }: StageParts): Stage {
  const known = new Map<string, string>();
  const definitions: string[] = [];
  const layout = random.fork('layout');
  const wide = w >= 1900;
  const focusShare = wide ? layout.range(0.6, 0.68) : layout.pick([0.36, 0.5, 0.62, 0.65]);
  const focus = w * focusShare;
  const sunShare = focusShare + layout.pick([-1, 1, 1, -1]) * layout.range(0.1, 0.26);
  const sun: Point = [w * Math.min(0.84, Math.max(0.16, sunShare)), layout.range(250, 420)];

  const define = (markup: (id: string) => string): string => {
    // Deduplicates gradients: scenes request the colours of each leaf and tile.
    const key = markup('');
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const id = `d${known.size}`;
    known.set(key, id);
    definitions.push(markup(id));
    return id;
  };
  const linear: Stage['linear'] = (stops, from = [0, 0], to = [0, 1]) => {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    const id = define(
      (name) => `<linearGradient id="${name}" ${line}>${stops.map(stopMarkup).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  };
  const side = sun[0] < focus ? -1 : 1;
  return {
    w,
    h: 1000,
    random,
    palette,
    mood,
    focus,
    counter: focusShare > 0.45 ? w * (focusShare - 0.36) : w * (focusShare + 0.36),
    away: focusShare > 0.45 ? -1 : 1,
    sun,
    side,
    linear,
    radial: (stops, centre = [0.5, 0.5], radius = 0.5) => {
      const circle = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
      const id = define(
        (name) => `<radialGradient id="${name}" ${circle}>${stops.map(stopMarkup).join('')}</radialGradient>`,
      );
      return `url(#${id})`;
    },
    round: (surface, strength = 1) => {
      const stops: Stop[] = [
        [0, lighter(surface, 0.12 * strength)],
        [0.16, lighter(surface, 0.42 * strength)],
        [0.42, surface],
        [0.8, darker(surface, 0.38 * strength)],
        [1, darker(surface, 0.22 * strength)],
      ];
      return side === -1 ? linear(stops, [0, 0], [1, 0]) : linear(stops, [1, 0], [0, 0]);
    },
    clip: (data) => {
      const id = define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`);
      return `clip-path="url(#${id})"`;
    },
    blur: (radius) => {
      const box = 'x="-40%" y="-40%" width="180%" height="180%"';
      const id = define(
        (name) => `<filter id="${name}" ${box}><feGaussianBlur stdDeviation="${short(radius)}"/></filter>`,
      );
      return `filter="url(#${id})"`;
    },
    define,
    definitions: () => definitions.join(''),
  };
}
