import { prefersLessMotion } from './less-motion.ts';

/** Scrolls the page to this many px from its top: smoothly, or at once for who asked for less motion. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
}
