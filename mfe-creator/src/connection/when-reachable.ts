/** How often the site is asked whether it can be reached, once the browser reports a network. */
const CHECK_EVERY_MS = 2_000;

/**
 * Calls `run` once as soon as the site answers again after the browser was without a network; gives the way to end the
 * waiting. Nothing is asked while there is none. [T-43]
 */
export function whenReachable(run: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', start);
    window.removeEventListener('offline', pause);
  };
  const pause = (): void => clearInterval(timer);
  const check = async (): Promise<void> => {
    const asked = timer;
    // Ended, or found by an earlier question, in the meantime.
    if (!(await doesAnswer()) || timer !== asked) return;
    timer = undefined;
    stop();
    run();
  };
  const start = (): void => {
    clearInterval(timer);
    timer = setInterval(() => void check(), CHECK_EVERY_MS);
    void check();
  };
  window.addEventListener('online', start);
  window.addEventListener('offline', pause);
  if (navigator.onLine) start();
  return () => {
    timer = undefined;
    stop();
  };
}

async function doesAnswer(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
