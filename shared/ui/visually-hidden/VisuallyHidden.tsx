import { css } from '@emotion/react';
import type { ComponentPropsWithoutRef } from 'react';

/** Hides an element visually; screen readers still read it. */
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

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span css={visuallyHiddenStyles} {...props} />;
}
