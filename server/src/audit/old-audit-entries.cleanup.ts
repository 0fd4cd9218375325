import type { Config } from '../config/config.ts';
import type { CleanupJob, CleanupRun } from '../kernel/cleanup-job.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import type { Providers } from '../providers/providers.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { AUDIT_KIND } from './audit-entry.ts';

interface Stores {
  records: RecordStore;
  config: Config;
  providers: Providers;
}

const DAY_MS = 24 * 3_600_000;
/** Small batches, so that requests do not wait long. */
const AT_A_TIME = 500;

/** Removes audit entries older than PORTICO_AUDIT_DAYS. */
export const oldAuditEntries: CleanupJob<Stores> = {
  name: 'old-audit-entries',
  isAudited: true,
  async run(context) {
    const partitions = [SYSTEM_PARTITION, ...context.providers.all().map(({ id }) => id)];
    let removed = 0;
    for (const provider of partitions) {
      if (context.stopping.signal.aborted) break;
      removed += await removeOld(context, provider);
    }
    return removed;
  },
};

async function removeOld(
  { records, config, now, stopping }: CleanupRun & Stores,
  provider: string,
): Promise<number> {
  const oldest = new Date(now.getTime() - config.auditDays * DAY_MS).toISOString();
  for (let removed = 0; ; ) {
    // Ids begin with the time, so the oldest come first.
    const page = await records.list({ provider, kind: AUDIT_KIND, limit: AT_A_TIME });
    const old = page.filter(({ id }) => id < oldest);
    await records.batch(old.map(({ id }) => ({ delete: { provider, kind: AUDIT_KIND, id } })));
    removed += old.length;
    if (old.length < AT_A_TIME || stopping.signal.aborted) return removed;
  }
}
