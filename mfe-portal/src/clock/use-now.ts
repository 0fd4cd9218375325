import { startTransition, useEffect, useMemo, useState } from 'react';

/** How often what ages by the minute is looked at again. */
const TICK_MS = 60_000;

/** The time by which a page is rendered. */
export interface Clock {
  /** ms since 1970. */
  now: number;
  /** False on the first render, which goes by the moment of the data so that server and browser render the same. */
  isLive: boolean;
}

/** Starts at `asOf` (ms since 1970, from the data), and follows the visitor's clock once the page is alive. */
export function useNow(asOf: number): Clock {
  const [live, setLive] = useState<number>();
  useEffect(() => {
    // All blocks of a page go by it: rendered in slices, between which a press is heard.
    const tick = () => startTransition(() => setLive(Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // The same object until it moves on: what is rendered by it need not be rendered again.
  return useMemo(
    () => (live === undefined ? { now: asOf, isLive: false } : { now: live, isLive: true }),
    [asOf, live],
  );
}
