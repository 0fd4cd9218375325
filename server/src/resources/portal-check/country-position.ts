import type { PortalCheck } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import outline from './thailand.json' with { type: 'json' };

/** A position this near to the outline counts as inside: piers, boats, small islands, and the outline's own error. */
const MARGIN_KM = 6;
const DEGREE_KM = 111;

type Point = readonly [longitude: number, latitude: number];

/**
 * Rings of the land, in degrees. From Natural Earth (1:10m, public domain) by way of `world-atlas` 2.0.2, simplified
 * to 0.01 degrees.
 */
const RINGS = outline as unknown as readonly (readonly Point[])[];

/** Islands that are too small for the outline, and far from it. */
const SMALL_ISLANDS: readonly Point[] = [
  [99.84, 10.1], // Ko Tao
  [99.3, 6.49], // Ko Lipe
  [97.64, 8.62], // Similan Islands
  [97.8, 8.83], // Ko Bon
  [97.81, 9.07], // Ko Tachai
  [98.42, 9.82], // Ko Chang, Ranong
  [98.77, 7.74], // Ko Phi Phi
  [98.37, 7.6], // Ko Racha Yai
  [98.32, 7.48], // Ko Racha Noi
  [98.97, 7.82], // Ko Jum
  [99.07, 7.21], // Ko Rok
  [99.2, 7.41], // Ko Ngai
  [99.25, 7.31], // Ko Kradan
  [99.58, 7.09], // Ko Sukon
  [99.53, 6.83], // Ko Bulon
  [99.55, 11.08], // Ko Talu
  [99.38, 10.4], // Ko Mattra
  [100.74, 8.41], // Ko Kra
  [100.78, 12.92], // Ko Lan
  [100.81, 13.15], // Ko Sichang
  [101, 12.52], // Ko Chuang
  [101.45, 12.56], // Ko Samet
  [101.68, 12.6], // Ko Man
  [101.99, 7.32], // Ko Losin
  [102.4, 11.9], // Ko Wai
  [102.38, 11.8], // Ko Rang
  [102.48, 11.82], // Ko Mak
];

/** Whether a position is in Thailand; 0, 0 counts as none. [PORTAL-14] */
export function countryPosition(position: { lat: number; lon: number } | undefined): PortalCheck['position'] {
  if (!position) return 'none';
  const { lat, lon } = position;
  const point: Point = [lon, lat];
  const isInside =
    SMALL_ISLANDS.some(([x, y]) => distanceKm({ lat: y, lon: x }, position) <= MARGIN_KM) ||
    RINGS.some((ring) => isWithin(ring, point) || isNear(ring, point));
  return isInside ? 'inside' : 'outside';
}

/** Counts the edges that a ray to the east crosses. */
const isWithin = (ring: readonly Point[], [x, y]: Point): boolean =>
  edgesOf(ring).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1;

const isNear = (ring: readonly Point[], point: Point): boolean =>
  edgesOf(ring).some(([a, b]) => {
    const [x, y] = nearestOn(a, b, point);
    // Most edges are far away; the sphere's distance is costlier.
    if (Math.abs(y - point[1]) * DEGREE_KM > MARGIN_KM) return false;
    return distanceKm({ lat: y, lon: x }, { lat: point[1], lon: point[0] }) <= MARGIN_KM;
  });

const edgesOf = (ring: readonly Point[]): [Point, Point][] =>
  ring.slice(1).map((end, index) => [ring[index] ?? end, end]);

function nearestOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return [ax + share * dx, ay + share * dy];
}
