import { forkAutocannon } from './autocannon-process.ts';
import type { Target } from './http-request.ts';
import type { LoadResult } from './load.ts';

/** Loads one target with autocannon. Throws if a request fails. */
export async function runAutocannon(
  origin: string,
  { path, body, headers = {} }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const post =
    body === undefined
      ? { headers }
      : { method: 'POST' as const, body, headers: { ...headers, 'content-type': 'application/json' } };
  const { requests, latency, non2xx, errors } = await forkAutocannon({
    url: `${origin}${path}`,
    connections,
    duration: seconds,
    ...post,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
