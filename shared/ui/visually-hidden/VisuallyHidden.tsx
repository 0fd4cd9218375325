import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef } from 'react';

/** Hides from the eye and keeps for screen readers. */
export const visuallyHiddenStyles = css({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

/** Words for screen readers alone. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span css={visuallyHiddenStyles} {...props} />;
}
