import '../measure/let-go-of-bodies.mjs';
import autocannon from 'autocannon';
import type { LoadResult } from '../measure/load.ts';
import type { Shape } from './shapes.ts';
import { addressOf } from './targets.ts';

/** Changes nothing about a search but its text, so that nothing that was kept answers it. */
let asked = 0;

/** Searches in one shape as fast as it is answered, never twice with the same text. Throws when a search is refused. */
export async function fireShape(
  origin: string,
  shape: Shape,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: shape.bodies.map((body) => ({
      method: 'POST',
      path: addressOf(shape),
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: freshBody(body) }),
    })),
  });
  if (non2xx + errors > 0) throw new Error(`search '${shape.name}': ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** A search that finds the same and was not sent before: totals are exact however far they are wanted. */
export const freshBody = (body: Shape['bodies'][number]): string =>
  JSON.stringify({ ...body, track_total_hits: ++asked });
