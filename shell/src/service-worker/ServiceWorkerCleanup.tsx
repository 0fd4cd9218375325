import { NotFound } from '@portico/shared/patterns';
import { useEffect } from 'react';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

/** Prevents an endless reload if the server responds to the page with this same shell. */
const RELOADED_KEY = 'portico.reloaded-without-worker';

/**
 * /admin and /e-catalog belong to other applications on the same origin: unregisters the service worker and reloads the
 * page once from the server. If the server has no such page either, this is the 404 page. [APP-26, OPEN-26]
 */
export function ServiceWorkerCleanup({ reload = () => window.location.reload() }: { reload?: () => void }) {
  useEffect(() => {
    void unregisterServiceWorkers().then(() => {
      if (sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return;
      sessionStorage.setItem(RELOADED_KEY, window.location.pathname);
      reload();
    });
  }, [reload]);
  return <NotFound />;
}
