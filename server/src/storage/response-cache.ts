import { LRUCache } from 'lru-cache';
import { bufferOf } from '../kernel/buffer-of.ts';
import type { ContentVersions } from './content-versions.ts';

/** Bytes of one cache; the least recently used responses are evicted first. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Bytes: room for 999 rows of a search. A larger response, or a longer key, is rarely requested twice. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 4_000;

/** A response with an expiry time. */
export interface ExpiringResponse {
  bytes: Uint8Array;
  /** ms since 1970. */
  until: number;
}

/** Caches serialized responses until something of their provider changes. */
export interface ResponseCache {
  /**
   * Returns the cached response of that name, or computes it; concurrent requests share one computation. The response
   * may depend on the provider's records and the name only: not on the requester, and on time only through `until`.
   */
  getOrCompute(request: CacheRequest, compute: Compute): Promise<Uint8Array>;
}

type Compute = (signal: AbortSignal) => Promise<Uint8Array | ExpiringResponse>;

interface CacheRequest {
  provider: string;
  name: string;
  /** Abort when this caller stops waiting; the computation is aborted once all callers have. */
  signal?: AbortSignal | undefined;
}

interface Computation {
  version: string;
  response: Promise<ExpiringResponse>;
  waiting: number;
  abort: AbortController;
}

export function createResponseCache(
  versions: Pick<ContentVersions, 'of'>,
  now: () => Date = () => new Date(),
): ResponseCache {
  const cache = new LRUCache<string, ExpiringResponse & { version: string }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    // The cache rejects a size of 0.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
  });
  // The cache's own `fetchMethod` cannot tell when the last of several callers has left.
  const running = new Map<string, Computation>();

  /** Joins a running computation for the same content version. */
  function startOrJoin(key: string, version: string, compute: Compute): Computation {
    const current = running.get(key);
    if (current?.version === version && !current.abort.signal.aborted) return current;
    const abort = new AbortController();
    const response = compute(abort.signal)
      .then((result) => ('until' in result ? result : { bytes: result, until: Number.POSITIVE_INFINITY }))
      // One object for each response, by which `compressedReplies` knows it.
      .then(({ bytes, until }) => ({ bytes: bufferOf(bytes), until }))
      .finally(() => {
        if (running.get(key)?.response === response) running.delete(key);
      });
    const started = { version, response, waiting: 0, abort };
    running.set(key, started);
    return started;
  }

  async function waitFor(
    computation: Computation,
    signal: AbortSignal | undefined,
  ): Promise<ExpiringResponse> {
    computation.waiting++;
    const leave = (): void => {
      computation.waiting--;
      if (computation.waiting === 0) computation.abort.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await computation.response;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    async getOrCompute({ provider, name, signal }, compute) {
      const key = `${provider}/${name}`;
      // Read before computing, so that a change meanwhile invalidates the response.
      const version = versions.of(provider);
      const found = cache.get(key);
      if (found?.version === version && found.until > now().getTime()) return found.bytes;
      const { bytes, until } = await waitFor(startOrJoin(key, version, compute), signal);
      if (key.length <= MAX_KEY_LENGTH) cache.set(key, { version, bytes, until });
      return bytes;
    },
  };
}
