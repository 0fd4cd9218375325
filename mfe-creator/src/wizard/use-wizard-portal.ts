import type { Portal } from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { useRestoreWizardPortalQuery } from '../creator.api.ts';
import { portalIdOfState } from './wizard-link.ts';
import type { WizardPortalState } from './wizard-machine.ts';
import { keepWizardPortalId, readWizardPortalId } from './wizard-memory.ts';
import { stepOfHash } from './wizard-step.ts';

/** The portal that the wizard works on, and how to take over what a save answered. */
export interface WizardWork {
  id: string | undefined;
  portal: Portal | undefined;
  state: WizardPortalState;
  takeSaved: (portal: Portal) => void;
}

/**
 * The id comes from the navigation state, else from the tab's memory [WIZ-20, AMBIG-10, T-39]. Who arrives at the
 * introduction without one begins anew.
 */
export function useWizardPortal(): WizardWork {
  const location = useLocation();
  const [kept, setKept] = useState(() =>
    stepOfHash(location.hash) === 0 ? undefined : readWizardPortalId(),
  );
  const [saved, setSaved] = useState<Portal>();
  const id = portalIdOfState(location.state) ?? kept;
  const answered = saved?._id === id ? saved : undefined;
  const restored = useRestoreWizardPortalQuery(id ?? '', {
    skip: id === undefined || answered !== undefined,
  });
  const isGone = restored.isError && restored.data === undefined;

  useEffect(() => {
    setKept(id);
    keepWizardPortalId(isGone ? undefined : id);
  }, [id, isGone]);

  const portal = id === undefined ? undefined : (answered ?? restored.currentData);
  return {
    id,
    portal,
    state: stateOf(id, portal, restored.isError),
    takeSaved: (fresh) => {
      setSaved(fresh);
      setKept(fresh._id);
    },
  };
}

function stateOf(id: string | undefined, portal: Portal | undefined, isError: boolean): WizardPortalState {
  if (id === undefined) return { kind: 'none' };
  if (portal) return { kind: 'restored', stepIndex: portal.stepIndex };
  return { kind: isError ? 'not-restored' : 'restoring' };
}
