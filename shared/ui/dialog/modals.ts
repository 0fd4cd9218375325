import { useSyncExternalStore } from 'react';

/** Open modals in the order in which they opened. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Updates the open modals and `data-modal` on the root, which stops the page behind from scrolling. Called when a modal
 * opens and after it closed. A selector with `html:has(dialog)` would be matched at every change of the page.
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

/** The modal above all others. Everything outside of it is inert. */
export const useTopModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => modals.at(-1),
    () => undefined,
  );
