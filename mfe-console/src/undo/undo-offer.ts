import { createValue, useValue } from '@portico/shared/platform';

/** Something that was done and can be undone. */
export interface UndoOffer {
  /** What was done, such as 'Nan was archived'. */
  text: string;
  /** Rejects with the call's error if it could not be undone (`unwrap()` of a mutation). */
  undo: () => Promise<unknown>;
}

const current = createValue<UndoOffer | undefined>(undefined);

/** Offers Undo on every screen of the console, until the next offer. */
export const offerUndo = (offer: UndoOffer | undefined): void => current.set(offer);

/** Ends an offer, unless a newer one has replaced it. */
export const withdrawUndo = (offer: UndoOffer): void => {
  if (current.get() === offer) current.set(undefined);
};

export const useUndoOffer = (): UndoOffer | undefined => useValue(current);
