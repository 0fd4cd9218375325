import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ReleasesResponse, ReplyOf } from '@portico/shared/contracts';

type OverrideChoices = ReplyOf<typeof calls.overrideChoices>['data'];
type OverrideChoice = BodySentTo<typeof calls.startOverride>['data'];

/** Says that a page of this site asks, which no form or link elsewhere can. */
export const FROM_OWN_PAGE = { 'x-portico-page': '1' } as const;

/** What admins see of releases, and what they may choose for themselves. */
export const releasesApi = baseApi.injectEndpoints({
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
    endOverride: build.mutation<unknown, void>({
      query: () => ({ url: '/api/releases/override', method: 'DELETE', headers: FROM_OWN_PAGE }),
    }),
  }),
});

export const {
  useReleaseOverviewQuery,
  useOverrideChoicesQuery,
  useStartOverrideMutation,
  useEndOverrideMutation,
} = releasesApi;
