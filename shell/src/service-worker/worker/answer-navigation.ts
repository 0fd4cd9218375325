import { networkFirst } from './network-first.ts';
import { offlineDocument } from './offline-document.ts';
import { keepPage, seenPage, seenPages } from './seen-pages.ts';
import type { CallEvent } from './worker-scope.ts';

/** How long a page that is kept waits for a newer one. */
const PATIENCE_MS = 4_000;

/** A page: from the network, else as it was seen, else what there is to read meanwhile. */
export async function answerNavigation(event: CallEvent): Promise<Response> {
  const { url } = event.request;
  const network = fromNetwork(event);
  const copy = network.then((response) => response.clone());
  // Also when it comes too late for this time.
  event.waitUntil(copy.then((response) => keepPage(url, response)).catch(() => undefined));
  try {
    return await networkFirst({ network, kept: () => seenPage(url), patienceMs: PATIENCE_MS });
  } catch {
    return offlineDocument(url, await seenPages());
  }
}

const fromNetwork = async ({ preloadResponse, request }: CallEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request));
