import type { Config } from '../config/config.ts';
import { networkOf } from '../security/network.ts';
import { createMemoryRateLimitStore } from '../security/rate-limit-store/memory-rate-limit-store.ts';
import type { Metrics } from '../telemetry/metrics.ts';

const WINDOW_MS = 60_000;

/** Counts a render for an address; false once its network has used up this minute's limit. */
export type RenderLimit = (address: string) => Promise<boolean>;

/** Counts in memory, because it protects this server's render workers. */
export function createRenderLimit({
  config,
  now,
  metrics,
}: {
  config: Config;
  now: () => Date;
  metrics: Metrics;
}): RenderLimit {
  const counts = createMemoryRateLimitStore(now);
  const most = config.rendersPerMinute;
  return async (address) => {
    const { count } = await counts.add({ name: networkOf(address), most, forMs: WINDOW_MS });
    if (count > most) metrics.requestRefused('renders');
    return count <= most;
  };
}
