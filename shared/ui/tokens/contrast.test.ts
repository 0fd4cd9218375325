import { describe, expect, test } from '@jest/globals';
import { brandPalette, brandVariables, colorContrast, DEFAULT_BRAND, themeVariables } from './brand.ts';
import { contrast, mix, parseColor, type Rgb, toHex } from './contrast.ts';
import { scrimOpacity } from './scrim.ts';
import { type BrandRole, type ColorName, darkColors, lightColors } from './tokens.ts';

const rgb = (text: string): Rgb => {
  const color = parseColor(text);
  if (!color) throw new Error(`${text} is no colour`);
  return color;
};
/** Hue in degrees: red is 0, green 120, blue 240. */
function hueOf([red, green, blue]: Rgb): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return Number.NaN;
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}
const themes = { light: lightColors, dark: darkColors } as const;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colors = themes[theme];

  test('[CAT-07, CREATOR-06] danger is a red, warning an amber, success a green', () => {
    const hues = (['danger', 'warning', 'success'] as const).map((name) => hueOf(rgb(colors[name])));
    expect(hues[0]).toBeLessThan(15);
    expect(hues[1]).toBeGreaterThan(25);
    expect(hues[1]).toBeLessThan(50);
    expect(hues[2]).toBeGreaterThan(120);
    expect(hues[2]).toBeLessThan(160);
  });

  test.each(['ground', 'surface', 'raised', 'sunken'] as const)('ink has 12:1 on %s', (ground) => {
    expect(contrast(rgb(colors.ink), rgb(colors[ground]))).toBeGreaterThanOrEqual(12);
  });

  test.each<[ColorName, ColorName]>([
    ['inkMuted', 'ground'],
    ['inkMuted', 'surface'],
    ['inkMuted', 'raised'],
    ['inkMuted', 'sunken'],
    ['inkSubtle', 'ground'],
    ['inkSubtle', 'surface'],
    ['inkSubtle', 'raised'],
    ['inkSubtle', 'sunken'],
    ['ink', 'successSoft'],
    ['ink', 'warningSoft'],
    ['ink', 'dangerSoft'],
    ['success', 'successSoft'],
    ['success', 'surface'],
    ['warning', 'warningSoft'],
    ['warning', 'ground'],
    ['warning', 'surface'],
    ['danger', 'dangerSoft'],
    ['danger', 'ground'],
    ['danger', 'surface'],
    ['danger', 'raised'],
    ['onDanger', 'dangerFill'],
    ['onDanger', 'dangerFillHover'],
  ])('%s has 4.5:1 on %s', (text, ground) => {
    expect(contrast(rgb(colors[text]), rgb(colors[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'surface', 'raised'] as const)('the edge of a control has 3:1 on %s', (ground) => {
    expect(contrast(rgb(colors.lineStrong), rgb(colors[ground]))).toBeGreaterThanOrEqual(3);
  });

  describe.each([
    ['the default', DEFAULT_BRAND],
    ['yellow', '#ffd400'],
    ['orange', '#e8590c'],
    ['red', '#c1121f'],
    ['pink', '#ff4d8d'],
    ['violet', '#5b21b6'],
    ['pure blue', '#0000ff'],
    ['dodger blue', '#1e90ff'],
    ['light sea green', '#20b2aa'],
    ['goldenrod', '#daa520'],
    ['middle grey', '#777777'],
    ['white', '#fff'],
    ['black', '#000'],
  ])('with %s as brand', (_name, brandColor) => {
    const palette = brandPalette(brandColor, theme);
    const grounds = { ...colors, ...palette };

    test.each<[BrandRole, keyof typeof grounds]>([
      ['onBrand', 'brand'],
      ['onBrand', 'brandHover'],
      ['brandStrong', 'brandSoft'],
      ['brandStrong', 'ground'],
      ['brandStrong', 'surface'],
      ['brandStrong', 'raised'],
      ['brandStrong', 'sunken'],
    ])('%s has 4.5:1 on %s', (text, ground) => {
      expect(contrast(rgb(palette[text]), rgb(grounds[ground]))).toBeGreaterThanOrEqual(4.5);
    });

    test('ink is legible on the soft brand, and the fill is visible on the page', () => {
      expect(contrast(rgb(colors.ink), rgb(palette.brandSoft))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(palette.brand), rgb(colors.ground))).toBeGreaterThanOrEqual(1.3);
    });
  });
});

describe('a theme on its own', () => {
  test.each(['light', 'dark'] as const)('has the %s colours and the brand of that theme', (theme) => {
    const variables = themeVariables(theme, '#c1121f');
    const palette = brandPalette('#c1121f', theme);
    expect(variables['--color-brand']).toBe(palette.brand);
    expect(variables['--color-focus']).toBe(palette.brandStrong);
    expect(variables['--color-ground']).toBe({ light: lightColors, dark: darkColors }[theme].ground);
  });
});

test.each([
  ['#fff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['red;', '#fff', undefined],
])('the contrast of %s and %s is %p', (one, other, expected) => {
  expect(colorContrast(one, other)).toBe(expected);
});

describe('brandVariables', () => {
  test('defines every role for both themes and keeps a brand with enough contrast', () => {
    const variables = brandVariables('#C1121F');
    expect(Object.keys(variables).sort()).toEqual(
      ['brand', 'brand-hover', 'brand-strong', 'on-brand', 'brand-soft']
        .flatMap((role) => [`--color-${role}-light`, `--color-${role}-dark`])
        .sort(),
    );
    expect(variables['--color-brand-light']).toBe('#c1121f');
    expect(variables['--color-on-brand-light']).toBe('#ffffff');
  });

  test('a bright brand keeps its colour and gets dark text', () => {
    expect(brandVariables('#ffd400')['--color-brand-light']).toBe('#ffd400');
    expect(brandVariables('#ffd400')['--color-on-brand-light']).toBe('#14110e');
  });

  test.each([undefined, '', 'teal', '#12', 'red;} body{display:none', 'url(//x)'])(
    '%p is not a colour: the default brand is used, and the style sheet does not contain it',
    (text) => {
      expect(brandVariables(text)).toEqual(brandVariables(DEFAULT_BRAND));
    },
  );
});

describe('parseColor', () => {
  test.each([
    ['#abc', '#aabbcc'],
    [' #A1B2C3 ', '#a1b2c3'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(300 2 3)', '#ff0203'],
  ])('%s is %s', (text, hex) => {
    expect(toHex(rgb(text))).toBe(hex);
  });
});

describe('scrimOpacity', () => {
  const SCRIM: Rgb = [18, 14, 10];
  test.each([1, 0.9, 0.6, 0.4, 0.25])('white text has 4.5:1 on a photo of luminance %p', (photoLuminance) => {
    const level =
      photoLuminance <= 0.0031308 ? photoLuminance * 12.92 : 1.055 * photoLuminance ** (1 / 2.4) - 0.055;
    const photo: Rgb = [level * 255, level * 255, level * 255];
    const behind = mix(photo, SCRIM, scrimOpacity(photoLuminance));
    expect(contrast(rgb('#fff'), behind)).toBeGreaterThanOrEqual(4.5);
  });

  test('a dark photo needs no scrim, and an unmeasured one is treated as white', () => {
    expect(scrimOpacity(0.1)).toBe(0);
    expect(scrimOpacity()).toBe(scrimOpacity(1));
  });

  test('white text on the plate is legible on a white photo', () => {
    expect(contrast(rgb('#fff'), mix([255, 255, 255], SCRIM, 0.72))).toBeGreaterThanOrEqual(4.5);
  });
});
