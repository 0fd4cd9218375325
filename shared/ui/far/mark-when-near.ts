/** Before Chromium itself draws what it left out, which is at one and a half windows. */
const NEAR = '250% 0px';

let observer: IntersectionObserver | undefined;

/**
 * As the `ref` of a part of a long page: it bears `data-near` while it is within two and a half windows of what is seen.
 * Without an observer it never does.
 */
export function markWhenNear(element: Element | null): (() => void) | undefined {
  if (!element || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(mark, { rootMargin: NEAR });
  const watching = observer;
  watching.observe(element);
  return () => watching.unobserve(element);
}

function mark(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-near', isIntersecting);
}
