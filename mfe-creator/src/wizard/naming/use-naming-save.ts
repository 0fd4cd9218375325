import { type ApiError, errorMessage, isApiError } from '@portico/shared/api';
import type { LocalizedText, Portal } from '@portico/shared/contracts';
import { useState } from 'react';
import { useCreateWizardPortalMutation, useUpdateWizardPortalMutation } from '../../creator.api.ts';
import { stepIndexAfter, wizardSave } from '../wizard-machine.ts';

/** How the last save went; `message` is the server's reason or the HTTP status. [ERR-07] */
export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; message: string };

const NAMING_STEP = 1;

/** Saves the title with the next step index: creates at first, updates later. [WIZ-12..14] */
export function useNamingSave(portal: Portal | undefined) {
  const [create] = useCreateWizardPortalMutation();
  const [update] = useUpdateWizardPortalMutation();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });

  /** The saved portal, or undefined when it could not be saved; `state` then says why. */
  async function save(title: LocalizedText): Promise<Portal | undefined> {
    const how = wizardSave(NAMING_STEP, portal?._id);
    if (how.kind === 'refused') {
      setState({ kind: 'failed', message: how.reason });
      return undefined;
    }
    setState({ kind: 'saving' });
    const data = { title, stepIndex: stepIndexAfter(NAMING_STEP, portal?.stepIndex) };
    const result = how.kind === 'create' ? await create(data) : await update({ id: how.id, data });
    if (result.error) {
      setState({ kind: 'failed', message: messageOf(result.error) });
      return undefined;
    }
    setState({ kind: 'idle' });
    return result.data;
  }

  return { state, save };
}

const messageOf = (error: unknown): string =>
  errorMessage(isApiError(error) ? error : ({ kind: 'unreadable' } satisfies ApiError));
