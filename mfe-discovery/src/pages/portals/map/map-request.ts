import type { GeoPosition, PortalSearchQuery } from '@portico/shared/domain';
import type { SearchRequest } from '../../../search/search.api.ts';
import { listOfSearch } from '../../../search/search-requests.ts';

/** As many places as a map can tell at once; a smaller area shows the rest. */
export const MAP_PORTALS = 200;

/** What the map shows of a search: the first of the same portals as the list, in one response. */
export function mapOfSearch(query: PortalSearchQuery, position: GeoPosition | undefined): SearchRequest {
  const { indexes, body, grantFor } = listOfSearch(query, { page: 1, position });
  return { indexes, body: { ...body, from: 0, size: MAP_PORTALS }, ...(grantFor ? { grantFor } : {}) };
}
