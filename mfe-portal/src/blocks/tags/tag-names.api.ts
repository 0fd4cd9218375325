import { baseApi } from '@portico/shared/api';
import type { Language, ReplyOf, TagNames, tagNames } from '@portico/shared/contracts';

/** Names of the tags of one page: the page carries no others. */
export interface TagNamesRequest {
  language: Language;
  tags: readonly string[];
}

export const tagNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [OPEN-53] */
    namesOfPortalTags: build.query<TagNames, TagNamesRequest>({
      query: ({ language, tags }) => ({
        url: `/api/tag-names?${new URLSearchParams([['language', language], ...tags.map((tag) => ['tag', tag])])}`,
      }),
      transformResponse: (reply: ReplyOf<typeof tagNames>) => reply.data,
    }),
  }),
});
export const { useNamesOfPortalTagsQuery } = tagNamesApi;
