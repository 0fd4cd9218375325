import { baseApi } from '@portico/shared/api';
import type {
  Portal,
  PortalVersion,
  portalVersion,
  portalVersions,
  ReplyOf,
  restorePortalVersion,
  ShownPortalVersion,
} from '@portico/shared/contracts';
import { saveQueueOf } from '../editing/saving/save-queue.ts';
import { portalReceived } from '../portal-received.ts';

const pathOf = (id: string) => `/api/portal/${encodeURIComponent(id)}/versions`;

/** The calls of a portal's versions. */
export const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first; requested again whenever the editor is opened. */
    portalVersions: build.query<PortalVersion[], string>({
      query: (id) => ({ url: pathOf(id) }),
      transformResponse: (reply: ReplyOf<typeof portalVersions>) => reply.data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    portalVersion: build.query<ShownPortalVersion, { id: string; number: number }>({
      query: ({ id, number }) => ({ url: `${pathOf(id)}/${number}` }),
      transformResponse: (reply: ReplyOf<typeof portalVersion>) => reply.data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    /** Sent with the `modifiedDate` that was seen. [T-49] */
    restoreVersion: build.mutation<Portal, { id: string; number: number; modifiedDate: string }>({
      query: ({ id, number, modifiedDate }) => ({
        url: `${pathOf(id)}/${number}/restore`,
        method: 'POST',
        body: { data: { modifiedDate } },
      }),
      transformResponse: (reply: ReplyOf<typeof restorePortalVersion>) => reply.data,
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: async ({ id, modifiedDate }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        saveQueueOf(id).recordRevision(modifiedDate, data.modifiedDate);
        dispatch(portalReceived(data));
      },
    }),
  }),
});
export const { usePortalVersionsQuery, usePortalVersionQuery, useRestoreVersionMutation } = versionsApi;
