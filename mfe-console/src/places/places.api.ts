import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type {
  Assignment,
  AssignmentResult,
  ConsoleListing,
  ConsoleTown,
  ListedPortal,
  Listing,
  ListingChanges,
  ListingResult,
  LocalizedText,
  NewListing,
  NewTown,
  PortalCardSource,
  QueryOf,
  ReplyOf,
  SearchResponse,
  Town,
  TownChanges,
} from '@portico/shared/contracts';
import { SEARCH_ENDPOINT } from '@portico/shared/contracts';
import { portalsBody } from '@portico/shared/domain';
import { queryOf } from '../lists/query-of.ts';

export interface Rows<Row> {
  total: number;
  rows: Row[];
}

type TownQuery = Partial<QueryOf<typeof calls.consoleTowns>>;
type ListingQuery = Partial<QueryOf<typeof calls.consoleListings>>;

/** A released portal, with its listings as far as visitors may know of them. */
interface AssignablePortal {
  id: string;
  title: LocalizedText;
  listings: readonly string[];
}

/** Portals that a search offers at once. */
const PORTALS_OF_SEARCH = 50;

const put = (url: string, data: unknown) => ({ url, method: 'PUT', body: { data } }) as const;
const post = (url: string, data: unknown) => ({ url, method: 'POST', body: { data } }) as const;
const inOrder = (ids: readonly string[]) => (a: { id: string }, b: { id: string }) =>
  ids.indexOf(a.id) - ids.indexOf(b.id);

/**
 * Calls for towns and listings; every change refetches the lists. A form refetches its own record, because
 * `modifiedDate` must match what the form shows.
 */
