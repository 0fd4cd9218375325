import { useMediaQuery } from '../media/use-media-query.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; false if the browser does not say. */
export const prefersReducedMotion = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(QUERY).matches;

/** The same as a hook, for components that are only rendered in the browser. [T-31] */
export const usePrefersReducedMotion = (): boolean =>
  useMediaQuery(QUERY, { onServer: false, unsupported: false });
