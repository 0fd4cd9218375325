import { baseApi } from '@portico/shared/api';
import type { PortalReport } from '@portico/shared/contracts';

const reportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** [OPEN-56] */
    reportPortal: build.mutation<unknown, { id: string; report: PortalReport }>({
      query: ({ id, report }) => ({
        url: `/api/portal/${encodeURIComponent(id)}/report`,
        method: 'POST',
        body: { data: report },
        grantFor: { store: 'portal', id },
      }),
    }),
  }),
});
export const { useReportPortalMutation } = reportApi;
