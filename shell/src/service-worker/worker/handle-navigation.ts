import { networkFirst } from './network-first.ts';
import { offlineDocument } from './offline-document.ts';
import { cachedPage, cachedPages, cachePage } from './page-cache.ts';
import type { CallEvent } from './worker-scope.ts';

/** Timeout of the network if the page is cached. */
const TIMEOUT_MS = 4_000;

/** Serves a page from the network, or else from the cache, or else the offline page. */
export async function handleNavigation(event: CallEvent): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  const copy = network.then((response) => response.clone());
  // Also if it arrives after the timeout.
  event.waitUntil(copy.then((response) => cachePage(url, response)).catch(() => undefined));
  try {
    return await networkFirst({ network, cached: () => cachedPage(url), timeoutMs: TIMEOUT_MS });
  } catch {
    return offlineDocument(url, await cachedPages());
  }
}

const fromNetwork = async ({ preloadResponse, request }: CallEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));
