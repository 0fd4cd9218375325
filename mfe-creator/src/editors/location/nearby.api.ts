import { type ApiError, baseApi, siteApi } from '@portico/shared/api';
import { type PortalCardSource, SEARCH_ENDPOINT, type SearchResponse } from '@portico/shared/contracts';
import { type GeoPosition, portalsBody } from '@portico/shared/domain';

/** Search radius around a pin, in km, and the number of results. */
const NEARBY_KM = 5;
const NEARBY_PORTALS = 8;

/** A portal near the pin. */
export interface NearbyPortal {
  portal: PortalCardSource;
  distanceKm: number;
}

/** The site's own portals near a pin, for sites without maps. [EDIT-12] */
export const nearbyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sorted by distance, without private portals, whose location is withheld. */
    nearbyPortals: build.query<NearbyPortal[], GeoPosition>({
      queryFn: async (position, { dispatch }, _options, send) => {
        const config = await dispatch(siteApi.endpoints.webConfig.initiate(undefined, { subscribe: false }));
        if (!config.data) return { error: config.error as ApiError };
        const { data, error } = await send({
          url: `${SEARCH_ENDPOINT}/portal-${config.data.provider}/_search`,
          method: 'POST',
          body: portalsBody({ position, range: NEARBY_KM, size: NEARBY_PORTALS }),
        });
        if (error) return { error };
        const { hits } = (data as SearchResponse<PortalCardSource>).hits;
        return {
          data: hits
            .filter(({ _source }) => !_source.isPrivate)
            .map(({ _source, sort }) => ({ portal: _source, distanceKm: Number(sort?.[0] ?? 0) })),
        };
      },
      providesTags: ['Search'],
    }),
  }),
});
export const { useLazyNearbyPortalsQuery } = nearbyApi;
