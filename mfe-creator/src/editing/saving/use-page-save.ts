import type { Portal } from '@portico/shared/contracts';
import { useSavePortalMutation } from '../../creator.api.ts';
import { type QueuedSave, type SaveOutcome, saveQueueOf } from './save-queue.ts';

/** Saves changes of a portal that its page shows at once. [EDIT-03, T-49] */
export function usePageSave(portal: Portal, applyOptimistic: (portal: Portal) => void) {
  const [savePortal] = useSavePortalMutation();
  return (work: Omit<QueuedSave, 'portal' | 'send' | 'applyOptimistic'>): Promise<SaveOutcome> =>
    saveQueueOf(portal._id).save({
      ...work,
      portal,
      applyOptimistic,
      send: async (data) => savePortal({ id: portal._id, data }),
    });
}
