import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type {
  NewWebPage,
  PageDraft,
  PageDraftChanges,
  QueryOf,
  ReplyOf,
  WebPage,
  WebPageChanges,
} from '@portico/shared/contracts';
import { queryOf } from '../../lists/query-of.ts';

type PageList = ReplyOf<typeof calls.consolePages>['data'];
type DraftReply = ReplyOf<typeof calls.pageDraft>;

const address = (id: string, part: 'draft' | 'publish' | 'unpublish') =>
  `/api/console/pages/${encodeURIComponent(id)}/${part}`;
const draftOf = ({ data }: DraftReply): PageDraft => data;

const customPagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    customPages: build.query<PageList, Partial<QueryOf<typeof calls.consolePages>>>({
      query: (params) => ({ url: `/api/console/pages?${queryOf(params)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consolePages>) => data,
      providesTags: ['WebPage', 'Viewer'],
    }),
    customPageDraft: build.query<PageDraft, string>({
      query: (id) => ({ url: address(id, 'draft') }),
      transformResponse: draftOf,
      providesTags: ['WebPage', 'Viewer'],
      // A form starts with what is stored now.
      keepUnusedDataFor: 0,
    }),
    /** The page that visitors see, to restore it by Undo. */
    liveCustomPage: build.query<WebPage, string>({
      query: (id) => ({ url: `/api/web-page/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.webPageById>) => data,
      keepUnusedDataFor: 0,
    }),
    createCustomPage: build.mutation<WebPage, NewWebPage>({
      query: (data) => ({ url: '/api/web-page', method: 'POST', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.createWebPage>) => data,
      invalidatesTags: ['WebPage', 'WebConfig'],
    }),
    changeCustomPage: build.mutation<unknown, { id: string; data: WebPageChanges }>({
      query: ({ id, data }) => ({
        url: `/api/web-page/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { data },
      }),
      invalidatesTags: ['WebPage', 'WebConfig'],
    }),
    deleteCustomPage: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/web-page/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['WebConfig'],
    }),
    saveCustomPageDraft: build.mutation<PageDraft, { id: string; data: PageDraftChanges }>({
      query: ({ id, data }) => ({ url: address(id, 'draft'), method: 'PUT', body: { data } }),
      transformResponse: draftOf,
      invalidatesTags: ['WebPage'],
    }),
    discardCustomPageDraft: build.mutation<PageDraft, { id: string; modifiedDate: string | undefined }>({
      query: ({ id, modifiedDate }) => ({
        url: `${address(id, 'draft')}?${queryOf({ modifiedDate })}`,
        method: 'DELETE',
      }),
      transformResponse: draftOf,
      invalidatesTags: ['WebPage'],
    }),
    publishCustomPage: build.mutation<PageDraft, { id: string; modifiedDate: string | undefined }>({
      query: ({ id, modifiedDate }) => ({
        url: address(id, 'publish'),
        method: 'POST',
        body: { data: { modifiedDate } },
      }),
      transformResponse: draftOf,
      invalidatesTags: ['WebPage', 'WebConfig'],
    }),
    unpublishCustomPage: build.mutation<PageDraft, string>({
      query: (id) => ({ url: address(id, 'unpublish'), method: 'POST' }),
      transformResponse: draftOf,
      invalidatesTags: ['WebPage', 'WebConfig'],
    }),
  }),
});

export const {
  useCustomPagesQuery,
  useCustomPageDraftQuery,
  useLazyLiveCustomPageQuery,
  useCreateCustomPageMutation,
  useChangeCustomPageMutation,
  useDeleteCustomPageMutation,
  useSaveCustomPageDraftMutation,
  useDiscardCustomPageDraftMutation,
  usePublishCustomPageMutation,
  useUnpublishCustomPageMutation,
} = customPagesApi;
