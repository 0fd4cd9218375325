import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while the server-rendered page hydrates, true from then on, and at once on pages that the
 * browser renders. For state that the browser may have by then and the server has not, such as the session.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
