import { baseApi } from '@portico/shared/api';
import type {
  BodySentTo,
  markPortalTranslations,
  PortalTranslations,
  ReplyOf,
  suggestPortalTranslations,
} from '@portico/shared/contracts';

/** The texts of one revision of a page or of its draft. */
export interface TextsRevision {
  id: string;
  isDraft: boolean;
  modifiedDate: string;
}

const addressOf = ({ id, isDraft }: TextsRevision, call = ''): string =>
  `/api/portal/${encodeURIComponent(id)}/translations${call}${isDraft ? '?draft=true' : ''}`;
const received = ({ data }: ReplyOf<typeof markPortalTranslations>): PortalTranslations => data;

const readApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    portalTranslations: build.query<PortalTranslations, TextsRevision>({
      query: (revision) => ({ url: addressOf(revision) }),
      transformResponse: received,
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
  }),
});
const shown = (revision: TextsRevision, data: PortalTranslations) =>
  readApi.util.upsertQueryData('portalTranslations', revision, data);

/** The reply of a change replaces what is shown; the caller handles a failure. */
async function show(
  revision: TextsRevision,
  dispatch: (action: ReturnType<typeof shown>) => unknown,
  queryFulfilled: Promise<{ data: PortalTranslations }>,
): Promise<void> {
  const reply = await queryFulfilled.catch(() => undefined);
  if (reply) dispatch(shown(revision, reply.data));
}

export const translationsApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    markTranslations: build.mutation<
      PortalTranslations,
      { revision: TextsRevision } & Omit<BodySentTo<typeof markPortalTranslations>['data'], 'modifiedDate'>
    >({
      query: ({ revision, ...marks }) => ({
        url: addressOf(revision),
        method: 'PUT',
        body: { data: { ...marks, modifiedDate: revision.modifiedDate } },
      }),
      transformResponse: received,
      onQueryStarted: ({ revision }, { dispatch, queryFulfilled }) =>
        show(revision, dispatch, queryFulfilled),
    }),
    suggestTranslations: build.mutation<
      PortalTranslations,
      { revision: TextsRevision } & BodySentTo<typeof suggestPortalTranslations>['data']
    >({
      query: ({ revision, ...data }) => ({
        url: addressOf(revision, '/suggest'),
        method: 'POST',
        body: { data },
      }),
      transformResponse: received,
      onQueryStarted: ({ revision }, { dispatch, queryFulfilled }) =>
        show(revision, dispatch, queryFulfilled),
    }),
  }),
});

export const { usePortalTranslationsQuery, useMarkTranslationsMutation, useSuggestTranslationsMutation } =
  translationsApi;
