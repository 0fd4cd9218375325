import { distanceKm, type GeoPosition, type SearchRange } from '@portico/shared/domain';

/** A wider range than this, in km, means all. [SEARCH-17] */
const WIDEST_KM = 100;

/** The circle around a map's middle that holds its corners, as a search has it: whole km, at least one. [SEARCH-04] */
export function areaOfMap(map: { center: GeoPosition; corner: GeoPosition }): {
  near: GeoPosition;
  range: SearchRange;
} {
  const km = Math.max(1, Math.ceil(distanceKm(map.center, map.corner)));
  return { near: map.center, range: km > WIDEST_KM ? 'all' : km };
}

/** What a map shows of such a circle: its outermost points; without a range the middle alone. */
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
