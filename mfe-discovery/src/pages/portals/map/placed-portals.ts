import type { Hit, PortalHit } from '../../../search/search.api.ts';
import { isPortalHit } from '../../../search/search.api.ts';
import type { MapPlace } from './map-clusters.ts';

/** A found portal with a position. */
export interface PlacedPortal extends MapPlace {
  hit: PortalHit;
}

/** The found portals with a position, which private ones withhold. [AMBIG-23] */
export const placedPortals = (hits: readonly Hit[]): PlacedPortal[] =>
  hits.filter(isPortalHit).flatMap((hit) => {
    const position = hit.source.__meta_search?.latLng;
    return position ? [{ id: hit.source._id, position, hit }] : [];
  });
