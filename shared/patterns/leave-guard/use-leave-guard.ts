import { useBlocker } from '@portico/shared/platform';
import { useEffect, useRef } from 'react';

/** A blocked navigation, for the dialog that asks whether to leave. */
export interface LeaveGuard {
  isBlocked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Prevents the loss of unsaved changes: a navigation waits for the visitor's decision, and the browser prompts before
 * the tab closes or reloads. Use one guard per page. [T-41]
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const blocker = useBlocker(isDirty);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // A visitor who has confirmed is not prompted again if the navigation is a full page load, as after a release.
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
