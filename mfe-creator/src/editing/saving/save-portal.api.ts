import {
  type ChangedMeanwhile,
  changedMeanwhile,
  failureMessage,
  portalApi,
  selectData,
} from '@portico/shared/api';
import type { Portal, ReplyOf, savePortal, updateWizardPortal } from '@portico/shared/contracts';
import { portalReceived } from '../../portal-received.ts';
import { optimisticFields, type PortalSave, saveQueueOf } from './save-queue.ts';
import { saveErrorOf, sendSave } from './send-save.ts';

/** The save of a portal. Only editors load it; visitors load the query of `@portico/shared/api` alone. [MFE-08] */
export const savePortalApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sent after all earlier saves of the portal, under the `modifiedDate` that was seen. [API-07, API-27, OPEN-06, T-49] */
    savePortal: build.mutation<Portal, PortalSave>({
      queryFn: (save, { getState }, _options, send) => {
        const queue = saveQueueOf(save.portalId);
        const page = selectData(portalApi.endpoints.portal, { id: save.portalId }, getState() as never);
        const isDraft = page?.draft?.isShown ?? false;
        return queue.inOrder(async () => {
          const seen = save.forceOver?.at ?? queue.latestRevision(save.baseRevision);
          const reply = await sendSave(send, { method: 'PUT', ...requestOf(save, seen, isDraft) });
          if (reply.error) return { error: reply.error };
          const { data: saved } = reply.data as ReplyOf<typeof savePortal | typeof updateWizardPortal>;
          queue.recordRevision(seen, saved.modifiedDate);
          return { data: saved };
        });
      },
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: async (save, { dispatch, getState, queryFulfilled }) => {
        const request = { id: save.portalId };
        const queue = saveQueueOf(save.portalId);
        const cached = () => selectData(portalApi.endpoints.portal, request, getState());
        const entry = queue.begin(save, {
          previous: save.previous ?? queue.shown(cached()),
          apply: () => {
            const fields = optimisticFields(save, cached());
            return dispatch(
              portalApi.util.updateQueryData('portal', request, (page) => void Object.assign(page, fields)),
            );
          },
          send: (next) => void dispatch(savePortalApi.endpoints.savePortal.initiate(next, { track: false })),
        });
        try {
          const { data } = await queryFulfilled;
          queue.succeed(entry, data, () => dispatch(portalReceived(data)));
        } catch (failure) {
          queue.fail(entry, saveErrorOf((failure as { error?: unknown }).error));
        }
      },
    }),
  }),
});
export const { useSavePortalMutation } = savePortalApi;

/** A step of the wizard has an endpoint of its own, which also stores the progress. [API-07, API-10, WIZ-14] */
function requestOf({ portalId, fields, wizardStep }: PortalSave, seen: string, isDraft: boolean) {
  const id = encodeURIComponent(portalId);
  return wizardStep
    ? { url: `/api/wizard/${id}`, body: { data: { ...fields, ...wizardStep, modifiedDate: seen } } }
    : {
        url: `/api/portal/${id}${isDraft ? '?draft=true' : ''}`,
        body: { data: { ...fields, _id: portalId, modifiedDate: seen } },
      };
}

export type SaveOutcome =
  | { kind: 'saved'; portal: Portal }
  /** `isWaiting`: the browser was offline, so nothing was sent. `error`: of the call, with the refused fields. */
  | { kind: 'failed'; message: string; isWaiting: boolean; error: unknown }
  | { kind: 'conflict'; conflict: ChangedMeanwhile };

/** Saves changes of a portal; its page shows them at once. [EDIT-03, T-49] */
export function useSavePortal(
  portalId: string,
): (save: Omit<PortalSave, 'portalId'>) => Promise<SaveOutcome> {
  const [savePortal] = useSavePortalMutation();
  return async (save) => {
    const { data: portal, error } = await savePortal({ portalId, ...save });
    if (portal) return { kind: 'saved', portal };
    const conflict = changedMeanwhile(error);
    if (conflict) return { kind: 'conflict', conflict };
    return {
      kind: 'failed',
      message: failureMessage(error),
      isWaiting: saveErrorOf(error).isUnsent ?? false,
      error,
    };
  };
}
