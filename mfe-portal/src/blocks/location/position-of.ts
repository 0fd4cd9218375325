import type { Location } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';

/** Decimals of shown coordinates: a precision of about a metre. */
export const COORDINATE_DIGITS = 5;

/** The position for maps; undefined unless both coordinates are numbers. [PORTAL-13] */
export const positionOf = (location: Location | undefined): GeoPosition | undefined =>
  typeof location?.latitude === 'number' && typeof location.longitude === 'number'
    ? { lat: location.latitude, lon: location.longitude }
    : undefined;
