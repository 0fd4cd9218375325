import { useSyncExternalStore } from 'react';

/** Something that was done and can be undone. */
export interface UndoOffer {
  /** What was done, such as 'Nan was archived'. */
  text: string;
  /** Rejects with the call's error if it could not be undone (`unwrap()` of a mutation). */
  undo: () => Promise<unknown>;
}

let current: UndoOffer | undefined;
const listeners = new Set<() => void>();

/** Offers Undo on every screen of the console, until the next offer. */
export function offerUndo(offer: UndoOffer | undefined): void {
  current = offer;
  for (const listener of listeners) listener();
}

export const useUndoOffer = (): UndoOffer | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
