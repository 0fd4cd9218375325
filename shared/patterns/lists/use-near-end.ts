import { type RefObject, useEffect, useRef } from 'react';

/** The next page is loaded when the list's end is this near to the screen, in px. [CONST-06] */
export const LOAD_WITHIN_PX = 200;

/**
 * Calls `onNear` when the element comes within `within` px of the screen, 200 unless told, and again after each change of
 * `key` if it still is.
 */
export function useNearEnd(options: {
  enabled: boolean;
  /** Changes with the list's length: an element that stayed near is looked at anew. */
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

  // `key` starts the observer anew, which reports where the end is now.
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
