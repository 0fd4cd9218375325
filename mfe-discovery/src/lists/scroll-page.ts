/** Scrolls the page to this many px from its top: smoothly, or at once for who asked for less motion. */
export function scrollPageTo(top: number): void {
  const isStill =
    typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
}
