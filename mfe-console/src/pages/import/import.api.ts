import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ImportMappings, ImportRun, ReplyOf, TableKind } from '@portico/shared/contracts';

/** A hundred rows that each change a page and its listings. */
const IMPORT_TIMEOUT_MS = 60_000;
/** A large picture on a slow line, and its encoding. */
const PICTURE_TIMEOUT_MS = 120_000;

const importApi = baseApi.enhanceEndpoints({ addTagTypes: ['Imports', 'ImportMappings'] }).injectEndpoints({
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
    /** Stores a chosen picture for the site; returns its id. */
    uploadImportPicture: build.mutation<string, Blob>({
      query(picture) {
        const body = new FormData();
        body.append('file', picture, 'picture');
        return { url: '/api/portal/site/image/new', method: 'POST', body, timeoutMs: PICTURE_TIMEOUT_MS };
      },
      transformResponse: ({ ref }: ReplyOf<typeof calls.uploadImage>) => ref,
    }),
    /** Stores the picture of a web address, which the server requests; returns its id. */
    fetchImportPicture: build.mutation<string, string>({
      query: (address) => ({
        url: '/api/console/import/images',
        method: 'POST',
        body: { data: { address } },
        timeoutMs: PICTURE_TIMEOUT_MS,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.fetchImportImage>) => data.id,
    }),
    importMappings: build.query<ImportMappings, void>({
      query: () => ({ url: '/api/console/import-mappings' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.importMappings>) => data,
      providesTags: ['Viewer', 'ImportMappings'],
    }),
    saveImportMapping: build.mutation<void, { kind: TableKind; fields: Readonly<Record<string, string>> }>({
      query: ({ kind, fields }) => ({
        url: `/api/console/import-mappings/${kind}`,
        method: 'PUT',
        body: { data: { fields } },
      }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : ['ImportMappings']),
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

export const {
  useImportRowsMutation,
  useUploadImportPictureMutation,
  useFetchImportPictureMutation,
  useImportMappingsQuery,
  useSaveImportMappingMutation,
  useImportRunsQuery,
  useTakeBackImportMutation,
  useExportRowsMutation,
} = importApi;
