/** Calls `run` when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 200);
}
