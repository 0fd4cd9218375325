import { useLazyPortalQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { useDispatch } from '@portico/shared/platform';
import { portalReceived } from '../portal-received.ts';

/** After someone else's change: fetches the stored portal beside the cached one, and shows it on request. [T-49] */
export function useNewerPortal(id: string) {
  const dispatch = useDispatch();
  const [fetchCopy, { isFetching }] = useLazyPortalQuery();
  return {
    isFetching,
    /** Undefined when it could not be fetched. */
    fetchNewer: async (): Promise<Portal | undefined> => (await fetchCopy({ id, isSecondCopy: true })).data,
    show: (newer: Portal): void => void dispatch(portalReceived(newer)),
  };
}
