import { portalApi, selectData, useLazyPortalQuery } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import { useDispatch, useStore } from '@portico/shared/platform';
import { showPortal } from '../portal-received.ts';

/** After someone else's change: fetches the stored portal beside the cached one, and shows it on request. [T-49] */
export function useNewerPortal(id: string) {
  const dispatch = useDispatch();
  const store = useStore();
  const [fetchCopy, { isFetching }] = useLazyPortalQuery();
  return {
    isFetching,
    /** Undefined when it could not be fetched. */
    fetchNewer: async (): Promise<Portal | undefined> => {
      const shown = selectData(portalApi.endpoints.portal, { id }, store.getState());
      const isDraft = shown?.draft?.isShown ? { isDraft: true as const } : {};
      return (await fetchCopy({ id, isSecondCopy: true, ...isDraft })).data;
    },
    show: (newer: Portal): void => showPortal(dispatch, newer),
  };
}
