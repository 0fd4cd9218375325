/** [CONST-07] */
const EARTH_RADIUS_KM = 6371;

export interface GeoPoint {
  lat: number;
  lon: number;
}

/** Great-circle distance in km between two points in degrees. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const lat1 = toRadians(from.lat);
  const lat2 = toRadians(to.lat);
  const halfLat = Math.sin((lat2 - lat1) / 2);
  const halfLon = Math.sin(toRadians(to.lon - from.lon) / 2);
  const chord = halfLat * halfLat + Math.cos(lat1) * Math.cos(lat2) * halfLon * halfLon;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
