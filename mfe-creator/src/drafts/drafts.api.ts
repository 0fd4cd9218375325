import { baseApi } from '@portico/shared/api';
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
/** The page of the response replaces what is shown, with other steps to undo. */
const showReceived: typeof storeReceivedPortal = async (request, context) => {
  await storeReceivedPortal(request, context);
  const { data } = await context.queryFulfilled.catch(() => ({ data: undefined }));
  if (data) saveQueueOf(data._id).forgetHistory();
};
const received = ({ data }: ReplyOf<typeof publishPortalDraft>): Portal => data;

type Times = BodySentTo<typeof schedulePortalDraft>['data'];

/** The calls of a page's draft; its content is read and saved as that of the page. */
export const draftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Begins the draft, or shows the one that there is. */
    openDraft: build.mutation<Portal, { id: string; isNew: boolean }>({
      query: ({ id, isNew }) => ({
        url: `${pathOf(id)}?draft=true`,
        ...(isNew ? { method: 'PUT', body: { data: {} } } : {}),
      }),
      transformResponse: received,
      onQueryStarted: showReceived,
    }),
    /** The live page in place of its draft. */
    showLive: build.mutation<Portal, string>({
      query: (id) => ({ url: pathOf(id) }),
      transformResponse: received,
      onQueryStarted: showReceived,
    }),
    /** `over`: the `modifiedDate` of the live page whose conflicting changes are replaced. */
    publishDraft: build.mutation<Portal, { id: string; over?: string | undefined }>({
      query: ({ id, over }) => ({
        url: `${pathOf(id)}/draft/publish`,
        method: 'POST',
        body: over === undefined ? {} : { data: { modifiedDate: over } },
      }),
      transformResponse: received,
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: showReceived,
    }),
    discardDraft: build.mutation<Portal, string>({
      query: (id) => ({ url: `${pathOf(id)}/draft`, method: 'DELETE' }),
      transformResponse: received,
      onQueryStarted: showReceived,
    }),
    scheduleDraft: build.mutation<Portal, { id: string } & Times>({
      query: ({ id, ...data }) => ({ url: `${pathOf(id)}/draft/schedule`, method: 'PUT', body: { data } }),
      transformResponse: received,
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
