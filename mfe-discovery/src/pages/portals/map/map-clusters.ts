import type { GeoPosition } from '@portico/shared/domain';

/** Pins nearer to each other than this, in px on the screen, would hide one another. */
const TOO_NEAR_PX = 48;
/** Sides of the whole world at zoom 0, in px, as Google's maps have it. */
const WORLD_PX = 256;

export interface MapPlace {
  id: string;
  position: GeoPosition;
}

/** Places that one pin stands for: at least one, in the order of the list. */
export interface MapCluster<Place extends MapPlace> {
  id: string;
  position: GeoPosition;
  places: [Place, ...Place[]];
}

/** Gathers what would lie on top of each other at this zoom around the first of them; the rest stands alone. */
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

/** Whether no zoom would tell them apart. */
export const areInOneSpot = (places: readonly MapPlace[]): boolean =>
  clusterPlaces(places, NEAREST_ZOOM).length === 1;

/** The nearest that the map goes to by itself. */
const NEAREST_ZOOM = 19;

interface Point {
  x: number;
  y: number;
}

/** Mercator's projection. */
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
