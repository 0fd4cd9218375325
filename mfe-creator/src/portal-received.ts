import { portalApi } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';
import type { Dispatch } from '@portico/shared/platform';
import { reapplySaves } from './editing/saving/save-queue.ts';

/** Puts the portal of a response into the cache, so that everything that shows it updates at once. [EDIT-03, MFE-06] */
export const portalReceived = (portal: Portal) =>
  portalApi.util.upsertQueryEntries([
    {
      endpointName: 'portal',
      // A later request asks for the same content.
      arg: { id: portal._id, ...(portal.draft?.isShown ? { isDraft: true } : {}) },
      value: portal,
    },
  ]);

/** Shows the portal of a response, with the changes on top that are not stored yet. */
export function showPortal(dispatch: Dispatch, portal: Portal): void {
  dispatch(portalReceived(portal));
  reapplySaves(portal._id);
}

/** For `onQueryStarted` of a mutation that responds with the portal, which saves another request. */
export async function storeReceivedPortal(
  _request: unknown,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: Portal }> },
): Promise<void> {
  const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
  if (data) showPortal(dispatch, data);
}
