import { baseApi } from '@portico/shared/api';
import type { Portal, portalById, ReplyOf } from '@portico/shared/contracts';

/** Endpoints of this remote. Their names must be unique, because the cache is shared by the whole page. */
export const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    eventsPortal: build.query<Portal, string>({
      query: (id) => ({ url: `/api/portal/${encodeURIComponent(id)}` }),
      transformResponse: (reply: ReplyOf<typeof portalById>) => reply.data,
      providesTags: (_portal, _error, id) => [{ type: 'Portal', id }, 'Viewer'],
    }),
  }),
});
export const { useEventsPortalQuery } = eventsApi;
