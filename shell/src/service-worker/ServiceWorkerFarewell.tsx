import { NotFound } from '@portico/shared/patterns';
import { useEffect } from 'react';
import { unregisterServiceWorkers } from './unregister-service-workers.ts';

/** Keeps a page that the server answers with this same shell from reloading for ever. [OPEN-26] */
const RELOADED_KEY = 'portico.reloaded-without-worker';

/**
 * /admin and /e-catalog belong to other applications on the same address: a service worker would answer in their place,
 * so it is unregistered, and the server is asked once more; where it has no such page either, this is the 404 page.
 * [APP-26, OPEN-26]
 */
export function ServiceWorkerFarewell({ reload = () => window.location.reload() }: { reload?: () => void }) {
  useEffect(() => {
    void unregisterServiceWorkers().then(() => {
      if (sessionStorage.getItem(RELOADED_KEY) === window.location.pathname) return;
      sessionStorage.setItem(RELOADED_KEY, window.location.pathname);
      reload();
    });
  }, [reload]);
  return <NotFound />;
}
