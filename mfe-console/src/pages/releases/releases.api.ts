import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ReleasesResponse, ReplyOf } from '@portico/shared/contracts';

type OverrideChoices = ReplyOf<typeof calls.overrideChoices>['data'];
type OverrideChoice = BodySentTo<typeof calls.startOverride>['data'];

/** Header that marks a request of this site's own pages: forms and links of other sites cannot set it. */
const FROM_OWN_PAGE = { 'x-portico-page': '1' } as const;

const releasesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    releaseOverview: build.query<ReleasesResponse['result'], void>({
      query: () => ({ url: '/api/releases' }),
      transformResponse: ({ result }: ReleasesResponse) => result,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    overrideChoices: build.query<OverrideChoices, void>({
      query: () => ({ url: '/api/releases/override' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.overrideChoices>) => data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    startOverride: build.mutation<unknown, OverrideChoice>({
      query: (data) => ({
        url: '/api/releases/override',
        method: 'POST',
        headers: FROM_OWN_PAGE,
        body: { data },
      }),
    }),
  }),
});

export const { useReleaseOverviewQuery, useOverrideChoicesQuery, useStartOverrideMutation } = releasesApi;
