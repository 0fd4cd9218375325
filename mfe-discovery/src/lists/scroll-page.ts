import { prefersReducedMotion } from '@portico/shared/ui';

/** Scrolls the page to `top` px: smoothly, or at once with reduced motion. */
export function scrollPageTo(top: number): void {
  window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
