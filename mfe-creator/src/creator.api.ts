import { type ApiError, baseApi, type ListPage, pagesByStart, portalApi } from '@portico/shared/api';
import type {
  acceptPortalInvitation,
  createWizardPortal,
  deletePortal,
  handOverPortal,
  invitePortalEditor,
  myInvitations,
  myPortals,
  Portal,
  PortalInvitation,
  PortalMember,
  portalEditors,
  ReplyOf,
  removePortalEditor,
  restoreWizardPortal,
  WizardPortal,
} from '@portico/shared/contracts';
import { showPortal, storeReceivedPortal } from './portal-received.ts';

/** A phone takes too long to render hundreds at once. */
const PORTALS_OF_PAGE = 48;

const portalPath = (id: string): string => `/api/portal/${encodeURIComponent(id)}`;

/** The calls with which a creator lists, creates and deletes portals. */
export const creatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * [API-05, CREATOR-02] A response without `ok` is a failure too. The argument is the uid of the user, so that the
     * cache never shows one user the list of another; the server knows the user by the token.
     */
    myPortals: build.infiniteQuery<ListPage<Portal>, string, number>({
      infiniteQueryOptions: pagesByStart,
      queryFn: async ({ pageParam: start }, _api, _options, send) => {
        const { data, error, meta } = await send({
          url: `/api/portal?_start=${start}&_limit=${PORTALS_OF_PAGE}`,
        });
        if (error) return { error };
        const { ok, data: rows } = data as ReplyOf<typeof myPortals>;
        if (!ok) return { error: { kind: 'unreadable' } satisfies ApiError };
        return { data: { rows, total: meta?.total ?? rows.length } };
      },
      providesTags: ['MyPortals'],
    }),
    /** Whether this user may restore the portal; the portal itself goes into the one cache. [API-28, OPEN-05] */
    restoreWizardPortal: build.query<null, string>({
      queryFn: async (id, { dispatch }, _options, send) => {
        const { data, error } = await send({ url: `/api/wizard/${encodeURIComponent(id)}` });
        if (error) return { error };
        showPortal(dispatch, (data as ReplyOf<typeof restoreWizardPortal>).data);
        return { data: null };
      },
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    /** [API-09, WIZ-13] */
    createWizardPortal: build.mutation<Portal, WizardPortal>({
      query: (data) => ({ url: '/api/wizard', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof createWizardPortal>) => reply.data,
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: storeReceivedPortal,
    }),
    /** Does not invalidate the portal itself: the page is left, and a request would fail. [API-08] */
    deletePortal: build.mutation<string, string>({
      query: (id) => ({ url: `/api/portal/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: (reply: ReplyOf<typeof deletePortal>) => reply.data._id,
      invalidatesTags: (id) => (id ? ['MyPortals', 'Search'] : []),
    }),
    /** [OPEN-31, OPEN-54] */
    portalEditors: build.query<PortalMember[], string>({
      query: (id) => ({ url: `${portalPath(id)}/editors` }),
      transformResponse: (reply: ReplyOf<typeof portalEditors>) => reply.data,
      providesTags: (_editors, _error, id) => [{ type: 'Portal', id }, 'Viewer'],
    }),
    /** [OPEN-31, OPEN-54] */
    inviteEditor: build.mutation<PortalMember[], { id: string; username: string }>({
      query: ({ id, username }) => ({
        url: `${portalPath(id)}/editors`,
        method: 'POST',
        body: { data: { username } },
      }),
      transformResponse: (reply: ReplyOf<typeof invitePortalEditor>) => reply.data,
    }),
    /** [OPEN-31, OPEN-54] */
    removeEditor: build.mutation<PortalMember[], { id: string; uid: string }>({
      query: ({ id, uid }) => ({
        url: `${portalPath(id)}/editors/${encodeURIComponent(uid)}`,
        method: 'DELETE',
      }),
      transformResponse: (reply: ReplyOf<typeof removePortalEditor>) => reply.data,
      invalidatesTags: ['MyPortals'],
    }),
    /** [OPEN-54] */
    handOverPortal: build.mutation<PortalMember[], { id: string; uid: string }>({
      query: ({ id, uid }) => ({ url: `${portalPath(id)}/owner`, method: 'PUT', body: { data: { uid } } }),
      transformResponse: (reply: ReplyOf<typeof handOverPortal>) => reply.data,
      invalidatesTags: (members) => (members ? ['MyPortals'] : []),
      onQueryStarted: async ({ id, uid }, { dispatch, queryFulfilled }) => {
        const { data: members } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!members) return;
        dispatch(portalApi.util.updateQueryData('portal', { id }, (portal) => void (portal.owner = uid)));
      },
    }),
    /** The argument is the uid of the user, as for `myPortals`. [OPEN-54] */
    myInvitations: build.query<PortalInvitation[], string>({
      query: () => ({ url: '/api/invitations' }),
      transformResponse: (reply: ReplyOf<typeof myInvitations>) => reply.data,
      providesTags: ['MyPortals'],
    }),
    /** [OPEN-54] */
    acceptInvitation: build.mutation<PortalMember[], string>({
      query: (id) => ({ url: `${portalPath(id)}/editors/accept`, method: 'POST' }),
      transformResponse: (reply: ReplyOf<typeof acceptPortalInvitation>) => reply.data,
      // Also after a failure: the invitation may have been withdrawn.
      invalidatesTags: (_members, _error, id) => [{ type: 'Portal', id }, 'MyPortals'],
    }),
    /** [OPEN-54] */
    declineInvitation: build.mutation<unknown, string>({
      query: (id) => ({ url: `${portalPath(id)}/editors/decline`, method: 'POST' }),
      invalidatesTags: ['MyPortals'],
    }),
  }),
});
export const {
  useMyPortalsInfiniteQuery,
  useRestoreWizardPortalQuery,
  useCreateWizardPortalMutation,
  useDeletePortalMutation,
  usePortalEditorsQuery,
  useInviteEditorMutation,
  useRemoveEditorMutation,
  useHandOverPortalMutation,
  useMyInvitationsQuery,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
} = creatorApi;
