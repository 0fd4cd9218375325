import { EARTH_RADIUS_KM } from '@portico/shared/domain';

export interface GeoPoint {
  lat: number;
  lon: number;
}

/** Position on a unit sphere. The chord between two points grows with their distance and is much cheaper to compute. */
export function onUnitSphere({ lat, lon }: GeoPoint): readonly [x: number, y: number, z: number] {
  const [latitude, longitude] = [toRadians(lat), toRadians(lon)];
  const level = Math.cos(latitude);
  return [level * Math.cos(longitude), level * Math.sin(longitude), Math.sin(latitude)];
}

/** The squared chord for a distance over ground in km. */
export function squaredChord(km: number): number {
  const half = Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2);
  return 4 * half * half;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
