import type { GeoPosition, PortalSearchQuery } from '@portico/shared/domain';
import type { SearchRequest } from '../../../search/search.api.ts';
import { listOfSearch } from '../../../search/search-requests.ts';

/** Maximum number of portals on a map; a smaller area shows the rest. */
export const MAP_PORTALS = 200;

/** The map's request: the first portals of the list's search, in one response. */
export function mapOfSearch(query: PortalSearchQuery, position: GeoPosition | undefined): SearchRequest {
  const { indexes, body, grantFor } = listOfSearch(query, { page: 1, position });
  return { indexes, body: { ...body, from: 0, size: MAP_PORTALS }, ...(grantFor ? { grantFor } : {}) };
}
