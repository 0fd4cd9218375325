import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ImportRun, ReplyOf, TableKind } from '@portico/shared/contracts';

/** A hundred rows that each change a page and its listings. */
const IMPORT_TIMEOUT_MS = 60_000;

const importApi = baseApi.enhanceEndpoints({ addTagTypes: ['Imports'] }).injectEndpoints({
  endpoints: (build) => ({
    importRows: build.mutation<
      ReplyOf<typeof calls.importRows>['data']['rows'],
      BodySentTo<typeof calls.importRows>['data']
    >({
      query: (data) => ({
        url: '/api/console/import',
        method: 'POST',
        body: { data },
        timeoutMs: IMPORT_TIMEOUT_MS,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.importRows>) => data.rows,
      invalidatesTags: (_rows, error, { dryRun }) =>
        error || dryRun ? [] : ['Search', 'MyPortals', 'Portal', 'Imports'],
    }),
    importRuns: build.query<ImportRun[], void>({
      query: () => ({ url: '/api/console/imports' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.importRuns>) => data,
      providesTags: ['Viewer', 'Imports'],
      keepUnusedDataFor: 0,
    }),
    /** A part; the last one has `isDone`. */
    takeBackImport: build.mutation<ReplyOf<typeof calls.takeBackImport>['data'], string>({
      query: (run) => ({
        url: `/api/console/imports/${run}/take-back`,
        method: 'POST',
        timeoutMs: IMPORT_TIMEOUT_MS,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.takeBackImport>) => data,
      invalidatesTags: (part) => (part?.isDone ? ['Search', 'MyPortals', 'Portal', 'Imports'] : []),
    }),
    exportRows: build.mutation<
      ReplyOf<typeof calls.exportRows>['data'],
      { kind: TableKind; after: string | undefined }
    >({
      query: ({ kind, after }) => ({
        url: `/api/console/export?${new URLSearchParams({ kind, ...(after ? { after } : {}) })}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.exportRows>) => data,
    }),
  }),
});

export const { useImportRowsMutation, useImportRunsQuery, useTakeBackImportMutation, useExportRowsMutation } =
  importApi;
