import { css } from '@emotion/react';
import { color, media, radii, spacing } from '@portico/shared/ui';

/**
 * A section of the long form. On a phone, sections far from the viewport are not rendered, because a press would
 * restyle all of them; content that overflows is clipped unless the section has the focus.
 */
export const sectionStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[5],
  padding: spacing[4],
  [media.tabletUp]: { padding: spacing[5] },
  borderRadius: radii.xl,
  background: color.surface,
  boxShadow: 'var(--shadow-sm)',
  [media.touch]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 320px',
    '&:focus-within': { contentVisibility: 'visible' },
  },
});
