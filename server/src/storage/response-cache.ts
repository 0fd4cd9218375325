import type { ContentVersions } from './content-versions.ts';

/** Bytes of one cache; the least recently used responses are evicted first. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Bytes: room for 999 rows of a search. A larger response, or a longer key, is rarely requested twice. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
const MAX_KEY_LENGTH = 4_000;

/** A response that time alone makes outdated. */
export interface ExpiringResponse {
  bytes: Uint8Array;
  /** ms since 1970. */
  until: number;
}

/** Caches serialized responses until something of their provider changes. */
export interface ResponseCache {
  /**
   * The cached response of that name, computed if there is no valid one. It may depend only on the provider's records
   * and the name: not on who requests it, and on the time only through `until`. Concurrent requests share one
   * computation.
   */
  getOrCompute(request: CacheRequest, compute: Compute): Promise<Uint8Array>;
}

type Compute = (signal: AbortSignal) => Promise<Uint8Array | ExpiringResponse>;

interface CacheRequest {
  provider: string;
  name: string;
  /** Aborted when this caller stops waiting; the computation is aborted once all callers have. */
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
  const cache = new Map<string, ExpiringResponse & { version: string }>();
  const running = new Map<string, Computation>();
  let size = 0;

  function evict(key: string): void {
    size -= cache.get(key)?.bytes.byteLength ?? 0;
    cache.delete(key);
  }

  function store(key: string, version: string, { bytes, until }: ExpiringResponse): void {
    evict(key);
    if (bytes.byteLength > MAX_RESPONSE_BYTES || key.length > MAX_KEY_LENGTH) return;
    cache.set(key, { version, bytes, until });
    size += bytes.byteLength;
    for (const oldest of cache.keys()) {
      if (size <= MAX_BYTES) return;
      evict(oldest);
    }
  }

  /** Joins a running computation for the same content version. */
  function startOrJoin(key: string, version: string, compute: Compute): Computation {
    const current = running.get(key);
    if (current?.version === version && !current.abort.signal.aborted) return current;
    const abort = new AbortController();
    const response = compute(abort.signal)
      .then((result) => ('until' in result ? result : { bytes: result, until: Number.POSITIVE_INFINITY }))
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
      // Read before computing, so that a change in between invalidates the response.
      const version = versions.of(provider);
      const found = cache.get(key);
      const isValid = found?.version === version && found.until > now().getTime();
      const response = isValid ? found : await waitFor(startOrJoin(key, version, compute), signal);
      store(key, version, response);
      return response.bytes;
    },
  };
}
