import type { CSSObject } from '@emotion/react';
import { color, fontSizes, media, radii, spacing } from '../tokens/tokens.ts';

/** The link of a card, as an object for `css`: its press area and focus ring cover the whole frame. */
export const cardLinkStyles: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.lg, zIndex: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
};

/** Stacks links and buttons above the card's link. Text does not need a layer of its own. */
export const overCardLink: CSSObject = { '& :is(a, button)': { position: 'relative', zIndex: 2 } };

/** For `textAlign`: text of the opposite direction is aligned with the text around it. Safari reads the prefixed value. */
export const matchParent = ['-webkit-match-parent', 'match-parent'] as never;

/** At text to `lines` lines, with enough leading that marks of the first clipped line do not show. */
export function clampLines(lines: number): CSSObject {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    lineHeight: 'var(--font-leading-clamp)',
    // Text of the opposite direction is aligned with the page's own text.
    textAlign: matchParent,
    // Text of the opposite direction: otherwise the ellipsis replaces its first letters. Languages are listed by name
    // because a `:not` inside `:has` makes the browser match all such elements again after every DOM insertion.
    "[dir='rtl'] &:has(bdi[lang='th'], bdi[lang='en'], bdi[lang='zh'])": { direction: 'ltr' },
    "[dir='ltr'] &:has(bdi[lang='ar'])": { direction: 'rtl' },
  };
}

/** The frame of a card. */
export const cardFrameStyles: CSSObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  borderRadius: radii.lg,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  [media.hover]: {
    transition:
      'box-shadow var(--motion-base) var(--motion-ease), transform var(--motion-base) var(--motion-ease)',
    '[data-picture] img': { transition: 'transform var(--motion-slow) var(--motion-ease)' },
    '&:hover:has(a)': { boxShadow: 'var(--shadow-md)', transform: 'translateY(-2px)' },
    '&:hover [data-picture] img': { transform: 'scale(1.03)' },
  },
};

/** A mark on a picture: white on a dark background, readable on any photo. */
export const photoMarkStyles: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  minBlockSize: 28,
  borderRadius: radii.pill,
  background: color.photoPlate,
  color: color.onPhoto,
  fontSize: fontSizes.xs,
  fontWeight: 'var(--font-medium)',
  lineHeight: 1.5,
  paddingBlock: 2,
  paddingInline: spacing[3],
};
