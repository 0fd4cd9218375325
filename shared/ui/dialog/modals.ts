import { useSyncExternalStore } from 'react';

/** Open modals, in the order in which they opened. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Updates the list of open modals and `data-modal` on the root, which locks the page's scrolling. Called when a modal
 * opens and after it has closed; a `html:has(dialog)` selector would be matched again on every DOM change.
 */
export function syncModalAttribute(): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  modals = [
    ...modals.filter((modal) => open.includes(modal)),
    ...open.filter((dialog) => !modals.includes(dialog)),
  ];
  document.documentElement.toggleAttribute('data-modal', modals.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The topmost modal; everything outside of it is inert. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
