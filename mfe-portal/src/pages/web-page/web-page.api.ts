import { baseApi } from '@portico/shared/api';
import type { ReplyOf, WebPage, webPageById } from '@portico/shared/contracts';

/** Endpoints of custom pages. */
export const webPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [API-16] */
    webPageById: build.query<WebPage, string>({
      query: (id) => ({ url: `/api/web-page/${encodeURIComponent(id)}` }),
      transformResponse: (reply: ReplyOf<typeof webPageById>) => reply.data,
      // An unpublished page is for its editors and admins.
      providesTags: ['WebPage', 'Viewer'],
    }),
  }),
});
export const { useWebPageByIdQuery } = webPageApi;
