import { css, Global } from '@emotion/react';
import { useMemo } from 'react';
import { brandVariables } from './brand.ts';
import { progressBarStyles } from './progress-bar-styles.ts';
import {
  BRAND_ROLES,
  baseVariables,
  color,
  darkVariables,
  fontSizes,
  lightVariables,
  media,
  variables,
} from './tokens.ts';

/** The shell loads the fonts after the first paint; until then the device's own fonts are used. */
const FONT_LATIN_THAI =
  // An Arabic page has only Readex Pro, which has Latin letters too.
  "'Anuphan Variable', 'Readex Pro Variable', 'Anuphan Fallback', system-ui, 'Noto Sans Thai', Thonburi, sans-serif";
const FONT_ARABIC = "'Readex Pro Variable', 'Readex Pro Fallback', system-ui, 'Noto Sans Arabic', sans-serif";
const FONT_CHINESE =
  "'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif";

/**
 * Device fonts with the metrics of ours, to avoid a layout shift when ours load. The overrides are computed from the
 * metrics of both fonts (ascent and descent of ours divided by the width ratio over running text).
 */
const fallbackFaces = [
  {
    fontFamily: 'Anuphan Fallback',
    src: "local('Roboto'), local('Roboto Regular'), local('Arial'), local('Liberation Sans')",
    ascentOverride: '101.2%',
    descentOverride: '27.1%',
    lineGapOverride: '0%',
    sizeAdjust: '101.3%',
  },
  {
    fontFamily: 'Anuphan Fallback',
    src: "local('Noto Sans Thai'), local('Noto Sans Thai UI'), local('Thonburi'), local('Leelawadee UI')",
    unicodeRange: 'U+0E01-0E5B',
    ascentOverride: '100.3%',
    descentOverride: '26.9%',
    lineGapOverride: '0%',
    sizeAdjust: '102.2%',
  },
  {
    fontFamily: 'Readex Pro Fallback',
    src: "local('Noto Sans Arabic'), local('Noto Sans Arabic UI'), local('Geeza Pro'), local('Segoe UI')",
    unicodeRange: 'U+0600-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
    ascentOverride: '89.5%',
    descentOverride: '22.4%',
    lineGapOverride: '0%',
    sizeAdjust: '111.7%',
  },
].map((face) => css({ '@font-face': face }));

/** `--color-brand: var(--color-brand-light)` and so on, and the colours derived from the brand. */
function brandOf(theme: 'light' | 'dark'): Record<string, string> {
  const roles = BRAND_ROLES.map((role) => [role, color[role].replace(')', `-${theme})`)]);
  return { ...variables('color', Object.fromEntries(roles)), '--color-focus': color.brandStrong };
}

const light = { ...lightVariables, ...brandOf('light') };
const dark = { ...darkVariables, ...brandOf('dark') };

const base = css({
  ':root': { ...baseVariables, ...light },
  '@media (prefers-color-scheme: dark)': { ":root:not([data-theme='light'])": dark },
  ":root[data-theme='dark']": dark,

  ':root, :where([lang])': {
    '--font-body': FONT_LATIN_THAI,
    '--font-leading': '1.5',
    '--font-leading-tight': '1.2',
    '--font-leading-clamp': '1.4',
    '--font-tracking-title': '-0.015em',
  },
  /**
   * Thai stacks marks above and below its letters: it needs more leading, and letter spacing breaks its clusters. Browsers
   * break it at words of a dictionary, so balanced lines would often end inside a name or a compound.
   */
  ':root:lang(th), :where([lang|=th])': {
    '--font-leading': '1.6',
    '--font-leading-tight': '1.36',
    '--font-leading-clamp': '1.55',
    '--font-tracking-title': '0',
    '--font-wrap-title': 'pretty',
  },
  ':root:lang(zh), :where([lang|=zh])': {
    '--font-body': FONT_CHINESE,
    '--font-leading-tight': '1.3',
    '--font-tracking-title': '0',
  },
  /** Arabic letters are joined, so letter spacing is never allowed. */
  ':root:lang(ar), :where([lang|=ar])': {
    '--font-body': FONT_ARABIC,
    '--font-leading': '1.6',
    '--font-leading-tight': '1.4',
    '--font-leading-clamp': '1.6',
    '--font-tracking-title': '0',
  },

  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: 'var(--space-24)',
    accentColor: color.brand,
  },
  body: {
    margin: 0,
    minBlockSize: '100vh',
    background: color.ground,
    color: color.ink,
    fontSize: fontSizes.md,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  /** A text in another language than the page's uses the font and leading of its own. */
  'body, :where([lang])': { fontFamily: 'var(--font-body)', lineHeight: 'var(--font-leading)' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset': { margin: 0 },
  'h1, h2, h3, h4': {
    fontWeight: 'var(--font-bold)',
    lineHeight: 'var(--font-leading-tight)',
    letterSpacing: 'var(--font-tracking-title)',
    textWrap: 'var(--font-wrap-title, balance)' as 'balance',
  },
  'ul, ol': { padding: 0, listStyle: 'none' },
  fieldset: { padding: 0, border: 0, minInlineSize: 0 },
  'img, svg, video, canvas, iframe': { display: 'block', maxInlineSize: '100%' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'a, button, summary, label, [role=button]': {
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
  },
  a: { color: color.brandStrong, textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' },
  '::selection': { background: color.brand, color: color.onBrand },
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  '[hidden]': { display: 'none !important' },
  /** Locks the scrolling of the page behind a modal; set by `syncModalAttribute`. */
  'html[data-modal]': { overflow: 'hidden', scrollbarGutter: 'stable' },
  /** The visitor pressed something before hydration; set by the page loader. */
  'html[data-waits]::before': {
    ...progressBarStyles,
    content: '""',
  },
  'html[data-waits][dir=rtl]::before': { transformOrigin: 'right' },

  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
});

/**
 * Tokens, reset and themes of the page, rendered once by the shell; `brandColor` is the provider's accent (see
 * `brandVariables`). The theme is the device's unless `html` has `data-theme` `light` or `dark`.
 */
export function GlobalStyles({ brandColor }: { brandColor?: string | undefined }) {
  const brand = useMemo(() => css({ ':root': brandVariables(brandColor) }), [brandColor]);
  return (
    <>
      <Global styles={fallbackFaces} />
      <Global styles={base} />
      <Global styles={brand} />
    </>
  );
}
