import { sameContent } from '@portico/shared/domain';
import { restorePrivate } from '@portico/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DraftKey, readDraft, storeDraft } from './wizard-storage.ts';

/**
 * The unsaved values of a step, stored in this browser until they are saved; without a key, nothing is stored. Input of
 * this tab is restored at once, input of a closed tab is offered. [T-41]
 */
export function useLocalDraft<Values extends object>(key: DraftKey | undefined, saved: Values) {
  const [found] = useState(() => key && readDraft(key, saved));
  const [offered, setOffered] = useState(found && !found.isOfThisTab ? found.values : undefined);
  const [isTyped, setTyped] = useState(false);
  const offerRestored = useEffectEvent(() => {
    const restored = found || isTyped || !key ? undefined : readDraft(key, saved);
    if (restored) setOffered(restored.values);
  });
  useEffect(() => {
    let isMounted = true;
    void restorePrivate().then(() => isMounted && offerRestored());
    return () => {
      isMounted = false;
    };
  }, []);

  return {
    /** Initial values of the form. */
    initial: found?.isOfThisTab ? found.values : saved,
    /** Stores the values, or removes the stored ones if they are those of the portal. */
    store: (values: Values): void => {
      setTyped(true);
      if (key) storeDraft(key, sameContent(values, saved) ? undefined : values);
    },
    /** Removes the stored values once they are saved. */
    clear: (): void => {
      if (key) storeDraft(key, undefined);
    },
    /** Values of an earlier visit, until the user has restored or discarded them. */
    offered,
    dismissOffer: (): void => setOffered(undefined),
  };
}