const placesApi = baseApi.enhanceEndpoints({ addTagTypes: ['ConsolePlaces'] }).injectEndpoints({
  endpoints: (build) => ({
    consoleTowns: build.query<Rows<ConsoleTown>, TownQuery>({
      query: (query) => ({ url: `/api/console/towns?${queryOf(query)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleTowns>) => data,
      providesTags: ['Viewer', 'ConsolePlaces'],
      keepUnusedDataFor: 0,
    }),
    consoleListings: build.query<Rows<ConsoleListing>, ListingQuery>({
      query: (query) => ({ url: `/api/console/listings?${queryOf(query)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleListings>) => data,
      providesTags: ['Viewer', 'ConsolePlaces'],
      keepUnusedDataFor: 0,
    }),
    consoleListingPortals: build.query<Rows<ListedPortal>, { id: string; _start: number; _limit: number }>({
      query: ({ id, ...page }) => ({
        url: `/api/console/listings/${encodeURIComponent(id)}/portals?${queryOf(page)}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleListingPortals>) => data,
      providesTags: ['Viewer', 'ConsolePlaces'],
      keepUnusedDataFor: 0,
    }),
    consoleTown: build.query<Town, string>({
      query: (id) => ({ url: `/api/town/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.townById>) => data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    consoleListing: build.query<Listing, string>({
      query: (id) => ({ url: `/api/listing/${encodeURIComponent(id)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.listingById>) => data,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
    /** Released portals by a text, for an assignment. */
    assignablePortals: build.query<Rows<AssignablePortal>, { provider: string; q: string }>({
      query: ({ provider, q }) => ({
        url: `${SEARCH_ENDPOINT}/portal-${encodeURIComponent(provider)}/_search`,
        method: 'POST',
        body: portalsBody({ text: q, size: PORTALS_OF_SEARCH }),
      }),
      transformResponse: ({ hits }: SearchResponse<PortalCardSource>) => ({
        total: hits.total.value,
        rows: hits.hits.map(({ _id: id, _source: { title, listingRefs = [] } }) => ({
          id,
          title,
          listings: listingRefs,
        })),
      }),
      providesTags: ['Search'],
      keepUnusedDataFor: 0,
    }),
  }),
});

const townChanges = placesApi.injectEndpoints({
  endpoints: (build) => ({
    newTown: build.mutation<Town, NewTown>({
      query: (town) => post('/api/town', town),
      transformResponse: ({ data }: ReplyOf<typeof calls.createTown>) => data,
      invalidatesTags: (town) => (town ? ['ConsolePlaces', 'Search'] : []),
    }),
    saveTown: build.mutation<Town, { id: string; changes: TownChanges }>({
      query: ({ id, changes }) => put(`/api/town/${encodeURIComponent(id)}`, changes),
      transformResponse: ({ data }: ReplyOf<typeof calls.updateTown>) => data,
      invalidatesTags: (town) => (town ? ['ConsolePlaces', 'Search'] : []),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(placesApi.util.updateQueryData('consoleTown', id, () => data)),
          () => undefined,
        ),
    }),
    /** Puts the rows of a shown list in order, at once in the list and then on the server. */
    orderTowns: build.mutation<unknown, { ids: readonly string[]; shown: TownQuery }>({
      query: ({ ids }) => put('/api/console/towns/order', { ids }),
      invalidatesTags: ['ConsolePlaces', 'Search'],
      onQueryStarted: ({ ids, shown }, { dispatch, queryFulfilled }) => {
        const order = ({ rows }: Rows<ConsoleTown>) => void rows.sort(inOrder(ids));
        const patch = dispatch(placesApi.util.updateQueryData('consoleTowns', shown, order));
        return queryFulfilled.then(() => undefined, patch.undo);
      },
    }),
    changeTowns: build.mutation<ListingResult[], { ids: readonly string[]; isArchived: boolean }>({
      query: (change) => post('/api/console/towns/changes', change),
      transformResponse: ({ data }: ReplyOf<typeof calls.changeTowns>) => data,
      invalidatesTags: ['ConsolePlaces', 'Search'],
      onQueryStarted: ({ isArchived }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            for (const { id, outcome } of data) {
              if (outcome !== 'changed') continue;
              const patch = placesApi.util.updateQueryData('consoleTown', id, (record) => {
                record.isArchived = isArchived;
              });
              dispatch(patch);
            }
          },
          () => undefined,
        ),
    }),
  }),
});

const listingChanges = placesApi.injectEndpoints({
  endpoints: (build) => ({
    newListing: build.mutation<Listing, NewListing>({
      query: (listing) => post('/api/listing', listing),
      transformResponse: ({ data }: ReplyOf<typeof calls.createListing>) => data,
      invalidatesTags: (listing) => (listing ? ['ConsolePlaces', 'Search'] : []),
    }),
    saveListing: build.mutation<Listing, { id: string; changes: ListingChanges }>({
      query: ({ id, changes }) => put(`/api/listing/${encodeURIComponent(id)}`, changes),
      transformResponse: ({ data }: ReplyOf<typeof calls.updateListing>) => data,
      invalidatesTags: (listing) => (listing ? ['ConsolePlaces', 'Search'] : []),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(placesApi.util.updateQueryData('consoleListing', id, () => data)),
          () => undefined,
        ),
    }),
    orderListings: build.mutation<
      unknown,
      { ids: readonly string[]; town?: string | undefined; shown: ListingQuery }
    >({
      query: ({ ids, town }) => put('/api/console/listings/order', { ids, town }),
      invalidatesTags: ['ConsolePlaces', 'Search'],
      onQueryStarted: ({ ids, shown }, { dispatch, queryFulfilled }) => {
        const order = ({ rows }: Rows<ConsoleListing>) => void rows.sort(inOrder(ids));
        const patch = dispatch(placesApi.util.updateQueryData('consoleListings', shown, order));
        return queryFulfilled.then(() => undefined, patch.undo);
      },
    }),
    changeListings: build.mutation<
      ListingResult[],
      { ids: readonly string[]; isArchived?: boolean | undefined; town?: string | null | undefined }
    >({
      query: (change) => post('/api/console/listings/changes', change),
      transformResponse: ({ data }: ReplyOf<typeof calls.changeListings>) => data,
      invalidatesTags: ['ConsolePlaces', 'Search'],
      onQueryStarted: ({ isArchived }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            for (const { id, outcome } of data) {
              if (outcome !== 'changed' || isArchived === undefined) continue;
              const patch = placesApi.util.updateQueryData('consoleListing', id, (record) => {
                record.isArchived = isArchived;
              });
              dispatch(patch);
            }
          },
          () => undefined,
        ),
    }),
    assignPortals: build.mutation<AssignmentResult[], Assignment & { ids: readonly string[] }>({
      query: (assignment) => post('/api/console/portals/assign', assignment),
      transformResponse: ({ data }: ReplyOf<typeof calls.assignPortals>) => data,
      invalidatesTags: (_results, _error, { ids }) => [
        'ConsolePlaces',
        'Search',
        ...ids.map((id) => ({ type: 'Portal' as const, id })),
      ],
    }),
  }),
});

export const {
  useConsoleTownsQuery,
  useConsoleListingsQuery,
  useConsoleListingPortalsQuery,
  useConsoleTownQuery,
  useConsoleListingQuery,
  useAssignablePortalsQuery,
} = placesApi;
export const { useNewTownMutation, useSaveTownMutation, useOrderTownsMutation, useChangeTownsMutation } =
  townChanges;
export const {
  useNewListingMutation,
  useSaveListingMutation,
  useOrderListingsMutation,
  useChangeListingsMutation,
  useAssignPortalsMutation,
} = listingChanges;
