import { isPersonalPath } from './personal-paths.ts';

/**
 * Whether a navigation loads a document because the browser is offline: the service worker then serves the cached page
 * with its files, or the offline page. The current page is never loaded again.
 */
export function shouldUseWorker(address: string): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  const { pathname, href } = new URL(address);
  return href !== window.location.href && !isPersonalPath(pathname);
}
