import { errorMessage, isUnsent } from '@portico/shared/api';
import type { Portal, WizardPortal } from '@portico/shared/contracts';
import { type FormProblems, type RefusedField, refusedFields } from '@portico/shared/patterns';
import { selectUser, useSelector } from '@portico/shared/platform';
import { useCreateWizardPortalMutation } from '../../creator.api.ts';
import { saveErrorOf, useSavePortalMutation } from '../../editing/saving/save-portal.api.ts';
import { completedUploadChanges } from './pending-uploads.ts';
import type { WizardNext } from './wizard-machine.ts';

/** Why a step was not saved. [ERR-07, T-49] */
export interface WizardFailure {
  /** The server's reason or the HTTP status. */
  message: string;
  /** Someone else has saved since. */
  isConflict: boolean;
  /** The browser was offline, so nothing was sent. */
  isUnsent: boolean;
}

export type WizardSaveOutcome =
  | { kind: 'saved'; portal: Portal }
  /** `problems`: the fields that the server refused, by their paths in the portal. */
  | { kind: 'failed'; failure: WizardFailure; problems: FormProblems<RefusedField> };

/**
 * Saves a step together with pictures of other steps whose uploads have completed. The first save creates the portal;
 * later ones go through its save queue. [WIZ-12..14]
 */
export function useWizardSave(portal: Portal | undefined) {
  const [create] = useCreateWizardPortalMutation();
  const [savePortal] = useSavePortalMutation();
  const uid = useSelector(selectUser)?.uid;

  return async (
    { how, stepIndex }: WizardNext & { kind: 'save' },
    changes: WizardPortal,
  ): Promise<WizardSaveOutcome> => {
    const completed = completedUploadChanges(uid, portal);
    const fields = { ...completed.changes, ...changes };
    const { data, error } =
      how.kind === 'create' || !portal
        ? await create({ ...fields, stepIndex })
        : await savePortal({
            portalId: how.id,
            fields,
            wizardStep: { stepIndex },
            baseRevision: portal.modifiedDate,
            hasForm: true,
          });
    if (!data) return failed(saveErrorOf(error));
    completed.taken();
    return { kind: 'saved', portal: data };
  };
}

function failed(error: ReturnType<typeof saveErrorOf>): WizardSaveOutcome {
  const failure = {
    message: errorMessage(error),
    isConflict: error.kind === 'status' && error.status === 409,
    isUnsent: isUnsent(error),
  };
  return { kind: 'failed', failure, problems: refusedFields(error) };
}
