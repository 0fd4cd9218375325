import { useSyncExternalStore } from 'react';
import type { GeoPosition } from '../domain/geo-distance.ts';

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

const IDLE: VisitorLocation = { kind: 'idle' };

/** Shared by all remotes of the page. */
let current: VisitorLocation = IDLE;
const listeners = new Set<() => void>();

function setLocation(next: VisitorLocation): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requests the device's position; the browser prompts the visitor, so call it only on a press. [OPEN-34] */
export function requestGeolocation(): void {
  if (current.kind === 'pending') return;
  if (!('geolocation' in navigator)) {
    setLocation({ kind: 'unsupported' });
    return;
  }
  setLocation({ kind: 'pending' });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      setLocation({
        kind: 'granted',
        position: { lat: rounded(coords.latitude), lon: rounded(coords.longitude) },
      }),
    () => setLocation({ kind: 'denied' }),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** The current state; always idle on the server and during hydration. */
export const useVisitorLocation = (): VisitorLocation =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => IDLE,
  );
