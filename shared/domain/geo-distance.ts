/** A position in degrees. */
export interface GeoPosition {
  lat: number;
  lon: number;
}

/** The mean radius, which the search engine also uses. [CONST-07] */
export const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km between two points in degrees. [CONST-07] */
export function distanceKm(from: GeoPosition, to: GeoPosition): number {
  const lat1 = toRadians(from.lat);
  const lat2 = toRadians(to.lat);
  const halfLat = Math.sin((lat2 - lat1) / 2);
  const halfLon = Math.sin(toRadians(to.lon - from.lon) / 2);
  const chord = halfLat * halfLat + Math.cos(lat1) * Math.cos(lat2) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
