import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';
import type { Portal, WizardPortal } from '@portico/shared/contracts';
import { selectUser, useSelector } from '@portico/shared/platform';
import { useState } from 'react';
import { useCreateWizardPortalMutation, useUpdateWizardPortalMutation } from '../../creator.api.ts';
import { completedUploadChanges } from './pending-uploads.ts';
import type { WizardNext } from './wizard-machine.ts';

/** How the last save went. */
export type WizardSaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /**
   * `message` is the server's reason or the HTTP status [ERR-07]; a conflict: someone else saved meanwhile [T-49]; waiting:
   * there was no network, so that nothing was sent, and the step says that it waits for one.
   */
  | { kind: 'failed'; message: string; isConflict: boolean; isWaiting: boolean };

/** Saves steps of the wizard, with the pictures of others that have arrived: creates at first, updates later. [WIZ-12..14] */
export function useWizardSave(portal: Portal | undefined, { waits = false } = {}) {
  const [create] = useCreateWizardPortalMutation();
  const [update] = useUpdateWizardPortalMutation();
  const uid = useSelector(selectUser)?.uid;
  const [state, setState] = useState<WizardSaveState>({ kind: 'idle' });

  /** The saved portal, or undefined when it could not be saved; `state` then says why. */
  async function save(
    { how, stepIndex }: WizardNext & { kind: 'save' },
    changes: WizardPortal,
  ): Promise<Portal | undefined> {
    setState({ kind: 'saving' });
    // What breaks off on its way may have arrived all the same.
    const isOffline = waits && !navigator.onLine;
    const arrived = completedUploadChanges(uid, portal);
    const data: WizardPortal = { ...arrived.changes, ...changes, stepIndex };
    const result =
      how.kind === 'create'
        ? await create(data)
        : await update({
            id: how.id,
            data: { ...data, ...(portal && { modifiedDate: portal.modifiedDate }) },
          });
    if (result.error) {
      setState(failureOf(result.error, isOffline));
      return undefined;
    }
    arrived.taken();
    setState({ kind: 'idle' });
    return result.data;
  }

  return { state, save };
}

function failureOf(error: unknown, isOffline: boolean): WizardSaveState {
  const known = isApiError(error) ? error : ({ kind: 'unreadable' } satisfies ApiError);
  const isConflict = known.kind === 'status' && known.status === 409;
  const isWaiting = isOffline && known.kind === 'offline';
  return { kind: 'failed', message: errorMessage(known), isConflict, isWaiting };
}
