import {
  type ApiError,
  type ChangedMeanwhile,
  changedMeanwhile,
  failureMessage,
  isApiError,
  isUnsent,
  portalApi,
  selectData,
} from '@portico/shared/api';
import type { Portal, ReplyOf, savePortal, updateWizardPortal } from '@portico/shared/contracts';
import { type RootState, useStore } from '@portico/shared/platform';
import { portalReceived } from '../../portal-received.ts';
import { optimisticFields, type PortalSave } from './portal-save.ts';
import { reapplySaves, saveQueueOf } from './save-queue.ts';

// A page that is fetched again, as after signing in, still shows what is not stored yet.
portalApi.enhanceEndpoints({
  endpoints: {
    portal: {
      onQueryStarted: async ({ id, isSecondCopy }, { queryFulfilled }) => {
        if (isSecondCopy) return;
        await queryFulfilled.catch(() => undefined);
        reapplySaves(id);
      },
    },
  },
});

/** The save of a portal. Only editors load it; visitors load the query of `@portico/shared/api` alone. [MFE-08] */
export const savePortalApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sent after all earlier saves of the portal, under the `modifiedDate` that was seen. [API-07, API-27, OPEN-06, T-49] */
    savePortal: build.mutation<Portal, PortalSave>({
      queryFn: (save, _api, _options, send) => {
        const queue = saveQueueOf(save.portalId);
        return queue.inOrder(async () => {
          const seen = save.forceOver?.at ?? queue.latestRevision(save.baseRevision);
          const reply = await send({ method: 'PUT', ...requestOf(save, seen) });
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
          isShown: () => isDraftShown(cached()) === (save.isDraft ?? false),
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

const isDraftShown = (page: Portal | undefined): boolean => page?.draft?.isShown ?? false;

/** The failure of a save as a value, also when something threw. */
export const saveErrorOf = (error: unknown): ApiError => (isApiError(error) ? error : { kind: 'unreadable' });

/** A step of the wizard has an endpoint of its own, which also stores the progress. [API-07, API-10, WIZ-14] */
function requestOf({ portalId, fields, isDraft, wizardStep }: PortalSave, seen: string) {
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
): (save: Omit<PortalSave, 'portalId' | 'isDraft'>) => Promise<SaveOutcome> {
  const [savePortal] = useSavePortalMutation();
  const store = useStore();
  return async (save) => {
    const page = selectData(portalApi.endpoints.portal, { id: portalId }, store.getState() as RootState);
    const isDraft = isDraftShown(page);
    const { data: portal, error } = await savePortal({ portalId, ...save, ...(isDraft ? { isDraft } : {}) });
    if (portal) return { kind: 'saved', portal };
    const conflict = changedMeanwhile(error);
    if (conflict) return { kind: 'conflict', conflict };
    return {
      kind: 'failed',
      message: failureMessage(error),
      isWaiting: isUnsent(error),
      error,
    };
  };
}
