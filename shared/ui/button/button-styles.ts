import type { CSSObject } from '@emotion/react';
import { color, fontSizes, media, radii, spacing } from '../tokens/tokens.ts';

/** primary: the main action of a view; secondary: other actions; quiet: in text and toolbars; danger: destructive. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** Height: sm 36 px with a tap area of 44, md 44 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const fill = (background: string, hover: string, text: string): CSSObject => ({
  background,
  color: text,
  [media.hover]: { '&:hover:not([aria-disabled=true])': { background: hover } },
});

const variants: Record<ButtonVariant, CSSObject> = {
  primary: fill(color.brand, color.brandHover, color.onBrand),
  secondary: {
    ...fill(color.surface, color.brandSoft, color.ink),
    borderColor: color.lineStrong,
  },
  quiet: fill('transparent', color.brandSoft, color.brandStrong),
  danger: fill(color.dangerFill, color.dangerFillHover, color.onDanger),
};

const sizes: Record<ButtonSize, CSSObject> = {
  sm: { minBlockSize: 36, paddingInline: spacing[3], fontSize: fontSizes.sm, gap: 6 },
  md: { minBlockSize: 44, paddingInline: spacing[5] },
  lg: { minBlockSize: 52, paddingInline: spacing[6], fontSize: fontSizes.md, borderRadius: radii.lg },
};

/** Extends the tap area of smaller controls to 44 px. */
export const tapArea: CSSObject = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'min(0px, (100% - var(--size-tap)) / 2) 0',
  },
};

/** Button styles as an object for `css`, for router links: `<Link css={buttonStyles({})}>`. */
export function buttonStyles({
  variant = 'primary',
  size = 'md',
  wide = false,
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}): CSSObject {
  return {
    display: wide ? 'flex' : 'inline-flex',
    inlineSize: wide ? '100%' : undefined,
    alignItems: 'center',
    justifyContent: 'center',
    gap: spacing[2],
    border: '1px solid transparent',
    borderRadius: radii.md,
    fontSize: fontSizes.md,
    fontWeight: 'var(--font-medium)',
    lineHeight: 1.25,
    paddingBlock: 6,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      'background-color var(--motion-fast) var(--motion-ease), transform var(--motion-fast) var(--motion-ease)',
    ...tapArea,
    '&:active:not([aria-disabled=true])': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy=true]': { opacity: 0.85, cursor: 'progress' },
    ...variants[variant],
    ...sizes[size],
  };
}
