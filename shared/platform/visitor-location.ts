import { useSyncExternalStore } from 'react';
import type { GeoPosition } from '../domain/search-body.ts';

/** How the lookup of the visitor's position stands. It is never started unasked. [ERR-16, T-19] */
export type VisitorLocation =
  | { kind: 'unasked' }
  | { kind: 'asking' }
  | { kind: 'unsupported' }
  | { kind: 'denied' }
  | { kind: 'granted'; position: GeoPosition };

/** A device that has no answer by then, in ms, counts as without GPS. */
const ANSWER_WITHIN_MS = 10_000;
/** A position of this age, in ms, is still where the visitor is. */
const MAX_AGE_MS = 5 * 60_000;
/** Decimals of a degree: about 11 m. */
const DECIMALS = 4;

const UNASKED: VisitorLocation = { kind: 'unasked' };

/** One per page: whatever shows distances, in any remote, shares the answer for as long as the page is open. */
let current: VisitorLocation = UNASKED;
const listeners = new Set<() => void>();

function change(next: VisitorLocation): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the device where it is; the browser asks the visitor. For a press of a button only. [OPEN-34] */
export function askLocation(): void {
  if (current.kind === 'asking') return;
  if (!('geolocation' in navigator)) {
    change({ kind: 'unsupported' });
    return;
  }
  change({ kind: 'asking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      change({
        kind: 'granted',
        position: { lat: rounded(coords.latitude), lon: rounded(coords.longitude) },
      }),
    () => change({ kind: 'denied' }),
    { timeout: ANSWER_WITHIN_MS, maximumAge: MAX_AGE_MS },
  );
}

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** How the lookup stands; on the server and while hydrating always unasked. */
export const useVisitorLocation = (): VisitorLocation =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => UNASKED,
  );
