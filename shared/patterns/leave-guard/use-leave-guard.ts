import { useBlocker } from '@portico/shared/platform';
import { useRef } from 'react';
import { useConfirmUnload } from './use-confirm-unload.ts';

/** An attempt to leave the page, for a dialog that asks for confirmation. */
export interface LeaveGuard {
  isBlocked: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Blocks what would lose unsaved changes: a navigation waits for a confirmation, and the browser asks before the tab is
 * closed or reloaded. At most one per page. [T-41]
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const blocker = useBlocker(isDirty);
  const isLeaving = useRef(false);
  // A confirmed navigation may be a full page load, as after a release; it does not ask a second time.
  useConfirmUnload(isDirty, isLeaving);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}
