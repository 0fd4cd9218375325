import { css, keyframes } from '@emotion/react';
import { color } from '../tokens/tokens.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const sweepBack = keyframes({
  from: { transform: 'translateX(100%)' },
  to: { transform: 'translateX(-100%)' },
});

/**
 * A light that sweeps over a positioned box in reading direction, by transform alone, so that it costs no painting.
 * It rests after a minute: a page that is never hydrated must not drain a battery.
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
 * For a box that need not be seen as its page opens, and whose size its styles say: it rests where it is far from the
 * window. What no compositor has to render the browser would else move in every frame on the page's own thread, 60 ms of
 * each on a slow phone's home on its way.
 */
export const farShimmerStyles = css(shimmerStyles, { contentVisibility: 'auto' });
