import { baseApi, type ReplyMeta } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import {
  type BodySentTo,
  type ListingCardSource,
  type LocalizedText,
  MAX_SEARCH_SIZE,
  type Portal,
  type PortalTransition,
  type ReplyOf,
  type ReviewDecision,
  SEARCH_ENDPOINT,
  type SearchResponse,
  type TownCardSource,
  type WaitingDraft,
  type WaitingPortal,
} from '@portico/shared/contracts';
import { listingsBody, townsBody } from '@portico/shared/domain';

/** A town or listing that a portal can be assigned to. */
export interface ReviewPlace {
  id: string;
  title: LocalizedText;
  /** Of a listing: the town that it is in. */
  town?: string | undefined;
}

/** The calls of moderators. [OPEN-49] */
export const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page, sorted by waiting time, longest first. */
    reviewQueue: build.query<{ rows: WaitingPortal[]; total: number }, { start: number; limit: number }>({
      query: ({ start, limit }) => ({ url: `/api/review?_start=${start}&_limit=${limit}` }),
      transformResponse: (reply: ReplyOf<typeof calls.reviewQueue>, meta: ReplyMeta | undefined) => ({
        rows: reply.data,
        total: meta?.total ?? reply.data.length,
      }),
      providesTags: ['MyPortals', 'Viewer'],
      keepUnusedDataFor: 0,
    }),
    decideReview: build.mutation<Portal, { id: string; decision: ReviewDecision }>({
      query: ({ id, decision }) => ({
        url: `/api/review/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data: decision },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.decideReview>) => reply.data,
      invalidatesTags: (portal, _error, { id }) =>
        portal ? [{ type: 'Portal', id }, 'MyPortals', 'Search'] : [],
    }),
    /** The portals with open reports, sorted by the age of the first report. [OPEN-56] */
    reportedPortals: build.query<ReplyOf<typeof calls.reportedPortals>['data'], void>({
      query: () => ({ url: '/api/reports' }),
      transformResponse: (reply: ReplyOf<typeof calls.reportedPortals>) => reply.data,
      providesTags: ['MyPortals', 'Viewer'],
      keepUnusedDataFor: 0,
    }),
    /** Drafts that wait, longest first. */
    waitingDrafts: build.query<{ rows: WaitingDraft[]; total: number }, void>({
      query: () => ({ url: '/api/drafts' }),
      transformResponse: (reply: ReplyOf<typeof calls.waitingDrafts>, meta: ReplyMeta | undefined) => ({
        rows: reply.data,
        total: meta?.total ?? reply.data.length,
      }),
      providesTags: ['MyPortals', 'Viewer'],
      keepUnusedDataFor: 0,
    }),
    decideDraft: build.mutation<Portal, { id: string } & BodySentTo<typeof calls.decidePortalDraft>['data']>({
      query: ({ id, ...data }) => ({
        url: `/api/portal/${encodeURIComponent(id)}/draft/review`,
        method: 'PUT',
        body: { data },
      }),
      transformResponse: (reply: ReplyOf<typeof calls.decidePortalDraft>) => reply.data,
      // After a conflict the shown draft is outdated.
      invalidatesTags: (_portal, _error, { id }) => [{ type: 'Portal', id }, 'MyPortals', 'Search'],
    }),
    dismissReports: build.mutation<unknown, { id: string; lastAt: string }>({
      query: ({ id, lastAt }) => ({
        url: `/api/reports/${encodeURIComponent(id)}/dismiss`,
        method: 'POST',
        body: { data: { lastAt } },
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['MyPortals']),
    }),
    /** The status changes of the portal, oldest first. [OPEN-01] */
    reviewHistory: build.query<PortalTransition[], string>({
      query: (id) => ({ url: `/api/review/${encodeURIComponent(id)}` }),
      transformResponse: (reply: ReplyOf<typeof calls.reviewHistory>) => reply.data,
      providesTags: (_moves, _error, id) => [{ type: 'Portal', id }],
      keepUnusedDataFor: 0,
    }),
    /** Every town of the provider, sorted by rank. */
    reviewTowns: build.query<ReviewPlace[], { provider: string }>({
      query: ({ provider }) => ({
        url: `${SEARCH_ENDPOINT}/town-${provider}/_search`,
        method: 'POST',
        body: townsBody({ size: MAX_SEARCH_SIZE }),
      }),
      transformResponse: ({ hits }: SearchResponse<TownCardSource>) =>
        hits.hits.map(({ _id, _source }) => ({ id: _id, title: _source.title })),
      providesTags: ['Search'],
    }),
    /** Every listing of the provider, sorted by rank. */
    reviewListings: build.query<ReviewPlace[], { provider: string }>({
      query: ({ provider }) => ({
        url: `${SEARCH_ENDPOINT}/listing-${provider}/_search`,
        method: 'POST',
        body: listingsBody({ size: MAX_SEARCH_SIZE }),
      }),
      transformResponse: ({ hits }: SearchResponse<ListingCardSource>) =>
        hits.hits.map(({ _id, _source }) => ({ id: _id, title: _source.title, town: _source.town })),
      providesTags: ['Search'],
    }),
  }),
});
export const {
  useReviewQueueQuery,
  useReportedPortalsQuery,
  useWaitingDraftsQuery,
  useDecideDraftMutation,
  useDismissReportsMutation,
  useDecideReviewMutation,
  useReviewHistoryQuery,
  useReviewTownsQuery,
  useReviewListingsQuery,
} = reviewApi;
