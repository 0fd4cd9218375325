import { css } from '@emotion/react';
import { fontSizes, spacing } from '@portico/shared/ui';

/** A titled part of the builder. */
export const pageSection = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing[4],
  '& > h2': { fontSize: fontSizes.lg },
});
