import { portalApi, selectData } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { useNotify, useStore, useText } from '@portico/shared/platform';
import { useSavePortal } from '../saving/save-portal.api.ts';
import { saveQueueOf } from '../saving/save-queue.ts';
import { useNewerPortal } from '../use-newer-portal.ts';

/**
 * Saves a change of one press, without a form, on top of earlier presses. After a conflict it shows the other person's
 * version, and the user has to press again. [ERR-10, T-21, T-49]
 */
export function useQuickSave(portal: Portal): (changes: (shown: Portal) => PortalChanges) => Promise<void> {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const store = useStore();
  const savePortal = useSavePortal(portal._id);
  const { fetchNewer, show } = useNewerPortal(portal._id);

  return async (changes) => {
    const cached = selectData(portalApi.endpoints.portal, { id: portal._id }, store.getState());
    const fields = changes(saveQueueOf(portal._id).shown(cached) ?? portal);
    const outcome = await savePortal({ fields, baseRevision: portal.modifiedDate, hasForm: false });
    if (outcome.kind !== 'conflict') return;
    notify({ tone: 'danger', text: t('tools.changedMeanwhile') });
    const newer = await fetchNewer();
    if (newer) show(newer);
  };
}
