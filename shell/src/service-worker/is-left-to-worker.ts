import { isPersonalPath } from './personal-paths.ts';

/**
 * Whether a navigation is a full load because there is no network: the service worker has the page as it was seen, with
 * all that it needs, or says that it was not. Without a worker the page does what it can. A first page is there already.
 */
export function isLeftToWorker(address: string): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  const { pathname, href } = new URL(address);
  return href !== window.location.href && !isPersonalPath(pathname);
}
