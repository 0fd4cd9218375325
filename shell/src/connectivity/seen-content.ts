import { useSyncExternalStore } from 'react';
import { SEEN_META } from '../service-worker/worker-words.ts';

/*
 * Without a network the service worker gives what was seen: a page that says when in its head, and answers of which the
 * worker tells the page.
 */
let seenAt: number | undefined;
const listeners = new Set<() => void>();

function become(next: number | undefined): void {
  seenAt = next;
  for (const listener of listeners) listener();
}

/** Something on the page is as it was then, in ms since 1970; the oldest counts. */
export const noteSeen = (at: number): void => become(Math.min(at, seenAt ?? at));

/** The page shows what is true now. */
export const forgetSeen = (): void => become(undefined);

/** When the document was seen, if the worker gave it in the network's place. ms since 1970. */
export function documentSeenAt(): number | undefined {
  const date = document.querySelector<HTMLMetaElement>(`meta[name=${SEEN_META}]`)?.content;
  return date ? Date.parse(date) : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** When the oldest of what the page shows was true, in ms since 1970; undefined when all of it is true now. */
export const useSeenAt = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => seenAt,
    () => undefined,
  );
