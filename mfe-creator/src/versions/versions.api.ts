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
import { storeReceivedPortal } from '../portal-received.ts';

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
    /** Sent after earlier saves of this browser, with the `modifiedDate` that was seen. [T-49] */
    restoreVersion: build.mutation<Portal, { id: string; number: number; modifiedDate: string }>({
      queryFn: ({ id, number, modifiedDate }, _api, _options, send) => {
        const queue = saveQueueOf(id);
        return queue.inOrder(async () => {
          const seen = queue.latestRevision(modifiedDate);
          const { data, error } = await send({
            url: `${pathOf(id)}/${number}/restore`,
            method: 'POST',
            body: { data: { modifiedDate: seen } },
          });
          if (error) return { error };
          const { data: restored } = data as ReplyOf<typeof restorePortalVersion>;
          queue.recordRevision(seen, restored.modifiedDate);
          return { data: restored };
        });
      },
      invalidatesTags: (portal) => (portal ? ['MyPortals', 'Search'] : []),
      onQueryStarted: storeReceivedPortal,
    }),
  }),
});
export const { usePortalVersionsQuery, usePortalVersionQuery, useRestoreVersionMutation } = versionsApi;
