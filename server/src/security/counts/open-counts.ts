import type { Counts } from './counts.ts';
import { createMemoryCounts } from './memory-counts.ts';

interface OpenOptions {
  /** On a database there may be other servers beside this one. Its tables are up to date. */
  databaseUrl: string | undefined;
  key: Uint8Array;
  now: () => Date;
}

/** Opens the counts of the installation. What is not used is not loaded. */
export async function openCounts({ databaseUrl, key, now }: OpenOptions): Promise<Counts> {
  if (databaseUrl === undefined) return createMemoryCounts(now);
  const { openSharedCounts } = await import('./shared-counts.ts');
  return openSharedCounts({ url: databaseUrl, key, now });
}
