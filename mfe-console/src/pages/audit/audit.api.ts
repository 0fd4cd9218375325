import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { ReplyOf } from '@portico/shared/contracts';

export type AuditPageData = ReplyOf<typeof calls.consoleAudit>['data'];
/** The query of the calls, without the cursor. */
export type AuditQuery = Readonly<Record<string, string>>;

/** A long log takes a while to be read. */
const EXPORT_TIMEOUT_MS = 60_000;

const auditApi = baseApi.enhanceEndpoints({ addTagTypes: ['Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    consoleAudit: build.infiniteQuery<AuditPageData, AuditQuery, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ queryArg, pageParam }) => ({
        url: `/api/console/audit?${new URLSearchParams({ ...queryArg, ...(pageParam ? { before: pageParam } : {}) })}`,
      }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleAudit>) => data,
      providesTags: ['Viewer', 'Audit'],
      keepUnusedDataFor: 0,
    }),
    /** The entries as CSV. */
    exportAudit: build.mutation<string, AuditQuery>({
      query: (query) => ({
        url: `/api/console/audit.csv?${new URLSearchParams(query)}`,
        reads: 'text',
        timeoutMs: EXPORT_TIMEOUT_MS,
      }),
    }),
  }),
});

export const { useConsoleAuditInfiniteQuery, useExportAuditMutation } = auditApi;
