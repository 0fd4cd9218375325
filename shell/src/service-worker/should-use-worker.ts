import type { PageDeclaration } from '@portico/shared/contracts';

/**
 * Whether a navigation should load a document because the browser is offline: the service worker then serves the cached
 * page or the offline page. False for the current page, and for a personal one, which has unsaved input.
 */
export function shouldUseWorker(address: string, { personal }: PageDeclaration): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  return new URL(address).href !== window.location.href && !personal;
}
