import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { BodySentTo, ReplyOf, TableKind } from '@portico/shared/contracts';

/** A hundred rows that each change a page and its listings. */
const IMPORT_TIMEOUT_MS = 60_000;

const importApi = baseApi.injectEndpoints({
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
        error || dryRun ? [] : ['Search', 'MyPortals', 'Portal'],
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

export const { useImportRowsMutation, useExportRowsMutation } = importApi;
