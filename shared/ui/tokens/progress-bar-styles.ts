import { type CSSObject, keyframes } from '@emotion/react';
import { color } from './tokens.ts';

const advance = keyframes({ from: { scale: '0 1' }, to: { scale: '0.9 1' } });

/** A progress bar at the top of the page; in right-to-left pages, set `transformOrigin` to the right. */
export const progressBarStyles: CSSObject = {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 'var(--layer-toast)',
  blockSize: 3,
  background: color.brand,
  transformOrigin: 'left',
  animation: `${advance} 8s cubic-bezier(0, 0.8, 0.3, 1) forwards`,
};
