import type { BrowserContext, Route } from '@playwright/test';

/** Fault of a remote's host: the file is missing (404), unavailable (503), without a response, or modified. */
export type RemoteFault = 'not-found' | 'unavailable' | 'hanging' | 'tampered';

/**
 * Faults between the browser and the files of remotes; the server still reads them from disk. A service worker would
 * bypass them, so tests set `test.use({ serviceWorkers: 'block' })`.
 */
export interface RemoteFaults {
  /** Makes every file of this remote, or those that match `files`, fail; a second call replaces the first. [MFE-10] */
  breakRemote: (name: string, how: RemoteFault, files?: string) => Promise<void>;
  /** Ends the fault; hanging requests are aborted. */
  restoreRemote: (name: string) => Promise<void>;
}

export function createRemoteFaults(context: BrowserContext): RemoteFaults {
  const hanging = new Map<string, Route[]>();
  const broken = new Map<string, string>();

  async function restoreRemote(name: string) {
    const address = broken.get(name);
    if (address) await context.unroute(address);
    broken.delete(name);
    const routes = hanging.get(name) ?? [];
    hanging.delete(name);
    // The page may have been closed.
    await Promise.allSettled(routes.map((route) => route.abort('timedout')));
  }

  async function breakRemote(name: string, how: RemoteFault, files = '*') {
    await restoreRemote(name);
    const address = `**/_r/${name}/*/${files}`;
    broken.set(name, address);
    await context.route(address, async (route) => {
      switch (how) {
        case 'not-found':
          return route.fulfill({ status: 404, body: 'Not found' });
        case 'unavailable':
          return route.fulfill({ status: 503, body: 'Unavailable' });
        case 'tampered': {
          const response = await route.fetch();
          const body = `${await response.text()}\nwindow.tampered = true;`;
          // Not cacheable, because the correct file has the same URL.
          return route.fulfill({
            response,
            body,
            headers: { ...response.headers(), 'cache-control': 'no-store' },
          });
        }
        case 'hanging':
          hanging.set(name, [...(hanging.get(name) ?? []), route]);
      }
    });
  }

  return { breakRemote, restoreRemote };
}
