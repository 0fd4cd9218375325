import { useSyncExternalStore } from 'react';

/** Every response of the API says whether the site takes changes; pages that were open before learn of it so. */
let isReadOnly = false;
const listeners = new Set<() => void>();

/** Called for each response of the API. */
export function noteReadOnly(isNow: boolean): void {
  if (isNow === isReadOnly) return;
  isReadOnly = isNow;
  for (const listener of listeners) listener();
}

/** Whether the last response said that nothing can be saved for the moment; false on the server. */
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
