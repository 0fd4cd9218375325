import { createMemoryRateLimitStore } from './memory-rate-limit-store.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

interface OpenOptions {
  /** Set when other servers may share the database, whose tables are up to date. */
  databaseUrl: string | undefined;
  key: Uint8Array;
  now: () => Date;
}

/** Opens the counters of the installation. The database driver is loaded only if needed. */
export async function openRateLimitStore({ databaseUrl, key, now }: OpenOptions): Promise<RateLimitStore> {
  if (databaseUrl === undefined) return createMemoryRateLimitStore(now);
  const { openSharedRateLimitStore } = await import('./shared-rate-limit-store.ts');
  return openSharedRateLimitStore({ url: databaseUrl, key, now });
}
