import type { BrowserContext, Route } from '@playwright/test';

/**
 * What a remote's host does: it lacks the file, is overloaded, takes the request and never answers, or responds with
 * scripts that somebody has changed.
 */
export type RemoteFault = 'not-found' | 'unavailable' | 'hanging' | 'tampered';

/**
 * Faults between the browser and the files of remotes; the server goes on reading them from disk. A service worker
 * would answer in their place: journeys with faults say `test.use({ serviceWorkers: 'block' })`.
 */
export interface RemoteFaults {
  /** From now on every file of this remote, or those that `files` matches, fails so; a second call replaces the first. [MFE-10] */
  breakRemote: (name: string, how: RemoteFault, files?: string) => Promise<void>;
  /** The remote answers again; what still hangs is cut off. */
  mendRemote: (name: string) => Promise<void>;
}

export function createRemoteFaults(context: BrowserContext): RemoteFaults {
  const hanging = new Map<string, Route[]>();
  const broken = new Map<string, string>();

  async function mendRemote(name: string) {
    const address = broken.get(name);
    if (address) await context.unroute(address);
    broken.delete(name);
    const routes = hanging.get(name) ?? [];
    hanging.delete(name);
    // A page that is gone by now needs no response.
    await Promise.allSettled(routes.map((route) => route.abort('timedout')));
  }

  async function breakRemote(name: string, how: RemoteFault, files = '*') {
    await mendRemote(name);
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
          // Not to be kept: the corrected file has the same address.
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

  return { breakRemote, mendRemote };
}
