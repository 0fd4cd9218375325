import type { Portal } from '@portico/shared/contracts';
import { sameContent } from '@portico/shared/domain';
import { restorePrivate, selectUser, useSelector } from '@portico/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { dropRetained, type RetainedInput, readRetained, retain } from './retained-input.ts';

export interface Retained {
  /** What was typed in an earlier visit and not saved; undefined once it was brought back or dropped. */
  found: RetainedInput | undefined;
  /** Forgets what was found and what is typed: it was saved or given up. */
  drop: () => void;
  /** Hides what was found, because the form has it now. */
  take: () => void;
}

/**
 * Keeps what is typed in a form on this device at once. A crashed tab or an ended session unmounts the form without
 * `drop`, so the next opening of the editor finds it.
 */
export function useRetainedInput<Values extends object>(
  portal: Pick<Portal, '_id' | 'modifiedDate'>,
  { form, values, isDirty }: { form: string; values: Values; isDirty: boolean },
): Retained {
  const uid = useSelector(selectUser)?.uid;
  const { _id: portalId, modifiedDate: base } = portal;
  const findRetained = (): RetainedInput | undefined => {
    const stored = uid === undefined ? undefined : readRetained({ uid, portalId, form });
    return stored && !sameContent(stored.values, values) ? stored : undefined;
  };
  const [found, setFound] = useState(findRetained);
  const [isRestored, setRestored] = useState(false);
  const noteRestored = useEffectEvent(() => {
    setRestored(true);
    setFound(findRetained());
  });
  useEffect(() => {
    let isMounted = true;
    void restorePrivate().then(() => isMounted && noteRestored());
    return () => {
      isMounted = false;
    };
  }, []);
  // Not before, or it would replace what is being restored.
  useEffect(() => {
    if (uid !== undefined && isDirty && isRestored)
      retain({ uid, portalId, form }, { values, base, at: new Date().toISOString() });
  }, [uid, portalId, form, values, base, isDirty, isRestored]);

  return {
    found,
    take: () => setFound(undefined),
    drop: () => {
      setFound(undefined);
      if (uid !== undefined) dropRetained({ uid, portalId, form });
    },
  };
}
