import { useSyncExternalStore } from 'react';

/** Open modals in the order in which they opened. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Looks which modals are open. Called as a modal opens and once it is gone. Marks the page's root for the styles that
 * keep the page behind it still: a selector with `html:has(dialog)` would be matched at every change of the page.
 */
export function noteModals(): void {
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
