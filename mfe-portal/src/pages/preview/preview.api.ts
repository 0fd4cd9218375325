import { baseApi } from '@portico/shared/api';
import type { Portal, previewPortalDraft, ReplyOf } from '@portico/shared/contracts';

export interface PreviewRequest {
  id: string;
  /** Of the link. */
  key: string;
}

export const previewRequest = (id: string | undefined, search: URLSearchParams): PreviewRequest => ({
  id: id ?? '',
  key: search.get('key') ?? '',
});

export const previewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The draft of a page and the time until which its link holds. */
    portalPreview: build.query<{ portal: Portal; until: string }, PreviewRequest>({
      query: ({ id, key }) => ({
        url: `/api/portal/${encodeURIComponent(id)}/draft/preview?${new URLSearchParams({ key })}`,
      }),
      transformResponse: (reply: ReplyOf<typeof previewPortalDraft>) => reply.data,
    }),
  }),
});
export const { usePortalPreviewQuery } = previewApi;
