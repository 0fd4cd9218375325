import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, such as '(hover: hover)'; rerenders when that changes. `onServer` is the value in
 * server-rendered HTML and during its hydration, `unsupported` the value in a browser without media queries in script.
 */
export function useMediaQuery(query: string, values: { onServer: boolean; unsupported: boolean }): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? values.unsupported,
    () => values.onServer,
  );
}
