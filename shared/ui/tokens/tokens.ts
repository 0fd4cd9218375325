/** Largest width of a phone, in px, inclusive. [APP-32, AMBIG-48] */
export const MOBILE_MAX_PX = 768;
/** Largest width of a tablet, in px, inclusive. [APP-32, AMBIG-48] */
export const TABLET_MAX_PX = 1023;
/** Below this width, in px, carousels show their small number of items. [APP-33] */
export const CAROUSEL_SMALL_BELOW_PX = 600;

/** Zoomed pages have fractional widths, so an upper bound extends to just below the next pixel. */
const upTo = (px: number) => `(max-width: ${px}.98px)`;

/** Media queries as emotion keys: `[media.desktop]: {...}`. Base styles are for phones. [APP-32, AMBIG-48] */
export const media = {
  /** Up to 768 px. */
  mobile: `@media ${upTo(MOBILE_MAX_PX)}`,
  /** 769 to 1023 px. */
  tablet: `@media (min-width: ${MOBILE_MAX_PX + 1}px) and ${upTo(TABLET_MAX_PX)}`,
  /** From 769 px. */
  tabletUp: `@media (min-width: ${MOBILE_MAX_PX + 1}px)`,
  /** From 1024 px. */
  desktop: `@media (min-width: ${TABLET_MAX_PX + 1}px)`,
  /** Below 600 px: carousels show their small number of items. */
  carouselSmall: `@media ${upTo(CAROUSEL_SMALL_BELOW_PX - 1)}`,
  /** Mouse or trackpad: hover effects belong here, because they stick after a tap. */
  hover: '@media (hover: hover) and (pointer: fine)',
  /** Touch only. */
  touch: '@media (hover: none)',
  /** The visitor prefers reduced motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/**
 * Colours of the light theme; those of the brand are in brand.ts. The contrast test lists the pairs and their minimum
 * contrast.
 */
export const lightColors = {
  ground: '#f8f6f3',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#efebe5',
  ink: '#1c1916',
  inkMuted: '#57514a',
  inkSubtle: '#696259',
  line: '#e3ddd5',
  lineStrong: '#877e74',
  success: '#17663a',
  successSoft: '#e4f2e9',
  warning: '#854400',
  warningSoft: '#fcefdb',
  danger: '#b0241c',
  dangerSoft: '#fceae7',
  dangerFill: '#b0241c',
  dangerFillHover: '#911a13',
  onDanger: '#ffffff',
  shimmer: '#f7f4f0',
} as const;

/** The names of the theme's colours. */
export type ColorName = keyof typeof lightColors;

/** Colours of the dark theme. */
export const darkColors: Record<ColorName, string> = {
  ground: '#151311',
  surface: '#1e1b19',
  raised: '#282421',
  sunken: '#2d2926',
  ink: '#f6f2ed',
  inkMuted: '#c3bbb1',
  inkSubtle: '#aca297',
  line: '#38332e',
  lineStrong: '#857b70',
  success: '#86d6a3',
  successSoft: '#17301f',
  warning: '#f3bd70',
  warningSoft: '#372710',
  danger: '#ffa398',
  dangerSoft: '#43201b',
  dangerFill: '#ffa398',
  dangerFillHover: '#ffbbb2',
  onDanger: '#2a0905',
  shimmer: '#3a3531',
};

/** Colours on photographs, the same in both themes. */
export const photoColors = {
  /** Background of a missing picture. */
  photoGround: '#2c2824',
  onPhoto: '#ffffff',
  /** Background of text and icons on a photo: white has 4.5:1 on it, even on a white photo. */
  photoPlate: 'rgb(18 14 10 / 0.72)',
  /** Covers the page behind a modal. */
  backdrop: 'rgb(18 14 10 / 0.55)',
} as const;

/** Space in px by step; a step is 4 px. */
const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64, 24: 96 } as const;

/** A step of the spacing scale: 1 is 4 px, 4 is 16 px, 24 is 96 px. */
export type SpaceStep = keyof typeof space;

const radius = { sm: '8px', md: '12px', lg: '16px', xl: '20px', pill: '999px' } as const;

/** Widths in px between which type and sections scale. */
const NARROW_PX = 390;
const WIDE_PX = 1280;

/** A fluid size from `narrow` to `wide` (px), in rem so that the visitor's text size applies. */
export function fluid(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (WIDE_PX - NARROW_PX);
  const rem = (px: number) => `${Number((px / 16).toFixed(3))}rem`;
  const base = `${rem(narrow - slope * NARROW_PX)} + ${Number((slope * 100).toFixed(3))}vw`;
  return `clamp(${rem(narrow)}, ${base}, ${rem(wide)})`;
}

