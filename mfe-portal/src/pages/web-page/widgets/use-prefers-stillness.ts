import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function watch(onChange: () => void) {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor asked for less motion; for what the browser alone draws. [T-31] */
export const usePrefersStillness = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(QUERY).matches);
