import { baseApi } from '@portico/shared/api';
import type { FigurePeriod, PortalFigures, portalFigures, ReplyOf } from '@portico/shared/contracts';

const WEEKLY_MAIL = { type: 'Viewer', id: 'weekly-mail' } as const;

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What visitors did on a page; for its editors. */
    portalFigures: build.query<PortalFigures, { id: string; period: FigurePeriod }>({
      query: ({ id, period }) => ({ url: `/api/portal/${encodeURIComponent(id)}/figures?period=${period}` }),
      transformResponse: ({ data }: ReplyOf<typeof portalFigures>) => data,
      providesTags: ['Viewer', WEEKLY_MAIL],
    }),
    wantWeeklyMail: build.mutation<unknown, boolean>({
      query: (isWanted) => ({
        url: '/api/account/weekly-mail',
        method: 'PUT',
        body: { data: { isWanted } },
      }),
      invalidatesTags: [WEEKLY_MAIL],
    }),
  }),
});

export const { usePortalFiguresQuery, useWantWeeklyMailMutation } = figuresApi;
