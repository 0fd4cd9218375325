import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and during hydration, then true; true at once on client-rendered pages. Use it for state that
 * only the browser knows, such as the session.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * Whether the server rendered this component. It never changes, so hydration does not render the component a second
 * time, as `useHydrated` does.
 */
export function useServerRendered(): boolean {
  const [{ snapshot, serverSnapshot }] = useState(createSnapshots);
  return useSyncExternalStore(neverChanges, snapshot, serverSnapshot);
}

function createSnapshots() {
  let isServerRendered = false;
  return {
    snapshot: () => isServerRendered,
    /** React calls it on the server and during hydration only. */
    serverSnapshot: () => {
      isServerRendered = true;
      return true;
    },
  };
}
