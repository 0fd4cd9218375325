import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodyOf, ReplyOf, Tag, TagChanges } from '@portico/shared/contracts';

type TagList = ReplyOf<typeof calls.consoleTags>['data'];
type TagUse = ReplyOf<typeof calls.consoleTagUse>['data'];
type MergeStep = BodyOf<typeof calls.mergeTags>['data'];
type MergedTags = ReplyOf<typeof calls.mergeTags>['data'];

const addressOf = (id: string): string => `/api/tags/${encodeURIComponent(id)}`;

const consoleTagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    consoleTags: build.query<TagList, Record<string, string | number>>({
      query: (params) => ({
        url: `/api/console/tags?${new URLSearchParams(params as Record<string, string>)}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleTags>) => data,
      providesTags: ['Tag', 'Viewer'],
      keepUnusedDataFor: 0,
    }),
    /** The whole dictionary: its limit is 500 tags. */
    tagDictionary: build.query<Tag[], void>({
      query: () => ({ url: '/api/tags' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.tags>) => data,
      providesTags: ['Tag'],
      keepUnusedDataFor: 0,
    }),
    consoleTagUse: build.query<TagUse, string>({
      query: (tag) => ({ url: `/api/console/tag-use?${new URLSearchParams({ tag })}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleTagUse>) => data,
      providesTags: ['Tag', 'Viewer'],
      keepUnusedDataFor: 0,
    }),
    saveTag: build.mutation<Tag, { id: string; data: TagChanges }>({
      query: ({ id, data }) => ({ url: addressOf(id), method: 'PUT', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.setTag>) => data,
      invalidatesTags: (saved) => (saved ? ['Tag'] : []),
    }),
    deleteTag: build.mutation<unknown, string>({
      query: (id) => ({ url: addressOf(id), method: 'DELETE' }),
      invalidatesTags: (_reply, error) => (error ? [] : ['Tag']),
    }),
    /** One part of a merge; the last one has no `next`. */
    mergeTags: build.mutation<MergedTags, MergeStep>({
      query: (data) => ({ url: '/api/console/tag-merge', method: 'POST', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.mergeTags>) => data,
      invalidatesTags: (merged) =>
        merged && merged.next === undefined ? ['Tag', 'WebConfig', 'Portal', 'MyPortals', 'Search'] : [],
    }),
  }),
});

export const {
  useConsoleTagsQuery,
  useTagDictionaryQuery,
  useConsoleTagUseQuery,
  useSaveTagMutation,
  useDeleteTagMutation,
  useMergeTagsMutation,
} = consoleTagsApi;
