/** Interval of health checks once the browser reports a network. */
const CHECK_EVERY_MS = 2_000;

/**
 * Calls `run` once the site responds again after the browser was offline, and returns a function that cancels this. Sends
 * no checks while the browser is offline. [T-43]
 */
export function onceReconnected(run: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    window.removeEventListener('online', start);
    window.removeEventListener('offline', pause);
  };
  const pause = (): void => clearInterval(timer);
  const check = async (): Promise<void> => {
    const checked = timer;
    // Cancelled, or done by an earlier check.
    if (!(await isReachable()) || timer !== checked) return;
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

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/api/health', { cache: 'no-store', credentials: 'omit' })).ok;
  } catch {
    return false;
  }
}
