import { brandPalette, colorContrast } from '@portico/shared/ui';

/** What WCAG 2 AA asks of text. */
export const TEXT_CONTRAST = 4.5;

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface BrandContrast {
  /** Of white text on the colour as it was chosen. */
  white: number;
  isPoor: boolean;
  /** What the pages use instead, by theme. */
  used: Record<Theme, { fill: string; ratio: number; isAdjusted: boolean }>;
}

/** How well text on a brand colour can be read, before and after the palette has adjusted it; undefined for no colour. */
export function brandContrast(color: string): BrandContrast | undefined {
  const white = colorContrast(color, '#ffffff');
  if (white === undefined) return undefined;
  const usedIn = (theme: Theme) => {
    const { brand, onBrand } = brandPalette(color, theme);
    return {
      fill: brand,
      ratio: shown(colorContrast(brand, onBrand) ?? 1),
      isAdjusted: colorContrast(brand, color) !== 1,
    };
  };
  return {
    white: shown(white),
    isPoor: white < TEXT_CONTRAST,
    used: { light: usedIn('light'), dark: usedIn('dark') },
  };
}

/** With one decimal place, rounded down: 4.49 is not enough. */
const shown = (ratio: number): number => Math.floor(ratio * 10) / 10;
