import { startTransition, useEffect, useMemo, useState } from 'react';

/** Interval, in ms, at which time-dependent content is rendered again. */
const TICK_MS = 60_000;

/** The time for which a page renders. */
export interface Clock {
  /** In ms since 1970. */
  now: number;
  /** False on the first render, which uses the fetch time so that server and browser render the same markup. */
  isLive: boolean;
}

/** Starts at `asOf` (the fetch time, ms since 1970), and follows the device's clock after hydration. */
export function useNow(asOf: number): Clock {
  const [live, setLive] = useState<number>();
  useEffect(() => {
    // A transition, because all blocks depend on the time: it renders in slices, between which presses are handled.
    const tick = () => startTransition(() => setLive(Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // A stable reference until the time changes, so that memoized components skip their render.
  return useMemo(
    () => (live === undefined ? { now: asOf, isLive: false } : { now: live, isLive: true }),
    [asOf, live],
  );
}
