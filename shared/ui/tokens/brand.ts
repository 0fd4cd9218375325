import { contrast, mix, parseColor, type Rgb, toHex } from './contrast.ts';
import {
  BRAND_ROLES,
  type BrandRole,
  darkColors,
  darkVariables,
  lightColors,
  lightVariables,
  variables,
} from './tokens.ts';

/** Default accent: a deep green-blue. */
export const DEFAULT_BRAND = '#0b5a57';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Text on a bright brand colour; softer than black. */
const INK: Rgb = [20, 17, 14];
/** Minimum contrast of text. */
const TEXT_CONTRAST = 4.5;
/** Minimum contrast of a fill with the page, so that a near-white brand is visible. */
const FILL_CONTRAST = 1.3;

const rgb = (text: string): Rgb => parseColor(text) ?? INK;

/** Moves `start` in small steps towards `end` until it has `least` contrast with every colour of `against`. */
function shift(start: Rgb, end: Rgb, against: readonly Rgb[], least: number): Rgb {
  const STEPS = 50;
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(start, end, step / STEPS);
    if (against.every((other) => contrast(candidate, other) >= least)) return candidate;
  }
  return end;
}

/** Like `shift` towards white, but first raises the colour's own lightness, to keep its saturation. */
function brighten(start: Rgb, against: readonly Rgb[], least: number): Rgb {
  const peak = Math.max(...start, 1);
  const full: Rgb = mix(BLACK, start, 255 / peak);
  const own = shift(start, full, against, least);
  return against.every((other) => contrast(own, other) >= least) ? own : shift(full, WHITE, against, least);
}

type Palette = Record<BrandRole, Rgb>;

function lightPalette(base: Rgb): Palette {
  const seen = shift(base, BLACK, [rgb(lightColors.ground)], FILL_CONTRAST);
  const onBrand = contrast(seen, WHITE) < TEXT_CONTRAST && contrast(seen, INK) >= TEXT_CONTRAST ? INK : WHITE;
  const brand = shift(seen, BLACK, [onBrand], TEXT_CONTRAST);
  const brandSoft = mix(WHITE, brand, 0.1);
  const brandStrong = shift(
    brand,
    BLACK,
    [brandSoft, rgb(lightColors.ground), rgb(lightColors.sunken)],
    TEXT_CONTRAST,
  );
  return {
    brand,
    brandHover: mix(brand, onBrand === INK ? WHITE : BLACK, 0.15),
    brandStrong,
    onBrand,
    brandSoft,
  };
}

function darkPalette(base: Rgb): Palette {
  const surface = rgb(darkColors.surface);
  /** Bright enough to be visible as a fill on a dark page; INK on it then always passes. */
  const brand = brighten(base, [surface, INK], TEXT_CONTRAST);
  const brandSoft = mix(surface, brand, 0.2);
  const brandStrong = brighten(
    brand,
    [brandSoft, rgb(darkColors.raised), rgb(darkColors.sunken)],
    TEXT_CONTRAST,
  );
  return { brand, brandHover: mix(brand, WHITE, 0.15), brandStrong, onBrand: INK, brandSoft };
}

/** The five brand colours of a theme, computed from the provider's; all text pairs have at least 4.5:1. */
export function brandPalette(
  brandColor: string | undefined,
  theme: 'light' | 'dark',
): Record<BrandRole, string> {
  const base = parseColor(brandColor ?? '') ?? rgb(DEFAULT_BRAND);
  const palette = theme === 'light' ? lightPalette(base) : darkPalette(base);
  return Object.fromEntries(BRAND_ROLES.map((role) => [role, toHex(palette[role])])) as Record<
    BrandRole,
    string
  >;
}

/**
 * CSS variables of a provider's brand in both themes: `--color-brand-light`, `--color-on-brand-dark` and so on, for the
 * style of `html`; GlobalStyles takes those of the current theme. A colour that is not `#rgb`, `#rrggbb` or `rgb(r, g,
 * b)` gives the default brand.
 */
export function brandVariables(brandColor: string | undefined): Record<string, string> {
  const suffixed = (theme: 'light' | 'dark') =>
    Object.fromEntries(
      Object.entries(variables('color', brandPalette(brandColor, theme))).map(([name, value]) => [
        `${name}-${theme}`,
        value,
      ]),
    );
  return { ...suffixed('light'), ...suffixed('dark') };
}

/** The CSS variables of one theme with a provider's brand, for a part of the page that shows a theme on its own. */
export function themeVariables(
  theme: 'light' | 'dark',
  brandColor: string | undefined,
): Record<string, string> {
  const brand = brandPalette(brandColor, theme);
  return {
    ...(theme === 'light' ? lightVariables : darkVariables),
    ...variables('color', { ...brand, focus: brand.brandStrong }),
  };
}

/** WCAG contrast of two colours, 1 to 21; undefined if one is not `#rgb`, `#rrggbb` or `rgb(r, g, b)`. */
export function colorContrast(one: string, other: string): number | undefined {
  const [first, second] = [parseColor(one), parseColor(other)];
  return first && second && contrast(first, second);
}
