import { useSyncExternalStore } from 'react';

/** Every API response says whether the site is read-only, so open pages learn of a change with their next call. */
let isReadOnly = false;
const listeners = new Set<() => void>();

/** Called for each response of the API. */
export function noteReadOnly(isNow: boolean): void {
  if (isNow === isReadOnly) return;
  isReadOnly = isNow;
  for (const listener of listeners) listener();
}

/** Whether the last response said that the site is read-only; false on the server. */
export const useIsReadOnly = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isReadOnly,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
