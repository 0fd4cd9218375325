import type { CSSObject } from '@emotion/react';
import { media } from '../tokens/tokens.ts';

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

/**
 * For a part that is left out when far, and holds pieces of about `blockSize`: once `markWhenNear` says that it is near, a
 * phone draws its pieces one by one, never all in one frame, and the one whose turn it is before a row of them comes
 * near enough for the browser to draw. The piece alone is left out then, not the part: Chromium draws all pieces of a part
 * at once where both are. A mouse's page draws the part whole, as hovered pieces stand out further than `room`, which is
 * half the gap at most, or a piece would take its neighbour's taps; pieces with a padding of their own need none.
 */
export const leftOutByPiece = ({ room, blockSize }: { room?: string; blockSize: string }): CSSObject => ({
  [media.touch]: {
    // Contained as it was, and so are its pieces: what makes way for a piece would be painted anew.
    '&[data-near]': { contentVisibility: 'visible', contain: 'content' },
    '&[data-near] > *': {
      ...(room ? leftOutWhenFar(room) : { contentVisibility: 'auto' }),
      contain: 'content',
      containIntrinsicBlockSize: blockSize,
    },
    // Where their turn is late the browser would draw a row of them at once, a window and a half before they are seen.
    '&[data-near=ahead] > *': { contentVisibility: 'hidden' },
    '&[data-near] > [data-drawn]': { contentVisibility: 'visible' },
  },
});
