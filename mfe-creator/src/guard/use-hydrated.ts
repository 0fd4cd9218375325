import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while the server's HTML is hydrated, true from then on, and at once on pages that the browser renders. For
 * what the store may know by then and the server did not: the session settles before React has hydrated.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
