import { type PortalRequest, usePortalQuery } from '@portico/shared/api';
import { selectSessionSettled, useSelector } from '@portico/shared/platform';
import { useEffect, useState } from 'react';
import { type PortalPageState, portalPageState } from './portal-page-state.ts';

export interface PortalPageView {
  state: PortalPageState;
  /** When the shown data was fetched, in ms since 1970. */
  asOf: number;
  retry: () => void;
}

/**
 * Queries the portal, and again after the session settles if the anonymous response was 'not found'. [OPEN-04,
 * PORTAL-03]
 */
export function usePortalPage(request: PortalRequest): PortalPageView {
  // Reads the store directly: before hydration it does not affect the render.
  const settledAt = useMomentOf(useSelector(selectSessionSettled));
  const {
    currentData: portal,
    error,
    isFetching,
    startedTimeStamp = 0,
    fulfilledTimeStamp = 0,
    refetch,
  } = usePortalQuery(request);
  const isFinal = settledAt !== undefined && startedTimeStamp >= settledAt;

  const mustRefetch = settledAt !== undefined && !isFinal && !isFetching && error !== undefined;
  useEffect(() => {
    if (mustRefetch) void refetch();
  }, [mustRefetch, refetch]);

  // The cache is keyed by id alone, whichever provider the URL names.
  const isOfAnother =
    portal !== undefined && request.provider !== undefined && request.provider !== portal.provider;
  return {
    state: isOfAnother
      ? { kind: 'missing' }
      : portalPageState({ portal, error, isFetching: isFetching || mustRefetch }, isFinal),
    asOf: fulfilledTimeStamp,
    retry: () => void refetch(),
  };
}

/** When a condition became true, in ms since 1970. */
function useMomentOf(isTrue: boolean): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    setMoment(isTrue ? Date.now() : undefined);
  }, [isTrue]);
  return moment;
}
