import type { CSSObject } from '@emotion/react';
import { useServerRendered } from '@portico/shared/platform';
import { media, skipFirstPaint } from '@portico/shared/ui';

/** Approximate height of a section in px, used until the browser has rendered it. */
export interface IntrinsicSize {
  phone: number;
  tablet: number;
  desktop: number;
}

/** Four portal cards in rows of two, three or four. */
export const CARDS_SIZE: IntrinsicSize = { phone: 600, tablet: 737, desktop: 425 };
/** One row of cards. */
export const ROW_SIZE: IntrinsicSize = { phone: 270, tablet: 293, desktop: 344 };

/**
 * Styles that skip a section's rendering while it is off-screen, so that the first render computes styles, layout and
 * fonts only for the first viewport. Only on server-rendered pages, because scroll restoration after a client
 * navigation needs real heights.
 */
export function useContentVisibility(size: IntrinsicSize | undefined): CSSObject | undefined {
  const isServerRendered = useServerRendered();
  if (!size || !isServerRendered) return undefined;
  return {
    ...skipFirstPaint,
    '--at-first': 'auto',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${size.phone}px`,
    [media.tablet]: { containIntrinsicBlockSize: `auto ${size.tablet}px` },
    [media.desktop]: { containIntrinsicBlockSize: `auto ${size.desktop}px` },
  };
}
