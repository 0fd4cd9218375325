import { prefersReducedMotion } from '@portico/shared/ui';

/** Scrolls the page to this many px from its top: smoothly, or at once for visitors who prefer reduced motion. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
