import { type RefObject, useEffect, useRef } from 'react';

/** Distance to the viewport, in px, at which the next page loads. [CONST-06] */
export const LOAD_WITHIN_PX = 200;

/**
 * Ref for the end of a list: calls `onNear` when it comes within `within` px of the viewport (default 200),
 * and again after each change of `key` while it is that near.
 */
export function useInfiniteScrollSentinel(options: {
  enabled: boolean;
  /** Changes with the list's length, so that an end that stays near is reported again. */
  key: number;
  within?: number;
  onNear: () => void;
}): RefObject<HTMLDivElement | null> {
  const { enabled, key, within = LOAD_WITHIN_PX, onNear } = options;
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  // A new observer reports the current intersection.
  useEffect(() => {
    const end = element.current;
    if (!enabled || !end || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${within}px 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [enabled, key, within]);

  return element;
}
