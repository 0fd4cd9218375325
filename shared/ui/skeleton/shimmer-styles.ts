import { css, keyframes } from '@emotion/react';
import { color } from '../tokens/tokens.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const sweepBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-100%)' },
});

/**
 * A shimmer over a positioned box, in reading direction. It animates only `transform`, which needs no repaint, and
 * stops after a minute, to save the battery of a page that is never hydrated.
 */
export const shimmerStyles = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${color.shimmer}, transparent)`,
    animation: `${sweep} 1.5s ease-in-out 40`,
    transform: 'translateX(-100%)',
  },
  "[dir='rtl'] &::before": { animationName: sweepBack },
});

/**
 * A shimmer that pauses off-screen, for a box that is not visible at first and has a fixed size. Off-screen animations
 * that the compositor does not run would use the main thread in every frame.
 */
export const farShimmerStyles = css(shimmerStyles, { contentVisibility: 'auto' });
