import { baseApi } from '@portico/shared/api';
import type * as calls from '@portico/shared/contracts';
import type { ReplyOf, WebConfig, WebConfigChanges } from '@portico/shared/contracts';

const siteSettingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The configuration as it is stored now; the shell's own may be an hour old. */
    siteSettings: build.query<WebConfig, void>({
      query: () => ({ url: '/api/web-admin/' }),
      transformResponse: ({ data }: ReplyOf<typeof calls.webConfig>) => data,
      providesTags: ['WebConfig'],
      keepUnusedDataFor: 0,
    }),
    saveSiteSettings: build.mutation<WebConfig, WebConfigChanges>({
      query: (data) => ({ url: '/api/web-admin/', method: 'PUT', body: { data } }),
      transformResponse: ({ data }: ReplyOf<typeof calls.updateWebConfig>) => data,
      invalidatesTags: (saved) => (saved ? ['WebConfig'] : []),
    }),
  }),
});

export const { useSiteSettingsQuery, useSaveSiteSettingsMutation } = siteSettingsApi;
