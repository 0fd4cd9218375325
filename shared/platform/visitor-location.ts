import { useSyncExternalStore } from 'react';
import type { GeoPosition } from '../domain/geo-distance.ts';

/** State of the visitor's geolocation, which is only requested by a press. [ERR-16, T-19] */
export type VisitorLocation =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'unsupported' }
  | { kind: 'denied' }
  | { kind: 'granted'; position: GeoPosition };

/** A device without a position by then, in ms, counts as one without GPS. */
const TIMEOUT_MS = 10_000;
/** A cached position may be this old, in ms. */
const MAX_AGE_MS = 5 * 60_000;
/** Decimals of a degree: about 11 m. */
const DECIMALS = 4;

const IDLE: VisitorLocation = { kind: 'idle' };

/** One per page, shared by all remotes until the page is closed. */
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

/** Requests the device's position; the browser prompts the visitor. Only on a press of a button. [OPEN-34] */
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
