import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance to the viewport, in px, at which an element counts as in view. */
const NEAR_PX = 200;

/** Whether the element has been in or near the viewport; it never returns to false. */
export function useInView(): [ref: RefObject<HTMLDivElement | null>, hasBeenSeen: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [hasBeenSeen, setHasBeenSeen] = useState(false);
  useEffect(() => {
    if (!element.current || hasBeenSeen) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setHasBeenSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setHasBeenSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [hasBeenSeen]);
  return [element, hasBeenSeen];
}
