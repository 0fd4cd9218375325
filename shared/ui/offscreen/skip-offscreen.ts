import type { CSSObject } from '@emotion/react';
import { media } from '../tokens/tokens.ts';

/**
 * Styles of a section of a long page that skip its rendering while it is off-screen (`content-visibility: auto`). Paint
 * containment clips shadows and focus rings, so `room`, a CSS length, is reserved on all sides. The section's own styles
 * set its intrinsic size.
 */
export const skipOffscreen = (room: string): CSSObject => ({
  contentVisibility: 'auto',
  padding: room,
  margin: `calc(-1 * ${room})`,
});

/**
 * Styles of such a section with items of about `blockSize`. On touch screens the items of a section that
 * `observeNearViewport` marks are rendered one per frame: then the items skip rendering instead of the section, because
 * Chromium renders all items at once where both do. `room` is half the gap at most, or an item takes its neighbour's
 * taps; items with a padding of their own need none. With a mouse the section is rendered whole, because hovered items
 * need more room.
 */
export const skipOffscreenItems = ({ room, blockSize }: { room?: string; blockSize: string }): CSSObject => ({
  [media.touch]: {
    // Same containment as before, for the section and its items: without it, siblings are repainted.
    '&[data-near]': { contentVisibility: 'visible', contain: 'content' },
    '&[data-near] > *': {
      ...(room ? skipOffscreen(room) : { contentVisibility: 'auto' }),
      contain: 'content',
      containIntrinsicBlockSize: blockSize,
    },
    // Chromium renders a whole row 1.5 viewport heights ahead; hidden items wait for their frame.
    '&[data-near=ahead] > *': { contentVisibility: 'hidden' },
    '&[data-near] > [data-rendered]': { contentVisibility: 'visible' },
  },
});
