import type { GeoPosition } from '../domain/geo-distance.ts';
import { createValue, useValue } from './create-value.ts';

/** State of the visitor's geolocation, which is requested only after a press. [ERR-16, T-19] */
export type VisitorLocation =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'unsupported' }
  | { kind: 'denied' }
  | { kind: 'granted'; position: GeoPosition };

/** Timeout of the request; a device that exceeds it counts as one without GPS. */
const TIMEOUT_MS = 10_000;
/** A cached position may be this old, in ms. */
const MAX_AGE_MS = 5 * 60_000;
/** Decimals of a degree: a precision of about 11 m. */
const DECIMALS = 4;

/** Shared by all remotes of the page. */
const location = createValue<VisitorLocation>({ kind: 'idle' });

/** Requests the device's position; the browser prompts the visitor, so call it only on a press. [OPEN-34] */
export function requestGeolocation(): void {
  if (location.get().kind === 'pending') return;
  if (!('geolocation' in navigator)) {
    location.set({ kind: 'unsupported' });
    return;
  }
  location.set({ kind: 'pending' });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      location.set({
        kind: 'granted',
        position: { lat: rounded(coords.latitude), lon: rounded(coords.longitude) },
      }),
    () => location.set({ kind: 'denied' }),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** The current state; always idle on the server and during hydration. */
export const useVisitorLocation = (): VisitorLocation => useValue(location);
