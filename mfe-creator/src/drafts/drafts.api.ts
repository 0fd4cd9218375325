import { type ApiError, baseApi } from '@portico/shared/api';
import type {
  BodySentTo,
  Portal,
  publishPortalDraft,
  ReplyOf,
  schedulePortalDraft,
  sharePortalDraft,
} from '@portico/shared/contracts';
import { saveQueueOf } from '../editing/saving/save-queue.ts';
import { storeReceivedPortal } from '../portal-received.ts';

const pathOf = (id: string) => `/api/portal/${encodeURIComponent(id)}`;

type Reply = { data?: unknown; error?: ApiError | undefined };

/** Sends a call that responds with the portal, once the saves before it are stored or failed. */
async function sendInOrder(
  id: string,
  send: () => Reply | PromiseLike<Reply>,
): Promise<{ data: Portal } | { error: ApiError }> {
  const queue = saveQueueOf(id);
  await queue.settled();
  const { data, error } = await queue.inOrder(send);
  return error ? { error } : { data: (data as ReplyOf<typeof publishPortalDraft>).data };
}

/** The page of the response replaces what is shown, with other steps to undo. */
const showReceived: typeof storeReceivedPortal = async (request, context) => {
  await storeReceivedPortal(request, context);
  const { data } = await context.queryFulfilled.catch(() => ({ data: undefined }));
  if (!data) return;
  const queue = saveQueueOf(data._id);
  if (data.draft) queue.forgetHistory();
  else queue.dropDraft();
};

type Times = BodySentTo<typeof schedulePortalDraft>['data'];

/** The calls of a page's draft; its content is read and saved as that of the page. */
export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Begins the draft, or shows the one that there is. */
    openDraft: build.mutation<Portal, { id: string; isNew: boolean }>({
      queryFn: ({ id, isNew }, _api, _options, send) =>
        sendInOrder(id, () =>
          send({
            url: `${pathOf(id)}?draft=true`,
            ...(isNew ? { method: 'PUT', body: { data: {} } } : {}),
          }),
        ),
      onQueryStarted: showReceived,
    }),
    /** The live page in place of its draft. */
    showLive: build.mutation<Portal, string>({
      queryFn: (id, _api, _options, send) => sendInOrder(id, () => send({ url: pathOf(id) })),
      onQueryStarted: showReceived,
    }),
    /**
     * Fails without a call while a change of the draft is not stored. `over`: the `modifiedDate` of the live page whose
     * conflicting changes are replaced.
     */
    publishDraft: build.mutation<Portal, { id: string; over?: string | undefined }>({
      queryFn: ({ id, over }, _api, _options, send) =>
        sendInOrder(id, () =>
          saveQueueOf(id).status().kind === 'failed'
            ? { error: { kind: 'unreadable' } }
            : send({
                url: `${pathOf(id)}/draft/publish`,
                method: 'POST',
                body: over === undefined ? {} : { data: { modifiedDate: over } },
              }),
        ),
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: showReceived,
    }),
    discardDraft: build.mutation<Portal, string>({
      queryFn: (id, _api, _options, send) =>
        sendInOrder(id, () => send({ url: `${pathOf(id)}/draft`, method: 'DELETE' })),
      onQueryStarted: showReceived,
    }),
    scheduleDraft: build.mutation<Portal, { id: string } & Times>({
      queryFn: ({ id, ...data }, _api, _options, send) =>
        sendInOrder(id, () => send({ url: `${pathOf(id)}/draft/schedule`, method: 'PUT', body: { data } })),
      onQueryStarted: storeReceivedPortal,
    }),
    shareDraft: build.mutation<ReplyOf<typeof sharePortalDraft>['data'], string>({
      query: (id) => ({ url: `${pathOf(id)}/draft/preview`, method: 'POST' }),
      transformResponse: ({ data }: ReplyOf<typeof sharePortalDraft>) => data,
    }),
    /** The live page and its draft, beside each other. */
    draftSides: build.query<{ live: Portal; draft: Portal }, string>({
      queryFn: async (id, _api, _options, send) => {
        const [live, draft] = await Promise.all([
          send({ url: pathOf(id) }),
          send({ url: `${pathOf(id)}?draft=true` }),
        ]);
        const error = live.error ?? draft.error;
        if (error) return { error };
        const pageOf = ({ data }: { data?: unknown }) => (data as { data: Portal }).data;
        return { data: { live: pageOf(live), draft: pageOf(draft) } };
      },
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const {
  useOpenDraftMutation,
  useShowLiveMutation,
  usePublishDraftMutation,
  useDiscardDraftMutation,
  useScheduleDraftMutation,
  useShareDraftMutation,
  useDraftSidesQuery,
} = draftsApi;
