import type { PageDeclaration } from '@portico/shared/contracts';

/**
 * Whether a navigation loads a document because the browser is offline: the service worker then serves the cached page
 * with its files, or the offline page. The current page is never loaded again, and a personal one has unsaved input.
 */
export function shouldUseWorker(address: string, { personal }: PageDeclaration): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  return new URL(address).href !== window.location.href && !personal;
}
