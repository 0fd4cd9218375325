import { css } from '@emotion/react';
import { color, media, radii, spacing } from '@portico/shared/ui';

/**
 * A section of the long form. On a phone the browser renders nothing of those far from the window: a press in one would
 * have it go through all of them. What stands out of one is cut, but not while somebody is in it.
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
