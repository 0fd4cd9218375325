import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

interface OpenOptions {
  /** On a database there may be other servers beside this one. Its tables are up to date. */
  databaseUrl: string | undefined;
  key: Uint8Array;
  now: () => Date;
}

/** Opens the counts of the installation. What is not used is not loaded. */
export async function openRateLimitStore({ databaseUrl, key, now }: OpenOptions): Promise<RateLimitStore> {
  if (databaseUrl === undefined) return createMemoryRateLimitStore(now);
  const { openSharedRateLimitStore } = await import('./shared-rate-limit-store.ts');
  return openSharedRateLimitStore({ url: databaseUrl, key, now });
}
