import type { GatedItem } from '@portico/shared/api';
import type { PortalSearchQuery } from '@portico/shared/domain';
import type { SearchRequest } from '../../search/search.api.ts';
import { listingById, townById } from '../../search/search-requests.ts';

/** A town or listing that a search is narrowed to. */
export type SearchPlace = GatedItem & { store: 'town' | 'listing' };

/** The places that a search is narrowed to, each of which may be private. [OPEN-45] */
export function placesOf({ town, listing }: PortalSearchQuery): SearchPlace[] {
  return [
    ...(town ? [{ store: 'town' as const, id: town.id }] : []),
    ...(listing ? [{ store: 'listing' as const, id: listing.id }] : []),
  ];
}

/** Asks for the place itself, which says whether it is private. */
export const placeRequest = ({ store, id }: SearchPlace): SearchRequest =>
  store === 'town' ? townById(id) : listingById(id);
