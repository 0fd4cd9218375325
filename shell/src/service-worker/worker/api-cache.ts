import type { WorkerMessage } from '../messages.ts';
import { isCacheableReply } from './cache-rules.ts';
import { networkFirst } from './network-first.ts';
import { seenAtOf, seenHeaders } from './seen-headers.ts';
import { type CallEvent, scope } from './worker-scope.ts';

/**
 * Responses that the server marks as storable. They do not depend on the release, so all releases share one cache; its
 * name is stored in browsers.
 */
const CACHE = 'portico-answers';
/** Some KB each; the oldest is evicted first. */
const MAX_ENTRIES = 150;
/** Older responses are not served. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000;
/** Below the timeout of a page's call. */
const TIMEOUT_MS = 8_000;

/** Serves an anonymous read from the network, or else from the cache; then the page is notified. */
export async function handleApiRead(event: CallEvent): Promise<Response> {
  const { request } = event;
  const key = cacheKey(request.clone());
  const network = fetch(request);
  const copy = network.then((response) => (isCacheableReply(response) ? response.clone() : undefined));
  event.waitUntil(
    copy.then(async (response) => response && cacheResponse(await key, response)).catch(() => undefined),
  );
  const cached = async (): Promise<Response | undefined> => {
    const response = await cachedResponse(await key);
    if (response) await post(event.clientId, { kind: 'served-from-cache', seenAt: seenAtOf(response) });
    return response;
  };
  return networkFirst({ network, cached, timeoutMs: TIMEOUT_MS });
}

export const clearApiCache = (): Promise<boolean> => caches.delete(CACHE);

/** The Cache API stores only GET requests, so a search is keyed by its URL and a digest of its body. */
async function cacheKey(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const digest = await crypto.subtle.digest('SHA-256', await request.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const name = new URL(request.url);
  name.searchParams.set('body', hex);
  return name.href;
}

async function cacheResponse(name: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const body = await response.clone().arrayBuffer();
  await cache.put(name, new Response(body, { headers: seenHeaders(response, new Date()) }));
  // In insertion order.
  const names = await cache.keys();
  for (const oldest of names.slice(0, Math.max(0, names.length - MAX_ENTRIES))) await cache.delete(oldest);
}

async function cachedResponse(name: string): Promise<Response | undefined> {
  const cached = await (await caches.open(CACHE)).match(name);
  return cached && seenAtOf(cached) > Date.now() - MAX_AGE_MS ? cached : undefined;
}

async function post(client: string, message: WorkerMessage): Promise<void> {
  (await scope.clients.get(client))?.postMessage(message);
}
