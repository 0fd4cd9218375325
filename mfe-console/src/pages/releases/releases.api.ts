import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ReleasesResponse, ReplyOf } from '@portico/shared/contracts';

export type Publication = ReplyOf<typeof calls.publishReleaseArchive>['data'];
export type ReleaseComparison = ReplyOf<typeof calls.compareReleases>['data'];
type StoredVersions = ReplyOf<typeof calls.releaseVersions>['data'];
type OverrideChoices = ReplyOf<typeof calls.overrideChoices>['data'];
type OverrideChoice = BodySentTo<typeof calls.startOverride>['data'];

/** The gates render every page of a release before it is published. */
const PUBLISH_TIMEOUT_MS = 180_000;

/** Header that marks a request of this site's own pages: forms and links of other sites cannot set it. */
const FROM_OWN_PAGE = { 'x-portico-page': '1' } as const;

const releasesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Releases'] }).injectEndpoints({
  endpoints: (build) => ({
    releaseOverview: build.query<ReleasesResponse['result'], void>({
      query: () => ({ url: '/api/releases' }),
      transformResponse: ({ result }: ReleasesResponse) => result,
      providesTags: ['Viewer', 'Releases'],
      keepUnusedDataFor: 0,
    }),
    /** Uploads an archive; with `checkOnly` nothing is published. */
    publishRelease: build.mutation<
      Publication,
      { file: File; percent: string; reason: string; checkOnly: boolean }
    >({
      query: ({ file, percent, reason, checkOnly }) => {
        const body = new FormData();
        if (percent) body.append('percent', percent);
        if (reason.trim()) body.append('reason', reason);
        body.append('checkOnly', String(checkOnly));
        body.append('file', file);
        return { url: '/api/releases/publish', method: 'POST', body, timeoutMs: PUBLISH_TIMEOUT_MS };
      },
      transformResponse: ({ data }: ReplyOf<typeof calls.publishReleaseArchive>) => data,
      invalidatesTags: (publication) => (publication?.isPublished ? ['Releases'] : []),
    }),
    changeCanary: build.mutation<unknown, BodySentTo<typeof calls.changeCanary>['data']>({
      query: (data) => ({ url: '/api/releases/canary', method: 'PUT', body: { data } }),
      invalidatesTags: ['Releases'],
    }),
    promoteCanary: build.mutation<unknown, BodySentTo<typeof calls.promoteCanary>['data']>({
      query: (data) => ({ url: '/api/releases/canary/promote', method: 'POST', body: { data } }),
      invalidatesTags: ['Releases'],
    }),
    stopCanary: build.mutation<unknown, BodySentTo<typeof calls.stopCanary>['data']>({
      query: (data) => ({ url: '/api/releases/canary/stop', method: 'POST', body: { data } }),
      invalidatesTags: ['Releases'],
    }),
    rollBackRelease: build.mutation<unknown, BodySentTo<typeof calls.rollBackRelease>['data']>({
      query: (data) => ({ url: '/api/releases/roll-back', method: 'POST', body: { data } }),
      invalidatesTags: ['Releases'],
    }),
    releaseVersions: build.query<StoredVersions, void>({
      query: () => ({ url: '/api/releases/versions' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.releaseVersions>) => data,
      providesTags: ['Viewer', 'Releases'],
    }),
    compareReleases: build.query<ReleaseComparison, { name: string; before: string; after: string }>({
      query: (versions) => ({ url: `/api/releases/compare?${new URLSearchParams(versions)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.compareReleases>) => data,
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

export const {
  useReleaseOverviewQuery,
  usePublishReleaseMutation,
  useChangeCanaryMutation,
  usePromoteCanaryMutation,
  useStopCanaryMutation,
  useRollBackReleaseMutation,
  useReleaseVersionsQuery,
  useLazyCompareReleasesQuery,
  useOverrideChoicesQuery,
  useStartOverrideMutation,
} = releasesApi;
