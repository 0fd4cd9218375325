import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { useLazyPortalToEditQuery } from '../../creator.api.ts';
import { saveQueueOf } from '../saving/save-queue.ts';
import { usePageSave } from '../saving/use-page-save.ts';

/**
 * Saves a change made by one press, without a form, optimistically and on top of earlier presses. After a conflict the
 * other person's version is shown, and the press has to be repeated. [ERR-10, T-21, T-49]
 */
export function useQuickSave(
  portal: Portal,
  onSaved: (portal: Portal) => void,
): (changes: (shown: Portal) => PortalChanges) => Promise<void> {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const savePage = usePageSave(portal, onSaved);
  const [fetchNewer] = useLazyPortalToEditQuery();

  return async (changes) => {
    const fields = changes(saveQueueOf(portal._id).shown(portal));
    const outcome = await savePage({ fields, baseRevision: portal.modifiedDate, hasForm: false });
    if (outcome.kind !== 'conflict') return;
    notify({ tone: 'danger', text: t('tools.changedMeanwhile') });
    const { data: newer } = await fetchNewer(portal._id);
    if (newer) onSaved(newer);
  };
}
