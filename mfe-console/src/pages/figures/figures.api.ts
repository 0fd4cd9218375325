import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { ConsoleFigures, FiguresQuery, FigureTable, ReplyOf } from '@portico/shared/contracts';
import { queryOf } from '../../lists/query-of.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    consoleFigures: build.query<ConsoleFigures, FiguresQuery>({
      query: (params) => ({ url: `/api/console/figures?${queryOf(params)}` }),
      transformResponse: ({ data }: ReplyOf<typeof calls.consoleFigures>) => data,
      providesTags: ['Viewer'],
    }),
    /** The text of a CSV file. */
    consoleFiguresCsv: build.query<string, FiguresQuery & { table: FigureTable }>({
      query: (params) => ({ url: `/api/console/figures.csv?${queryOf(params)}`, reads: 'text' }),
      providesTags: ['Viewer'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useConsoleFiguresQuery, useLazyConsoleFiguresCsvQuery } = figuresApi;
