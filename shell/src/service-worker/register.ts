import { documentSeenAt } from '../connectivity/seen-content.ts';
import { networkBudget } from '../preloads/network-budget.ts';
import { isForeignPath } from './foreign-paths.ts';
import type { OfflineClientOptions } from './offline-client.ts';

/** Timeout of the wait for an idle period. */
const IDLE_WITHIN_MS = 10_000;

/**
 * Registers the service worker once the page has loaded and is idle. Not on paths of other applications [APP-26]; with
 * data saver or on a slow connection only if a worker is already installed.
 */
export async function registerServiceWorker(page: Omit<OfflineClientOptions, 'isSeen'>): Promise<void> {
  if (!('serviceWorker' in navigator) || isForeignPath(window.location.pathname)) return;
  await loaded();
  await idle();
  const isInstalled = navigator.serviceWorker.controller !== null;
  if (!isInstalled && networkBudget() === 'nothing') return;
  const { startOfflineClient } = await import(/* webpackChunkName: "offline-client" */ './offline-client.ts');
  await startOfflineClient({ ...page, isSeen: documentSeenAt() !== undefined });
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
