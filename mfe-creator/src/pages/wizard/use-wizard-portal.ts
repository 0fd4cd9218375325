import { isApiError } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { useDispatch, useLocation } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { creatorApi, useRestoreWizardPortalQuery } from '../../creator.api.ts';
import { portalIdOfState } from './wizard-link.ts';
import type { WizardPortalState } from './wizard-machine.ts';
import { stepOfHash } from './wizard-step.ts';
import { readWizardPortalId, storeWizardPortalId } from './wizard-storage.ts';

/** The portal that the wizard works on, and how to take over what a save answered. */
export interface WizardWork {
  id: string | undefined;
  portal: Portal | undefined;
  state: WizardPortalState;
  takeSaved: (portal: Portal) => void;
  /** Fetches what is saved again. */
  reload: () => void;
}

/**
 * The id comes from the navigation state, else from the tab's memory [WIZ-20, AMBIG-10, T-39]. Who arrives at the
 * introduction without one begins again.
 */
export function useWizardPortal(): WizardWork {
  const location = useLocation();
  const dispatch = useDispatch();
  const [kept, setKept] = useState(() =>
    stepOfHash(location.hash) === 0 ? undefined : readWizardPortalId(),
  );
  const [saved, setSaved] = useState<Portal>();
  const id = portalIdOfState(location.state) ?? kept;
  const answered = saved?._id === id ? saved : undefined;
  const restored = useRestoreWizardPortalQuery(id ?? '', {
    skip: id === undefined || answered !== undefined,
  });
  const isGone = restored.isError && restored.data === undefined && isRefusal(restored.error);

  useEffect(() => {
    setKept(id);
    storeWizardPortalId(isGone ? undefined : id);
  }, [id, isGone]);

  const portal = id === undefined ? undefined : (answered ?? restored.currentData);
  return {
    id,
    portal,
    state: stateOf({ id, portal, error: restored.isFetching ? undefined : restored.error }),
    takeSaved: (fresh) => {
      setSaved(fresh);
      setKept(fresh._id);
    },
    reload: () => {
      setSaved(undefined);
      if (restored.isUninitialized) {
        if (id !== undefined) dispatch(creatorApi.util.invalidateTags([{ type: 'Portal', id }]));
      } else void restored.refetch();
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

/** Whether the server has said no, rather than nothing or that it cannot just now. [OPEN-05] */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'status' && error.status < 500;
