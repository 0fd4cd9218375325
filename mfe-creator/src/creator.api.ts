import { type ApiError, baseApi, type ListPage, pagesByStart } from '@portico/shared/api';
import type {
  acceptPortalInvitation,
  createWizardPortal,
  deletePortal,
  generatePasscode,
  handOverPortal,
  invitePortalEditor,
  myInvitations,
  myPortals,
  Portal,
  PortalChanges,
  PortalInvitation,
  PortalMember,
  portalById,
  portalEditors,
  ReplyOf,
  removePortalEditor,
  restoreWizardPortal,
  savePortal,
  updateWizardPortal,
  WizardPortal,
} from '@portico/shared/contracts';
import type { Dispatch } from '@portico/shared/platform';
import { recordOwnRevision } from './editing/own-revisions.ts';

/** Hundreds at a time would make a phone wait. */
const PORTALS_OF_PAGE = 48;

const portalPath = (id: string): string => `/api/portal/${encodeURIComponent(id)}`;

/** The calls with which a creator sees and makes portals. */
export const creatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * [API-05, CREATOR-02] An answer whose ok flag is off is a failure too. By the uid of who asks, which the token
     * says to the server: nobody is shown another's list, and signing in need not ask again for what is on its way.
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
    /** [API-28, OPEN-05] */
    restoreWizardPortal: build.query<Portal, string>({
      query: (id) => ({ url: `/api/wizard/${encodeURIComponent(id)}` }),
      transformResponse: (reply: ReplyOf<typeof restoreWizardPortal>) => reply.data,
      providesTags: (_portal, _error, id) => [{ type: 'Portal', id }, 'Viewer'],
    }),
    /** [API-09, WIZ-13] */
    createWizardPortal: build.mutation<Portal, WizardPortal>({
      query: (data) => ({ url: '/api/wizard', method: 'POST', body: { data } }),
      transformResponse: (reply: ReplyOf<typeof createWizardPortal>) => reply.data,
      invalidatesTags: (portal) =>
        portal ? [{ type: 'Portal', id: portal._id }, 'MyPortals', 'Search'] : [],
    }),
    /** [API-10, WIZ-14] */
    updateWizardPortal: build.mutation<Portal, { id: string; data: WizardPortal }>({
      query: ({ id, data }) => ({
        url: `/api/wizard/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data },
      }),
      transformResponse: (reply: ReplyOf<typeof updateWizardPortal>) => reply.data,
      invalidatesTags: (portal, _error, { id }) =>
        portal ? [{ type: 'Portal', id }, 'MyPortals', 'Search'] : [],
    }),
    /** A portal as it is now, with what its editors alone see. [API-06] */
    portalToEdit: build.query<Portal, string>({
      query: (id) => ({ url: `/api/portal/${encodeURIComponent(id)}` }),
      transformResponse: (reply: ReplyOf<typeof portalById>) => reply.data,
      providesTags: (_portal, _error, id) => [{ type: 'Portal', id }, 'Viewer'],
    }),
    /**
     * The changed fields of a portal, under the `modifiedDate` that was seen. The page takes the portal from the answer,
     * so it is not asked for again; neither is the wizard's. [API-07, API-27, OPEN-06, T-49]
     */
    savePortal: build.mutation<Portal, { id: string; data: PortalChanges }>({
      query: ({ id, data }) => ({
        url: `/api/portal/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data: { _id: id, ...data } },
      }),
      transformResponse: (reply: ReplyOf<typeof savePortal>) => reply.data,
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: async ({ id, data: { modifiedDate: seen } }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        if (seen) recordOwnRevision(id, seen, data.modifiedDate);
        dispatch(creatorApi.util.updateQueryData('portalToEdit', id, () => data));
        dispatch(creatorApi.util.updateQueryData('restoreWizardPortal', id, () => data));
      },
    }),
    /** The page is left before its portal would be missed, so nothing asks for it again. [API-08] */
    deletePortal: build.mutation<string, string>({
      query: (id) => ({ url: `/api/portal/${encodeURIComponent(id)}`, method: 'DELETE' }),
      transformResponse: (reply: ReplyOf<typeof deletePortal>) => reply.data._id,
      invalidatesTags: (id) => (id ? ['MyPortals', 'Search'] : []),
    }),
    /** [API-14] */
    generatePasscode: build.mutation<string, undefined>({
      query: () => ({ url: '/api/generatePasscode' }),
      transformResponse: (reply: ReplyOf<typeof generatePasscode>) => reply.data.passcode,
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
    }),
    /** By the uid of who asks, as `myPortals`. [OPEN-54] */
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
  useUpdateWizardPortalMutation,
  usePortalToEditQuery,
  useLazyPortalToEditQuery,
  useSavePortalMutation,
  useDeletePortalMutation,
  useGeneratePasscodeMutation,
  usePortalEditorsQuery,
  useInviteEditorMutation,
  useRemoveEditorMutation,
  useHandOverPortalMutation,
  useMyInvitationsQuery,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
} = creatorApi;

/** Puts a portal in the place of the one that is edited, at once. [EDIT-03] */
export const portalShown = (portal: Portal): Parameters<Dispatch>[0] =>
  // A thunk of the API's own state, of which the store's type knows nothing.
  creatorApi.util.updateQueryData('portalToEdit', portal._id, () => portal) as never;
