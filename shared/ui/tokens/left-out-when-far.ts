import type { CSSObject } from '@emotion/react';

/**
 * One of many parts of a long page: the browser leaves it out while it is far from the window. It cuts what stands out of
 * the part, such as shadows and the ring of focus: `room` is left for that on all sides, as a CSS length. The size of a
 * part that was never drawn is up to its own styles.
 */
export const leftOutWhenFar = (room: string): CSSObject => ({
  contentVisibility: 'auto',
  padding: room,
  margin: `calc(-1 * ${room})`,
});
