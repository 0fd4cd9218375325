import type { CSSObject } from '@emotion/react';
import { media } from '@portico/shared/ui';
import { useState, useSyncExternalStore } from 'react';

/** Height of a part's content in px, about: what stands for it until the browser has drawn it. */
export interface FarSize {
  phone: number;
  tablet: number;
  desktop: number;
}

/** Four cards of portals: two in a row, three, four. */
export const CARDS_SIZE: FarSize = { phone: 600, tablet: 737, desktop: 425 };
/** One row of cards. */
export const ROW_SIZE: FarSize = { phone: 270, tablet: 293, desktop: 344 };

const never = () => () => undefined;

/**
 * Styles of a part that the browser leaves out while it is far from the window: styles, layout and the arrival of the
 * faces then cost the first window alone. Only as the server drew the page: one that is drawn later is scrolled to where
 * it was left, which takes true heights.
 */
export function useLeftOut(size: FarSize | undefined): CSSObject | undefined {
  const isTakenUp = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServersDrawing] = useState(isTakenUp);
  if (!size || !isServersDrawing) return undefined;
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${size.phone}px`,
    [media.tablet]: { containIntrinsicBlockSize: `auto ${size.tablet}px` },
    [media.desktop]: { containIntrinsicBlockSize: `auto ${size.desktop}px` },
  };
}
