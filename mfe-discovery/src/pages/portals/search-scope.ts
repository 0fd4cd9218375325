import type { GatedItem } from '@portico/shared/api';
import type { PortalSearchQuery } from '@portico/shared/domain';
import type { SearchRequest } from '../../search/search.api.ts';
import { listingById, townById } from '../../search/search-requests.ts';

/** A town or listing that limits a search. */
export type ScopeItem = GatedItem & { store: 'town' | 'listing' };

/** The town and listing that limit a search; each may be private. [OPEN-45] */
export function scopesOf({ town, listing }: PortalSearchQuery): ScopeItem[] {
  return [
    ...(town ? [{ store: 'town' as const, id: town.id }] : []),
    ...(listing ? [{ store: 'listing' as const, id: listing.id }] : []),
  ];
}

/** Request of the town or listing itself, to know whether it is private. */
export const scopeRequest = ({ store, id }: ScopeItem): SearchRequest =>
  store === 'town' ? townById(id) : listingById(id);
