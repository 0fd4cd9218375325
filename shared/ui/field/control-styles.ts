import type { CSSObject } from '@emotion/react';
import { color, radii, spacing } from '../tokens/tokens.ts';

/** Styles of a text control, as an object for `css`: 48 px high. Text is at least 16 px, or iOS zooms in on focus. */
export const controlStyles: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 48,
  padding: `${spacing[2]} ${spacing[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  background: color.surface,
  color: color.ink,
  fontSize: 'max(1rem, 16px)',
  lineHeight: 1.5,
  appearance: 'none',
  transition: 'border-color var(--motion-fast) var(--motion-ease)',
  '&::placeholder': { color: color.inkSubtle, opacity: 1 },
  // Browsers clip a one-line text at its line: marks above and below Thai and Arabic letters need a high one.
  'input&': { lineHeight: 2.25, paddingBlock: spacing[1] },
  // Browsers clip it at the font's own line, which is lower than the dots and tails of Arabic letters.
  'input&::placeholder': { paddingBlock: '0.25em' },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 0, borderColor: color.focus },
  '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  '&:disabled': { background: color.sunken, color: color.inkMuted, cursor: 'not-allowed' },
};
