import type { GatedItem } from '@portico/shared/api';
import type { PortalSearchQuery } from '@portico/shared/domain';
import type { SearchRequest } from '../../search/search.api.ts';
import { listingById, townById } from '../../search/search-requests.ts';

/** A town or listing that a search is limited to. */
export type ScopeItem = GatedItem & { store: 'town' | 'listing' };

/** The town and listing that a search is limited to, each of which may be private. [OPEN-45] */
export function scopesOf({ town, listing }: PortalSearchQuery): ScopeItem[] {
  return [
    ...(town ? [{ store: 'town' as const, id: town.id }] : []),
    ...(listing ? [{ store: 'listing' as const, id: listing.id }] : []),
  ];
}

/** Requests the town or listing itself, with its privacy. */
export const scopeRequest = ({ store, id }: ScopeItem): SearchRequest =>
  store === 'town' ? townById(id) : listingById(id);
