import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radii, spacing } from '../tokens/tokens.ts';

const styles = css({
  position: 'fixed',
  insetBlockStart: spacing[2],
  insetInlineStart: spacing[2],
  zIndex: 'var(--layer-toast)',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[4],
  borderRadius: radii.md,
  background: color.brand,
  color: color.onBrand,
  fontWeight: 'var(--font-medium)',
  textDecoration: 'none',
  boxShadow: 'var(--shadow-lg)',
  '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' },
});

/** The first focusable element of a page: leads to the main content, the element with the id `targetId`. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a href={`#${targetId}`} css={styles}>
      {children}
    </a>
  );
}
