import type { GeoPosition } from '@portico/shared/domain';

/** Smallest extent of the bounds, in degrees (about 500 m). */
const LEAST_DEGREES = 0.005;

/** The bounds of all positions, with a margin around a single one. */
export function boundsAround(positions: readonly GeoPosition[]) {
  const lats = positions.map(({ lat }) => lat);
  const lons = positions.map(({ lon }) => lon);
  const [south, north] = widened(Math.min(...lats), Math.max(...lats));
  const [west, east] = widened(Math.min(...lons), Math.max(...lons));
  return { south, north, west, east };
}

function widened(low: number, high: number): [number, number] {
  const missing = Math.max(0, LEAST_DEGREES - (high - low)) / 2;
  return [low - missing, high + missing];
}
