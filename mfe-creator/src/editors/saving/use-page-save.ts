import type { Portal } from '@portico/shared/contracts';
import { useSavePortalMutation } from '../../creator.api.ts';
import { type PageSave, pageSavesOf, type SaveOutcome } from './page-saves.ts';

/** Saves changes of a portal that its page shows at once. [EDIT-03, T-49] */
export function usePageSave(portal: Portal, show: (portal: Portal) => void) {
  const [savePortal] = useSavePortalMutation();
  return (work: Omit<PageSave, 'portal' | 'send' | 'show'>): Promise<SaveOutcome> =>
    pageSavesOf(portal._id).save({
      ...work,
      portal,
      show,
      send: async (data) => savePortal({ id: portal._id, data }),
    });
}
