import type { Hit, PortalHit } from '../../../search/search.api.ts';
import { isPortalHit } from '../../../search/search.api.ts';
import type { MapPlace } from './map-clusters.ts';

/** A found portal that says where it is. */
export interface PlacedPortal extends MapPlace {
  hit: PortalHit;
}

/** Those of the found that can be on a map: a private one keeps its place to itself. [AMBIG-23] */
export const placedPortals = (hits: readonly Hit[]): PlacedPortal[] =>
  hits.filter(isPortalHit).flatMap((hit) => {
    const position = hit.source.__meta_search?.latLng;
    return position ? [{ id: hit.source._id, position, hit }] : [];
  });
