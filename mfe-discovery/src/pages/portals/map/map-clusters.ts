import type { GeoPosition } from '@portico/shared/domain';
import Supercluster from 'supercluster';

/** Pins closer than this, in px, are clustered. */
const TOO_NEAR_PX = 48;
/** Size of the world at zoom 0, in px, in Google's maps. */
const WORLD_PX = 256;
/** Highest zoom for separating a cluster. */
const NEAREST_ZOOM = 19;
const WORLD: [west: number, south: number, east: number, north: number] = [-180, -90, 180, 90];

export interface MapPlace {
  id: string;
  position: GeoPosition;
}

/** Portals of one pin: at least one, in list order. */
export interface MapCluster<Place extends MapPlace> {
  id: string;
  position: GeoPosition;
  places: [Place, ...Place[]];
}

/** Clusters portals that would overlap at this zoom, in list order. */
export function clusterPlaces<Place extends MapPlace>(
  places: readonly Place[],
  zoom: number,
): MapCluster<Place>[] {
  const index = new Supercluster<{ at: number }>({
    radius: TOO_NEAR_PX,
    extent: WORLD_PX,
    maxZoom: NEAREST_ZOOM,
  });
  index.load(
    places.map(({ position: { lat, lon } }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    })),
  );
  return index
    .getClusters(WORLD, Math.floor(zoom))
    .map(({ properties, geometry: { coordinates } }) => {
      const [lon = 0, lat = 0] = coordinates;
      const members =
        'cluster_id' in properties
          ? index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.at)
          : [properties.at];
      return {
        first: Math.min(...members),
        members: members.sort((one, other) => one - other),
        position: { lat, lon },
      };
    })
    .sort((one, other) => one.first - other.first)
    .map(({ members, position }) => {
      const own = members.flatMap((at) => places[at] ?? []) as [Place, ...Place[]];
      return { id: own.map(({ id }) => id).join(' '), position, places: own };
    });
}

/** Whether they stay together at every zoom. */
export const areInOneSpot = (places: readonly MapPlace[]): boolean =>
  clusterPlaces(places, NEAREST_ZOOM).length === 1;
