import { type ApiError, baseApi } from '@portico/shared/api';
import type {
  createWizardPortal,
  myPortals,
  Portal,
  ReplyOf,
  restoreWizardPortal,
  updateWizardPortal,
  WizardPortal,
} from '@portico/shared/contracts';

/** The calls with which a creator sees and makes portals. */
export const creatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * [API-05, CREATOR-02] An answer whose ok flag is off is a failure too. By the uid of who asks, which the token
     * says to the server: nobody is shown another's list, and signing in need not ask again for what is on its way.
     */
    myPortals: build.query<Portal[], string>({
      queryFn: async (_uid, _api, _options, send) => {
        const { data, error } = await send({ url: '/api/portal' });
        if (error) return { error };
        const reply = data as ReplyOf<typeof myPortals>;
        return reply.ok ? { data: reply.data } : { error: { kind: 'unreadable' } satisfies ApiError };
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
  }),
});
export const {
  useMyPortalsQuery,
  useRestoreWizardPortalQuery,
  useCreateWizardPortalMutation,
  useUpdateWizardPortalMutation,
} = creatorApi;
