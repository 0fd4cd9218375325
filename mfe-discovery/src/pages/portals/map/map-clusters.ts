import type { GeoPosition } from '@portico/shared/domain';

/** Pins closer than this, in px, are clustered. */
const TOO_NEAR_PX = 48;
/** Size of the world at zoom 0, in px, in Google's maps. */
const WORLD_PX = 256;

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

/** Clusters portals that would overlap at this zoom around the first of them. */
export function clusterPlaces<Place extends MapPlace>(
  places: readonly Place[],
  zoom: number,
): MapCluster<Place>[] {
  const groups: { at: Point; places: [Place, ...Place[]] }[] = [];
  for (const place of places) {
    const at = toPixels(place.position, zoom);
    const group = groups.find((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < TOO_NEAR_PX);
    if (group) group.places.push(place);
    else groups.push({ at, places: [place] });
  }
  return groups.map(({ places: members }) => ({
    id: members.map(({ id }) => id).join(' '),
    position: middleOf(members.map(({ position }) => position)),
    places: members,
  }));
}

/** Whether they stay together at every zoom. */
export const areInOneSpot = (places: readonly MapPlace[]): boolean =>
  clusterPlaces(places, NEAREST_ZOOM).length === 1;

/** Highest zoom for separating a cluster. */
const NEAREST_ZOOM = 19;

interface Point {
  x: number;
  y: number;
}

/** Mercator projection. */
function toPixels({ lat, lon }: GeoPosition, zoom: number): Point {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

const middleOf = (positions: readonly GeoPosition[]): GeoPosition => ({
  lat: meanOf(positions.map(({ lat }) => lat)),
  lon: meanOf(positions.map(({ lon }) => lon)),
});
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
