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

/** A place on a ball of radius 1: the straight line between two grows as their distance does, and costs far less. */
export function onUnitSphere({ lat, lon }: GeoPoint): readonly [x: number, y: number, z: number] {
  const [latitude, longitude] = [toRadians(lat), toRadians(lon)];
  const level = Math.cos(latitude);
  return [level * Math.cos(longitude), level * Math.sin(longitude), Math.sin(latitude)];
}

/** The squared straight line through that ball, for a distance over ground in km. */
export function squaredChord(km: number): number {
  const half = Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2);
  return 4 * half * half;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
