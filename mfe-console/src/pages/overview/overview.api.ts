import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { ConsoleOverview, ReplyOf } from '@portico/shared/contracts';

const overviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    consoleOverview: build.query<ConsoleOverview, void>({
      query: () => ({ url: '/api/console/overview' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleOverview>) => data,
      providesTags: ['Viewer'],
      // What another screen has changed is there on the way back.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useConsoleOverviewQuery } = overviewApi;
