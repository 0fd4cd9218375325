import { errorMessage } from '@portico/shared/api';
import type { Portal, WizardPortal } from '@portico/shared/contracts';
import { selectUser, useSelector } from '@portico/shared/platform';
import { useState } from 'react';
import { useCreateWizardPortalMutation } from '../../creator.api.ts';
import { useSavePortalMutation } from '../../editing/saving/save-portal.api.ts';
import { saveErrorOf } from '../../editing/saving/send-save.ts';
import { completedUploadChanges } from './pending-uploads.ts';
import type { WizardNext } from './wizard-machine.ts';

/** Result of the last save. */
export type WizardSaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /**
   * `message`: the server's reason or the HTTP status [ERR-07]. `isConflict`: someone else has saved since [T-49].
   * `isWaiting`: offline, so nothing was sent; the step sends it once the browser is online.
   */
  | { kind: 'failed'; message: string; isConflict: boolean; isWaiting: boolean };

/**
 * Saves a step together with pictures of other steps whose uploads have completed. The first save creates the portal;
 * later ones go through its save queue. [WIZ-12..14]
 */
export function useWizardSave(portal: Portal | undefined, { waits = false } = {}) {
  const [create] = useCreateWizardPortalMutation();
  const [savePortal] = useSavePortalMutation();
  const uid = useSelector(selectUser)?.uid;
  const [state, setState] = useState<WizardSaveState>({ kind: 'idle' });

  /** The saved portal; undefined after a failure, which `state` describes. */
  async function save(
    { how, stepIndex }: WizardNext & { kind: 'save' },
    changes: WizardPortal,
  ): Promise<Portal | undefined> {
    setState({ kind: 'saving' });
    const completed = completedUploadChanges(uid, portal);
    const fields = { ...completed.changes, ...changes };
    const result =
      how.kind === 'create' || !portal
        ? await create({ ...fields, stepIndex })
        : await savePortal({
            portalId: how.id,
            fields,
            wizardStep: { stepIndex },
            baseRevision: portal.modifiedDate,
            hasForm: true,
          });
    if (result.error) {
      setState(failureOf(result.error, waits));
      return undefined;
    }
    completed.taken();
    setState({ kind: 'idle' });
    return result.data;
  }

  return { state, save };
}

function failureOf(cause: unknown, waits: boolean): WizardSaveState {
  const error = saveErrorOf(cause);
  const isConflict = error.kind === 'status' && error.status === 409;
  const isWaiting = waits && error.isUnsent === true;
  return { kind: 'failed', message: errorMessage(error), isConflict, isWaiting };
}
