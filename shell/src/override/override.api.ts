import { baseApi } from '@portico/shared/api';

const overrideApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    endOverride: build.mutation<unknown, void>({
      query: () => ({
        url: '/api/releases/override',
        method: 'DELETE',
        // Marks a request of this site's own pages: forms and links of other sites cannot set it.
        headers: { 'x-portico-page': '1' },
      }),
    }),
  }),
});

export const { useEndOverrideMutation } = overrideApi;
