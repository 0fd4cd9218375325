import type { Hit } from './search.api.ts';

/** URL of a portal's page. [PORTAL-01] */
export const portalAddress = (portal: { _id: string; provider: string }): string =>
  `/portals/${encodeURIComponent(portal._id)}?provider=${encodeURIComponent(portal.provider)}`;
export const townAddress = (id: string): string => `/towns/${encodeURIComponent(id)}`;
export const listingAddress = (id: string): string => `/listings/${encodeURIComponent(id)}`;

/** URL of a hit's page, by its index. [AMBIG-22, OPEN-33] */
export function hitAddress(hit: Hit): string {
  switch (hit.kind) {
    case 'portal':
      return portalAddress(hit.source);
    case 'town':
      return townAddress(hit.source._id);
    case 'listing':
      return listingAddress(hit.source._id);
  }
}
