import { type CSSObject, keyframes } from '@emotion/react';
import { media } from '../tokens/tokens.ts';

/**
 * Styles of a section that skips rendering while it is off-screen (`content-visibility: auto`); the section sets its
 * own intrinsic size. Paint containment clips shadows and focus rings, so `room`, a CSS length, is reserved on all
 * sides.
 */
export const skipOffscreen = (room: string): CSSObject => ({
  contentVisibility: 'auto',
  padding: room,
  margin: `calc(-1 * ${room})`,
});

const atFirst = keyframes`from, to { content-visibility: var(--at-first); }`;

/**
 * Styles of a section below the first screen of a phone, which renders it 0.3 s later, after the first paint; the section
 * sets its intrinsic size. One with `content-visibility: auto`, which Chromium renders 1.5 viewport heights ahead, also
 * sets `--at-first: auto`.
 */
export const skipFirstPaint: CSSObject = {
  // The animation itself does not depend on the width, so that a window that becomes narrow does not start it.
  animation: `${atFirst} 1ms 300ms backwards`,
  '--at-first': 'visible',
  '@media (max-width: 600px)': { '--at-first': 'hidden' },
  // Nothing appears late.
  [media.reducedMotion]: { animation: 'none' },
};

/**
 * Styles of such a section with items of about `blockSize`; on touch screens only, because items under a mouse need more
 * space. `room` is at most half the gap, or an item would take its neighbour's taps; items with a padding need none.
 */
export const skipOffscreenItems = ({ room, blockSize }: { room?: string; blockSize: string }): CSSObject => ({
  [media.touch]: {
    // In a section that `observeNearViewport` marks, only the items skip rendering, and one is rendered per frame; if the
    // section skips too, Chromium renders all at once. Without the same containment for both, siblings are repainted.
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
