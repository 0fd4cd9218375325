import { css } from '@emotion/react';
import { color, radii, spacing } from '@portico/shared/ui';

/** The frame around choices, which scrolls; its height is the caller's. */
export const choiceList = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: spacing[1],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radii.md,
  background: color.surface,
});

/** The label of one checkbox or radio button among choices. */
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: spacing[3],
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[3],
  borderRadius: radii.sm,
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  '&:has(:checked)': { background: color.brandSoft },
  '& input': { inlineSize: 20, blockSize: 20, flex: 'none', accentColor: color.brand },
});
