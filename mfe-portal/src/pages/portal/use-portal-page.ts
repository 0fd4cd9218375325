import type { Portal } from '@portico/shared/contracts';
import { selectSessionSettled, useDispatch, useSelector } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { type PortalRequest, portalReplaced, usePortalByIdQuery } from '../../portal.api.ts';
import { type PortalPageState, portalPageState } from './portal-page-state.ts';

export interface PortalPageView {
  state: PortalPageState;
  /** When the shown data was fetched, ms since 1970. */
  asOf: number;
  retry: () => void;
  /** Shows what a save answered, without asking again. [EDIT-03] */
  replace: (portal: Portal) => void;
}

/** Asks for the portal, and once more when the first answer said 'not found' to a stranger. [OPEN-04, PORTAL-03] */
export function usePortalPage(request: PortalRequest): PortalPageView {
  const dispatch = useDispatch();
  // The store's own word is enough here: it moves no rendering before the page is hydrated.
  const settledAt = useMomentOf(useSelector(selectSessionSettled));
  const {
    currentData,
    error,
    isFetching,
    startedTimeStamp = 0,
    fulfilledTimeStamp = 0,
    refetch,
  } = usePortalByIdQuery(request);
  const isFinal = settledAt !== undefined && startedTimeStamp >= settledAt;

  const mustAskAgain = settledAt !== undefined && !isFinal && !isFetching && error !== undefined;
  useEffect(() => {
    if (mustAskAgain) void refetch();
  }, [mustAskAgain, refetch]);

  return {
    state: portalPageState({ portal: currentData, error, isAsking: isFetching || mustAskAgain }, isFinal),
    asOf: fulfilledTimeStamp,
    retry: () => void refetch(),
    replace: (portal) => dispatch(portalReplaced(request, portal)),
  };
}

/** When something became true, ms since 1970. */
function useMomentOf(isTrue: boolean): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    setMoment(isTrue ? Date.now() : undefined);
  }, [isTrue]);
  return moment;
}
