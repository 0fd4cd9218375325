import { changedMeanwhile, failureMessage } from '@portico/shared/api';
import type { Portal, PortalChanges } from '@portico/shared/contracts';
import { useNotify, useText } from '@portico/shared/platform';
import { useLazyPortalToEditQuery, useSavePortalMutation } from '../../creator.api.ts';

/**
 * Saves a change that is made by one press, without a form. When someone else was faster, their version is shown and the
 * press is to be made again; every outcome is said. Gives whether it was saved. [ERR-10, T-21, T-49]
 */
export function useQuickSave(portal: Portal, onSaved: (portal: Portal) => void) {
  const { t } = useText('mfe-creator');
  const notify = useNotify();
  const [savePortal, { isLoading: isSaving }] = useSavePortalMutation();
  const [fetchNewer] = useLazyPortalToEditQuery();

  async function save(changes: PortalChanges): Promise<boolean> {
    const { data, error } = await savePortal({
      id: portal._id,
      data: { ...changes, modifiedDate: portal.modifiedDate },
    });
    if (data) {
      notify({ tone: 'success', text: t('editors.saved') });
      onSaved(data);
      return true;
    }
    if (changedMeanwhile(error)) {
      notify({ tone: 'danger', text: t('tools.changedMeanwhile') });
      const newer = await fetchNewer(portal._id);
      if (newer.data) onSaved(newer.data);
      return false;
    }
    const text = failureMessage(error);
    notify({ tone: 'danger', text });
    return false;
  }

  return { save, isSaving };
}
