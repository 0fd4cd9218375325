import { baseApi } from '@portico/shared/api';
import type { Language, ReplyOf, TagNames, tagNames } from '@portico/shared/contracts';

/** How long, in s, the names outlive the pages that show them. */
const CACHE_S = 3600;

export const tagNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The tag dictionary in one language. [OPEN-53] */
    tagNames: build.query<TagNames, Language>({
      query: (language) => ({ url: `/api/tag-names?language=${language}` }),
      transformResponse: (reply: ReplyOf<typeof tagNames>) => reply.data,
      providesTags: ['Tag'],
      keepUnusedDataFor: CACHE_S,
    }),
  }),
});
export const { useTagNamesQuery } = tagNamesApi;
