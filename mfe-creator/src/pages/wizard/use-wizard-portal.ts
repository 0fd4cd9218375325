import { isApiError, usePortalQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { useLocation } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { useRestoreWizardPortalQuery } from '../../creator.api.ts';
import { portalIdOfState } from './wizard-link.ts';
import type { WizardPortalState } from './wizard-machine.ts';
import { stepOfHash } from './wizard-step.ts';
import { readWizardPortalId, storeWizardPortalId } from './wizard-storage.ts';

/** The portal that the wizard works on. */
export interface WizardWork {
  id: string | undefined;
  portal: Portal | undefined;
  state: WizardPortalState;
  /** Continues with the portal of that id, which a save has put into the cache. */
  goOnWith: (savedId: string) => void;
  /** Reloads the saved portal. */
  reload: () => void;
}

/**
 * The id comes from the navigation state, else from the tab's storage [WIZ-20, AMBIG-10, T-39]. The introduction
 * without an id starts a new portal.
 */
export function useWizardPortal(): WizardWork {
  const location = useLocation();
  const [storedId, setStoredId] = useState(() =>
    stepOfHash(location.hash) === 0 ? undefined : readWizardPortalId(),
  );
  const [savedId, setSavedId] = useState<string>();
  const id = portalIdOfState(location.state) ?? storedId;
  const isSavedHere = id !== undefined && savedId === id;
  const restored = useRestoreWizardPortalQuery(id ?? '', { skip: id === undefined || isSavedHere });
  const isRestored = restored.currentData !== undefined;
  const { currentData: portal } = usePortalQuery({ id: id ?? '' }, { skip: !isSavedHere && !isRestored });
  const isGone = restored.isError && !isRestored && isRefusal(restored.error);

  useEffect(() => {
    setStoredId(id);
    storeWizardPortalId(isGone ? undefined : id);
  }, [id, isGone]);

  return {
    id,
    portal,
    state: stateOf({ id, portal, error: restored.isFetching ? undefined : restored.error }),
    goOnWith: (fresh) => {
      setSavedId(fresh);
      setStoredId(fresh);
    },
    reload: () => {
      setSavedId(undefined);
      // A portal that was saved here is requested by the next render, as `savedId` is cleared.
      if (!restored.isUninitialized) void restored.refetch();
    },
  };
}

function stateOf(of: {
  id: string | undefined;
  portal: Portal | undefined;
  error: unknown;
}): WizardPortalState {
  if (of.id === undefined) return { kind: 'none' };
  if (of.portal) return { kind: 'restored', stepIndex: of.portal.stepIndex };
  if (of.error === undefined) return { kind: 'restoring' };
  return { kind: isRefusal(of.error) ? 'not-restored' : 'unreachable' };
}

/** Whether the server has refused, rather than failed or not responded. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && error.status < 500;
