import { baseApi } from '@portico/shared/api';
import type { ReplyOf, Tag, tags } from '@portico/shared/contracts';

const tagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The whole tag dictionary: a person who types may use any name of a tag. [OPEN-53] */
    knownTags: build.query<Tag[], void>({
      query: () => ({ url: '/api/tags' }),
      transformResponse: (reply: ReplyOf<typeof tags>) => reply.data,
      providesTags: ['Tag'],
    }),
  }),
});
export const { useKnownTagsQuery } = tagsApi;
