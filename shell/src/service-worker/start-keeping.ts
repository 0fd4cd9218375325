import { documentSeenAt } from '../connectivity/seen-content.ts';
import { connectionMeans } from '../preloads/connection.ts';
import { isForeignPath } from './foreign-paths.ts';
import type { KeptOffline } from './keep-offline.ts';

/** A page that is never idle is made to wait no longer. */
const IDLE_WITHIN_MS = 10_000;

/**
 * Once the page has loaded and has nothing to do, has what is seen kept for reading offline. Not where other applications
 * answer [APP-26], and not for whoever saves data or is on a slow line, unless it is there already.
 */
export async function startKeeping(page: Omit<KeptOffline, 'isSeen'>): Promise<void> {
  if (!('serviceWorker' in navigator) || isForeignPath(window.location.pathname)) return;
  await loaded();
  await idle();
  const isThere = navigator.serviceWorker.controller !== null;
  if (!isThere && connectionMeans() === 'nothing') return;
  const { keepOffline } = await import(/* webpackChunkName: "keep-offline" */ './keep-offline.ts');
  await keepOffline({ ...page, isSeen: documentSeenAt() !== undefined });
}

const loaded = async (): Promise<void> => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
};

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, 1_000);
  });
