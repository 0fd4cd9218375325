import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance to the viewport, in px, at which an element counts as in view once something was scrolled. */
const NEAR_PX = 200;

/**
 * Whether the element has been in the viewport, or near it after the first scroll; it never returns to false. What is
 * below the first screen does not load for visitors who do not scroll.
 */
export function useInView(): [ref: RefObject<HTMLDivElement | null>, hasBeenSeen: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || hasBeenSeen) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setHasBeenSeen(true);
      return undefined;
    }
    const observe = (marginPx: number): IntersectionObserver => {
      const observer = new IntersectionObserver(
        (entries) => setHasBeenSeen(entries.some(({ isIntersecting }) => isIntersecting)),
        { rootMargin: `${marginPx}px` },
      );
      observer.observe(watched);
      return observer;
    };
    let observer = observe(0);
    const widen = (): void => {
      observer.disconnect();
      observer = observe(NEAR_PX);
    };
    // In the capture phase, for scrolling inside dialogs as well.
    const options = { capture: true, once: true, passive: true };
    window.addEventListener('scroll', widen, options);
    return () => {
      window.removeEventListener('scroll', widen, options);
      observer.disconnect();
    };
  }, [hasBeenSeen]);
  return [element, hasBeenSeen];
}