/** Body size in px on a phone and on a desktop, and the factor of each type step there. */
const BODY_PX = [16, 17] as const;
const SCALE = [1.2, 1.25] as const;
const step = (power: number) => fluid(BODY_PX[0] * SCALE[0] ** power, BODY_PX[1] * SCALE[1] ** power);

const fontSize = {
  xs: '0.8125rem',
  sm: fluid(14, 15),
  md: step(0),
  lg: step(1),
  xl: step(2),
  '2xl': step(3),
  '3xl': step(4),
  '4xl': step(5),
} as const;

/** A step of the type scale: `md` is body text (16-17 px), `4xl` the hero's title. */
export type FontStep = keyof typeof fontSize;

type Variables = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Turns `{ inkMuted: x }` into `{ '--color-ink-muted': x }`. */
export function variables(family: string, values: Readonly<Record<string, string | number>>): Variables {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `--${family}-${kebab(name)}`,
      typeof value === 'number' ? `${value}px` : value,
    ]),
  );
}

function references<Name extends string | number>(family: string, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, `var(--${family}-${kebab(String(name))})`])) as Record<
    Name,
    string
  >;
}

const keys = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[];

/** Variables that do not change with the theme. */
export const baseVariables: Variables = {
  ...variables('color', photoColors),
  ...variables('space', space),
  '--space-gutter': 'clamp(16px, 4vw, 40px)',
  '--space-section': fluid(48, 96),
  '--size-content': '1200px',
  '--size-measure': '68ch',
  '--size-tap': '44px',
  /** Position of messages at the bottom; a page with a bar there sets `--size-bottom-bar`. */
  '--above-bottom-bar':
    'calc(max(var(--space-4), env(safe-area-inset-bottom)) + var(--size-bottom-bar, 0px))',
  /** Minimum heights of heroes, in vh: unlike dvh it does not change when the address bar collapses. */
  '--size-hero-tall': 'clamp(440px, 78vh, 760px)',
  '--size-hero-short': 'clamp(280px, 46vh, 440px)',
  ...variables('radius', radius),
  ...variables('font-size', fontSize),
  '--font-regular': '400',
  '--font-medium': '500',
  '--font-bold': '650',
  '--motion-fast': '150ms',
  '--motion-base': '200ms',
  '--motion-slow': '250ms',
  '--motion-ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--layer-sticky': '10',
  '--layer-menu': '20',
  '--layer-toast': '40',
};

/** Variables of the light theme, without the brand's. */
export const lightVariables: Variables = {
  colorScheme: 'light',
  ...variables('color', lightColors),
  '--shadow-sm': '0 1px 2px rgb(60 42 24 / 0.06), 0 2px 6px rgb(60 42 24 / 0.05)',
  '--shadow-md': '0 1px 2px rgb(60 42 24 / 0.05), 0 6px 16px rgb(60 42 24 / 0.08)',
  '--shadow-lg': '0 2px 6px rgb(60 42 24 / 0.06), 0 18px 48px rgb(60 42 24 / 0.16)',
};

/** Variables of the dark theme, without the brand's. */
export const darkVariables: Variables = {
  colorScheme: 'dark',
  ...variables('color', darkColors),
  '--shadow-sm': '0 0 0 1px rgb(255 244 230 / 0.05), 0 2px 6px rgb(0 0 0 / 0.4)',
  '--shadow-md': '0 0 0 1px rgb(255 244 230 / 0.07), 0 6px 16px rgb(0 0 0 / 0.45)',
  '--shadow-lg': '0 0 0 1px rgb(255 244 230 / 0.1), 0 18px 48px rgb(0 0 0 / 0.6)',
};

/**
 * Roles of the brand's colours: `brand` fills, `brandStrong` colours text and icons, `onBrand` is text on `brand`,
 * `brandSoft` tints.
 */
export const BRAND_ROLES = ['brand', 'brandHover', 'brandStrong', 'onBrand', 'brandSoft'] as const;
export type BrandRole = (typeof BRAND_ROLES)[number];

/** Every colour of components; `color.ink` is `var(--color-ink)`. */
export const color = references('color', [
  ...keys(lightColors),
  ...keys(photoColors),
  ...BRAND_ROLES,
  'focus',
]);
/** `spacing[4]` is `var(--space-4)`, 16 px. */
export const spacing = references('space', Object.keys(space).map(Number) as SpaceStep[]);
/** `radii.lg` is `var(--radius-lg)`. */
export const radii = references('radius', keys(radius));
/** `fontSizes.md` is `var(--font-size-md)`. */
export const fontSizes = references('font-size', keys(fontSize));
