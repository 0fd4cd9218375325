import { type CSSObject, keyframes } from '@emotion/react';
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
export const shimmerStyles: CSSObject = {
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${color.shimmer}, transparent)`,
    animation: `${sweep} 1.5s ease-in-out 40`,
    transform: 'translateX(-100%)',
  },
  "[dir='rtl'] &::before": { animationName: sweepBack },
};
