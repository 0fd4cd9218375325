import { forkAutocannon } from '../measure/autocannon-process.ts';
import type { LoadResult } from '../measure/load.ts';
import type { Shape } from './shapes.ts';
import { addressOf } from './targets.ts';

/** More than the requests of one run. */
const NUMBERS_OF_A_RUN = 1_000_000;
let runs = 0;

/**
 * Sends searches of one shape as fast as possible, each with a different text: none is cached, and all find the same,
 * because totals are exact. Throws if a search is refused.
 */
export async function runSearchShape(
  origin: string,
  shape: Shape,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const requests = shape.bodies.map((body) => ({
    method: 'POST' as const,
    path: addressOf(shape),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }));
  const { latency, non2xx, errors, ...load } = await forkAutocannon(
    { url: origin, connections, duration: seconds, requests },
    { key: 'track_total_hits', from: runs++ * NUMBERS_OF_A_RUN },
  );
  if (non2xx + errors > 0) throw new Error(`search '${shape.name}': ${non2xx + errors} requests failed`);
  return { perSecond: load.requests.average, p50: latency.p50, p99: latency.p99 };
}
