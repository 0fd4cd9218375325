import type { Target } from './ask.ts';
import { cannon } from './cannon.ts';
import type { LoadResult } from './load.ts';

/** One process that asks as fast as it is answered. Throws when anything is not answered well. */
export async function fire(
  origin: string,
  { path, body, headers = {} }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const post =
    body === undefined
      ? { headers }
      : { method: 'POST' as const, body, headers: { ...headers, 'content-type': 'application/json' } };
  const { requests, latency, non2xx, errors } = await cannon({
    url: `${origin}${path}`,
    connections,
    duration: seconds,
    ...post,
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}
