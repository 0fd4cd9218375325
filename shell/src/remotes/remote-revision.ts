import { useSyncExternalStore } from 'react';

/* The router caches rendered elements, so areas subscribe to a revision number that changes when a remote is
   reloaded. */
let revision = 0;
const listeners = new Set<() => void>();

/** Rerenders every area of the page with the modules that are loaded now. */
export function rerenderRemotes(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const current = (): number => revision;

/** Rerenders the calling component when remotes are reloaded. */
export const useRemoteRevision = (): number => useSyncExternalStore(subscribe, current, current);
