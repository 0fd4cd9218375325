import { distanceKm, type GeoPosition, type SearchRange } from '@portico/shared/domain';

/** Above this radius, in km, the range is 'all'. */
const WIDEST_KM = 100;

/**
 * The circle around a map's centre that contains its corners, as a search range: whole km, at least one. [SEARCH-04]
 */
export function areaOfMap(map: { center: GeoPosition; corner: GeoPosition }): {
  near: GeoPosition;
  range: SearchRange;
} {
  const km = Math.max(1, Math.ceil(distanceKm(map.center, map.corner)));
  return { near: map.center, range: km > WIDEST_KM ? 'all' : km };
}

/** Outermost points of such a circle, for the map's bounds; without a range, its centre. */
export function pointsOfArea(near: GeoPosition, range: SearchRange | undefined): GeoPosition[] {
  if (typeof range !== 'number') return [near];
  const lat = range / KM_PER_DEGREE;
  const lon = lat / Math.max(0.01, Math.cos((near.lat * Math.PI) / 180));
  return [
    { lat: near.lat - lat, lon: near.lon - lon },
    { lat: near.lat + lat, lon: near.lon + lon },
  ];
}

const KM_PER_DEGREE = 111.2;
