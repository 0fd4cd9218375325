import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type {
  BodyOf,
  ConsolePortalDetails,
  ConsolePortalFilters,
  PortalResult,
  PortalVersion,
  PortalView,
  ReplyOf,
  ShownPortalVersion,
} from '@portico/shared/contracts';
import { queryOf } from './lists/query-of.ts';

const PORTALS = '/api/console/portals';
const VIEWS = '/api/console/portal-views';

type BulkReply = ReplyOf<typeof calls.deletePortals>;
type Ids = { ids: readonly string[] };

/** The calls about the pages of a provider. A change refetches every list of pages, also those of other remotes. */
const portalsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    /** `isContent`: what pages contain changes, and not only where they are. */
    const bulk = <Body>(action: string, isContent = true) =>
      build.mutation<PortalResult[], Body>({
        query: (data) => ({ url: `${PORTALS}/${action}`, method: 'POST', body: { data } }),
        transformResponse: ({ data }: BulkReply) => data,
        invalidatesTags: ['MyPortals', 'Search', ...(isContent ? (['Portal'] as const) : [])],
      });
    return {
      consolePortals: build.query<
        ReplyOf<typeof calls.consolePortals>['data'],
        Readonly<Record<string, string | number>>
      >({
        query: (query) => ({
          url: `${PORTALS}?${queryOf(query)}`,
        }),
        transformResponse: ({ data }: ReplyOf<typeof calls.consolePortals>) => data,
        providesTags: ['MyPortals', 'Viewer'],
        keepUnusedDataFor: 0,
      }),
      consolePortalFilters: build.query<ConsolePortalFilters, void>({
        query: () => ({ url: '/api/console/portal-filters' }),
        transformResponse: ({ data }: ReplyOf<typeof calls.consolePortalFilters>) => data,
        providesTags: ['MyPortals', 'Viewer'],
      }),
      consolePortal: build.query<ConsolePortalDetails, string>({
        query: (id) => ({ url: `${PORTALS}/${encodeURIComponent(id)}` }),
        transformResponse: ({ data }: ReplyOf<typeof calls.consolePortal>) => data,
        providesTags: ['MyPortals', 'Viewer'],
        keepUnusedDataFor: 0,
      }),
      consolePortalVersions: build.query<PortalVersion[], string>({
        query: (id) => ({ url: `/api/portal/${encodeURIComponent(id)}/versions` }),
        transformResponse: ({ data }: ReplyOf<typeof calls.portalVersions>) => data,
        providesTags: (_versions, _error, id) => [{ type: 'Portal', id }, 'Viewer'],
        keepUnusedDataFor: 0,
      }),
      consolePortalVersion: build.query<ShownPortalVersion, { id: string; number: number }>({
        query: ({ id, number }) => ({ url: `/api/portal/${encodeURIComponent(id)}/versions/${number}` }),
        transformResponse: ({ data }: ReplyOf<typeof calls.portalVersion>) => data,
        providesTags: ['Viewer'],
      }),
      decidePortals: bulk<BodyOf<typeof calls.decidePortals>['data']>('decide'),
      tagPortals: bulk<Ids & Pick<BodyOf<typeof calls.tagPortals>['data'], 'change' | 'tag'>>('tags'),
      deletePortals: bulk<Ids>('delete', false),
      restorePortals: bulk<Ids>('restore'),
      handOverConsolePortal: build.mutation<unknown, { id: string; username: string }>({
        query: ({ id, username }) => ({
          url: `/api/portal/${encodeURIComponent(id)}/owner`,
          method: 'PUT',
          body: { data: { username } },
        }),
        invalidatesTags: ['MyPortals'],
      }),
      portalViews: build.query<PortalView[], void>({
        query: () => ({ url: VIEWS }),
        transformResponse: ({ data }: ReplyOf<typeof calls.portalViews>) => data,
        providesTags: ['Viewer'],
      }),
      savePortalView: build.mutation<PortalView[], Pick<PortalView, 'name' | 'query'>>({
        query: (data) => ({ url: VIEWS, method: 'POST', body: { data } }),
        transformResponse: ({ data }: ReplyOf<typeof calls.savePortalView>) => data,
        onQueryStarted: async (_view, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) void dispatch(portalsApi.util.upsertQueryData('portalViews', undefined, data));
        },
      }),
      deletePortalView: build.mutation<PortalView[], string>({
        query: (id) => ({ url: `${VIEWS}/${encodeURIComponent(id)}`, method: 'DELETE' }),
        transformResponse: ({ data }: ReplyOf<typeof calls.deletePortalView>) => data,
        onQueryStarted: async (_id, { dispatch, queryFulfilled }) => {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) void dispatch(portalsApi.util.upsertQueryData('portalViews', undefined, data));
        },
      }),
    };
  },
});

export const {
  useConsolePortalsQuery,
  useConsolePortalFiltersQuery,
  useConsolePortalQuery,
  useConsolePortalVersionsQuery,
  useConsolePortalVersionQuery,
  useDecidePortalsMutation,
  useTagPortalsMutation,
  useDeletePortalsMutation,
  useRestorePortalsMutation,
  useHandOverConsolePortalMutation,
  usePortalViewsQuery,
  useSavePortalViewMutation,
  useDeletePortalViewMutation,
} = portalsApi;
