import { type Colour, mix, underLight } from './colour.ts';
import type { Random } from './random.ts';

/** The time of day a picture shows. */
export type Mood = 'dawn' | 'day' | 'golden' | 'dusk' | 'night';

/** The colours of one picture's light; every surface goes through `tone`, so that all parts match. */
export interface Palette {
  /** Sky from the top to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  /** What far things fade into. */
  readonly haze: Colour;
  /** The disc of the sun or moon. */
  readonly sun: Colour;
  /** The light around it, also the rim on lit edges. */
  readonly glow: Colour;
  /** The darkest accents. */
  readonly shade: Colour;
  /** Leaves of this picture, in plain daylight. */
  readonly leaf: Colour;
  /** Water of this picture, in plain daylight. */
  readonly water: Colour;
  /** The light on things: a surface colour is multiplied by it. */
  readonly ambient: Colour;
  /** A surface colour under this light, faded by distance (depth 0 is near, 1 is lost in haze). */
  tone(surface: Colour, depth?: number): Colour;
}

interface Light {
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  readonly haze: Colour;
  readonly sun: Colour;
  readonly glow: Colour;
  readonly shade: Colour;
  readonly ambient: Colour;
}

const lights: Record<Mood, readonly [Light, ...Light[]]> = {
  dawn: [
    {
      sky: ['#6d93b5', '#b3bfcc', '#f5cdb6', '#fde6c6'],
      haze: '#ecd0c2',
      sun: '#fff5e0',
      glow: '#ffc493',
      shade: '#3d4566',
      ambient: '#dfc9c8',
    },
    {
      sky: ['#7f8abd', '#c9a9c8', '#f8bfb1', '#ffe1c2'],
      haze: '#e9c3c4',
      sun: '#fff0dc',
      glow: '#ffb5a0',
      shade: '#453f68',
      ambient: '#dcc0cc',
    },
    {
      sky: ['#5f9aa8', '#a3cac8', '#e3e5cf', '#fff1d0'],
      haze: '#cfded2',
      sun: '#fffbe6',
      glow: '#ffe1a3',
      shade: '#27495a',
      ambient: '#d5ddcf',
    },
  ],
  day: [
    {
      sky: ['#2a84c8', '#5eb1e2', '#a6daee', '#e4f4ee'],
      haze: '#bfe1ea',
      sun: '#fffdf0',
      glow: '#fff2bf',
      shade: '#1c4866',
      ambient: '#ffffff',
    },
    {
      sky: ['#1c9db6', '#5cc6cf', '#b0e5da', '#f3f4dc'],
      haze: '#c4e6da',
      sun: '#fffdf0',
      glow: '#fff0b5',
      shade: '#14505c',
      ambient: '#fffdf2',
    },
    {
      sky: ['#5fa6d6', '#9dcbe5', '#d8e9e8', '#fcf3df'],
      haze: '#d5e3e2',
      sun: '#fffdf4',
      glow: '#ffeec4',
      shade: '#2e4a66',
      ambient: '#fff8ee',
    },
  ],
  golden: [
    {
      sky: ['#3d7ea9', '#98b9b2', '#f7d08a', '#ffecb8'],
      haze: '#f3d49c',
      sun: '#fffbe0',
      glow: '#ffcf6b',
      shade: '#4a3a4f',
      ambient: '#ffe2b0',
    },
    {
      sky: ['#dd7a48', '#f2a24e', '#fccb69', '#ffecae'],
      haze: '#f9c272',
      sun: '#fffbdc',
      glow: '#ffd465',
      shade: '#5a2c3c',
      ambient: '#ffd5a0',
    },
    {
      sky: ['#6b93b5', '#e6bd95', '#f9ac65', '#ffdc8f'],
      haze: '#f5bd8a',
      sun: '#fff6d2',
      glow: '#ffb95c',
      shade: '#47354f',
      ambient: '#ffd9b0',
    },
  ],
  dusk: [
    {
      sky: ['#2a2f68', '#6e4b88', '#d76a8a', '#ffb07a'],
      haze: '#c9728c',
      sun: '#ffeec2',
      glow: '#ff9a62',
      shade: '#1d1a42',
      ambient: '#b98db0',
    },
    {
      sky: ['#1d3a6a', '#4d6198', '#bd86a8', '#fbbb92'],
      haze: '#a98bb0',
      sun: '#fff0d0',
      glow: '#ffab7d',
      shade: '#14224a',
      ambient: '#a79bc6',
    },
    {
      sky: ['#432a5e', '#9d406d', '#ee6d5b', '#ffbb66'],
      haze: '#d9695f',
      sun: '#fff0b8',
      glow: '#ffa04d',
      shade: '#2a173f',
      ambient: '#cf8d96',
    },
  ],
  night: [
    {
      sky: ['#0a1133', '#122253', '#233b77', '#46639b'],
      haze: '#2f4a83',
      sun: '#f7f3df',
      glow: '#b9cdf5',
      shade: '#070b22',
      ambient: '#6d83bf',
    },
    {
      sky: ['#0a1b2e', '#11354c', '#1e596b', '#4f9191'],
      haze: '#2a6470',
      sun: '#fbf6df',
      glow: '#bfe6dc',
      shade: '#06121f',
      ambient: '#6b98ab',
    },
    {
      sky: ['#180f36', '#2d1c56', '#4f3276', '#8d5990'],
      haze: '#573a7c',
      sun: '#fdf0e2',
      glow: '#e6b9e0',
      shade: '#100a26',
      ambient: '#8675bd',
    },
  ],
};

/** Picks one of the lights of a mood, and this picture's leaf and water colours. */
export function paletteFor(mood: Mood, random: Random): Palette {
  const light = random.pick(lights[mood]);
  return {
    ...light,
    leaf: random.pick(['#3f8048', '#5a8f3a', '#2f7a62', '#748f34', '#3b8a55']),
    water: random.pick(['#2b8f9c', '#3a9db0', '#2f7f94', '#3aa596']),
    tone: (surface, depth = 0) => mix(underLight(surface, light.ambient), light.haze, depth),
  };
}
