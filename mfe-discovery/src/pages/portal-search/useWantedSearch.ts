import { type PortalSearchQuery, portalSearchAddress, readPortalSearch } from '@portico/shared/domain';
import { useLocation, useNavigate } from '@portico/shared/platform';
import { useEffect, useRef, useState } from 'react';

/** Changes a part of the search; what was changed just before is in what it is given. */
export type ChangeSearch = (change: (wanted: PortalSearchQuery) => PortalSearchQuery) => void;

/**
 * The search that was asked for last, which the address follows a moment later: filters that are pressed quickly one
 * after the other all count. Any other way to a search, such as a link or the back button, is followed. [SEARCH-18]
 */
export function useWantedSearch(): { wanted: PortalSearchQuery; change: ChangeSearch } {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [wanted, setWanted] = useState(() => readPortalSearch(search));
  const latest = useRef(wanted);
  /** Addresses that we have asked for and that have not been overtaken by a later one of ours. */
  const underway = useRef<string[]>([]);

  // `key`: each navigation has its own, also one to the same address.
  useEffect(() => {
    const shown = readPortalSearch(search);
    const address = portalSearchAddress(shown);
    const isOurs = underway.current.includes(address);
    if (!isOurs || underway.current.at(-1) === address) underway.current = [];
    if (isOurs || address === portalSearchAddress(latest.current)) return;
    latest.current = shown;
    setWanted(shown);
  }, [key, search]);

  const change: ChangeSearch = (changeWanted) => {
    const next = changeWanted(latest.current);
    const address = portalSearchAddress(next);
    latest.current = next;
    setWanted(next);
    underway.current.push(address);
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  return { wanted, change };
}
