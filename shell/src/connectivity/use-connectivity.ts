import { useEffect, useState } from 'react';

/** Interval of connectivity checks once the browser reports a network. */
const CHECK_EVERY_MS = 2_000;

/**
 * Whether the page can reach the network. `navigator.onLine` only knows of a cable or a signal, so once it is true the
 * address is requested every 2 s until it responds, except in a background tab. [APP-23, APP-24, AMBIG-43, T-43]
 */
export function useConnectivity(checkAddress: string): 'connected' | 'lost' {
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => {
      clearInterval(timer);
      timer = undefined;
    };
    const check = async (): Promise<void> => {
      if (document.hidden) return;
      const started = timer;
      // Otherwise the result is stale: the network was lost again, or an earlier check has succeeded.
      if ((await isReachable(checkAddress)) && timer === started) {
        stop();
        setIsLost(false);
      }
    };
    const onOnline = (): void => {
      stop();
      timer = setInterval(() => void check(), CHECK_EVERY_MS);
    };
    const onOffline = (): void => {
      stop();
      setIsLost(true);
    };
    if (!navigator.onLine) onOffline();
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, [checkAddress]);

  return isLost ? 'lost' : 'connected';
}

/** Any response counts, an opaque one of another origin included. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const { ok, type } = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      mode: address.startsWith('/') ? 'same-origin' : 'no-cors',
    });
    return ok || type === 'opaque';
  } catch {
    return false;
  }
}
