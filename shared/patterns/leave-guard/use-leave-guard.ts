import { useBlocker } from '@portico/shared/platform';
import { useEffect, useRef } from 'react';

/** An attempt to leave the page, for the question whether to. */
export interface LeaveGuard {
  isBlocked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds back what would lose unsaved changes: a navigation waits for a response, and before closing or reloading the tab
 * the browser asks. One at a time on a page. [T-41]
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const blocker = useBlocker(isDirty);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // Who has said so is not asked again when the way out is a full load, as after a release.
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
