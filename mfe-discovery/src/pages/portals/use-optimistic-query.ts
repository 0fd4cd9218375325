import { type PortalSearchQuery, portalSearchAddress, readPortalSearch } from '@portico/shared/domain';
import { useLocation, useNavigate } from '@portico/shared/platform';
import { useEffect, useRef, useState } from 'react';

/** Changes the search based on earlier changes that may not be in the URL yet. */
export type ChangeSearch = (change: (pending: PortalSearchQuery) => PortalSearchQuery) => void;

/**
 * The search query ahead of the URL, so that quick successive filter presses all apply. Follows other navigations, such
 * as a link or the back button. [SEARCH-18]
 */
export function useOptimisticQuery(): { pending: PortalSearchQuery; change: ChangeSearch } {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [pending, setPending] = useState(() => readPortalSearch(search));
  const latest = useRef(pending);
  /** Search strings of our own pending navigations. */
  const inFlight = useRef<string[]>([]);

  // `key` changes with each navigation, even to the same URL.
  useEffect(() => {
    const shown = readPortalSearch(search);
    const address = portalSearchAddress(shown);
    const isOurs = inFlight.current.includes(address);
    if (!isOurs || inFlight.current.at(-1) === address) inFlight.current = [];
    if (isOurs || address === portalSearchAddress(latest.current)) return;
    latest.current = shown;
    setPending(shown);
  }, [key, search]);

  const change: ChangeSearch = (changePending) => {
    const next = changePending(latest.current);
    const address = portalSearchAddress(next);
    latest.current = next;
    setPending(next);
    inFlight.current.push(address);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { pending, change };
}
