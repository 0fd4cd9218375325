import { useSyncExternalStore } from 'react';

/*
 * The router keeps what it drew, and a remote that is loaded anew has the same routes: its areas look here whether they
 * have to be drawn again.
 */
let generation = 0;
const areas = new Set<() => void>();

/** Has every area on the page draw what is loaded now. */
export function redrawRemotes(): void {
  generation += 1;
  for (const redraw of areas) redraw();
}

const subscribe = (redraw: () => void): (() => void) => {
  areas.add(redraw);
  return () => areas.delete(redraw);
};
const current = (): number => generation;

/** Redraws its component with the remotes. */
export const useRedraw = (): number => useSyncExternalStore(subscribe, current, current);
