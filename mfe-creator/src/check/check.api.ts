import { baseApi } from '@portico/shared/api';
import type { checkPortal, PortalCheck, ReplyOf } from '@portico/shared/contracts';

export const checkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the server knows of one revision of a page: a save is checked again. */
    portalCheck: build.query<PortalCheck, { id: string; modifiedDate: string }>({
      query: ({ id }) => ({ url: `/api/portal/${encodeURIComponent(id)}/check` }),
      transformResponse: (reply: ReplyOf<typeof checkPortal>) => reply.data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { usePortalCheckQuery } = checkApi;
