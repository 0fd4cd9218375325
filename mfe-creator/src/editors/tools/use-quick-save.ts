import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { useLazyPortalToEditQuery } from '../../creator.api.ts';
import { pageSavesOf } from '../saving/page-saves.ts';
import { usePageSave } from '../saving/use-page-save.ts';

/**
 * Saves a change that is made by one press, without a form; the page shows it at once. It is made of the page as earlier
 * presses leave it, however fast they follow each other. When someone else was faster, their version is shown and the
 * press is to be made again; every outcome is said. [ERR-10, T-21, T-49]
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
    const fields = changes(pageSavesOf(portal._id).shown(portal));
    const outcome = await savePage({ fields, seen: portal.modifiedDate, hasForm: false });
    if (outcome.kind !== 'conflict') return;
    notify({ tone: 'danger', text: t('tools.changedMeanwhile') });
    const { data: newer } = await fetchNewer(portal._id);
    if (newer) onSaved(newer);
  };
}
