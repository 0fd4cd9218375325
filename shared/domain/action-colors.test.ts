import { describe, expect, test } from '@jest/globals';
import { ACTION_COLOR_PRESETS, actionPaint, productActionText } from './action-colors.ts';

const RGB: Record<string, readonly number[]> = {
  '#faf9f6': [250, 249, 246],
  goldenrod: [218, 165, 32],
  lightseagreen: [32, 178, 170],
  red: [255, 0, 0],
  dodgerblue: [30, 144, 255],
  black: [0, 0, 0],
  gray: [128, 128, 128],
  green: [0, 128, 0],
  white: [255, 255, 255],
};

const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Blends `shade`, a `linear-gradient(rgb(r g b / a), ...)`, over a background. */
function under(shade: string | undefined, ground: readonly number[]): readonly number[] {
  if (!shade) return ground;
  const [red = 0, green = 0, blue = 0, alpha = 1] = shade.match(/[\d.]+/g)?.map(Number) ?? [];
  return [red, green, blue].map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha));
}

test('[EDIT-07] black text on off-white, gray and green, white on the five others', () => {
  expect(ACTION_COLOR_PRESETS).toEqual([
    { background: '#faf9f6', text: 'black' },
    { background: 'goldenrod', text: 'white' },
    { background: 'lightseagreen', text: 'white' },
    { background: 'red', text: 'white' },
    { background: 'dodgerblue', text: 'white' },
    { background: 'black', text: 'white' },
    { background: 'gray', text: 'black' },
    { background: 'green', text: 'black' },
  ]);
});

describe('actionPaint', () => {
  test.each(ACTION_COLOR_PRESETS)('[T-29] $text on $background reaches 4.5:1', (colors) => {
    const { backgroundImage, backgroundColor } = actionPaint(colors);
    expect(backgroundColor).toBe(colors.background);
    const ground = under(backgroundImage, RGB[colors.background] ?? []);
    const [low = 0, high = 0] = [luminance(ground), luminance(RGB[colors.text] ?? [])].sort((a, b) => a - b);
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each([
  ['goldenrod', 'white'],
  ['lightseagreen', 'white'],
  ['red', 'white'],
  ['dodgerblue', 'white'],
  ['black', 'white'],
  ['#faf9f6', 'black'],
  ['gray', 'black'],
  ['green', 'black'],
  ['hotpink', 'black'],
  [undefined, 'black'],
] as const)('[CAT-10, OPEN-21] on %s a product action is %s', (background, text) => {
  expect(productActionText(background)).toBe(text);
});
