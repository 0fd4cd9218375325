import { baseApi } from '@portico/shared/api';
import type { ReplyOf, Town, townById } from '@portico/shared/contracts';

const townApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A town with its splash and pop-up, which search responses withhold for private towns. Needs the town's grant.
     * [TOWN-08, TOWN-09]
     */
    openedTown: build.query<Town, string>({
      query: (id) => ({
        url: `/api/town/${encodeURIComponent(id)}`,
        grantFor: { store: 'town', id },
      }),
      transformResponse: (reply: ReplyOf<typeof townById>) => reply.data,
      providesTags: ['Viewer', 'Search'],
    }),
  }),
});
export const { useOpenedTownQuery } = townApi;
