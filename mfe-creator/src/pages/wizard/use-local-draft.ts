import { useState } from 'react';
import { type DraftKey, isSame, readDraft, storeDraft } from './wizard-storage.ts';

/**
 * A step's unsaved values, stored in this browser until they are saved. Input of this tab is restored at once, input of a
 * closed tab is offered. Nothing is stored without a key, while no user is known. [T-41]
 */
export function useLocalDraft<Values extends object>(key: DraftKey | undefined, saved: Values) {
  const [found] = useState(() => key && readDraft(key, saved));
  const [values, setValues] = useState(found?.isOfThisTab ? found.values : saved);
  const [offered, setOffered] = useState(found && !found.isOfThisTab ? found.values : undefined);

  function change(next: Values): void {
    setValues(next);
    if (key) storeDraft(key, isSame(next, saved) ? undefined : next);
  }

  return {
    values,
    change,
    /** Removes the stored draft once the values are saved. */
    clear: () => {
      if (key) storeDraft(key, undefined);
    },
    /** Values of an earlier visit that the user may restore or discard. */
    offer: offered && {
      accept: () => {
        setOffered(undefined);
        change(offered);
      },
      discard: () => {
        setOffered(undefined);
        change(values);
      },
    },
  };
}
