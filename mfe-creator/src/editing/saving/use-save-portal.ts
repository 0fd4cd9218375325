import { type ChangedMeanwhile, changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { type PortalSave, saveErrorOf, useSavePortalMutation } from './save-portal.api.ts';

export type SaveOutcome =
  | { kind: 'saved'; portal: Portal }
  /** `isWaiting`: offline, so that nothing was sent. */
  | { kind: 'failed'; message: string; isWaiting: boolean }
  | { kind: 'conflict'; conflict: ChangedMeanwhile };

/** Saves changes of a portal that its page shows at once. [EDIT-03, T-49] */
export function useSavePortal(
  portalId: string,
): (save: Omit<PortalSave, 'portalId'>) => Promise<SaveOutcome> {
  const [savePortal] = useSavePortalMutation();
  return async (save) => {
    const { data: portal, error } = await savePortal({ portalId, ...save });
    if (portal) return { kind: 'saved', portal };
    const conflict = changedMeanwhile(error);
    if (conflict) return { kind: 'conflict', conflict };
    return {
      kind: 'failed',
      message: failureMessage(error),
      isWaiting: saveErrorOf(error).isUnsent ?? false,
    };
  };
}
