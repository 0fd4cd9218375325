import type { CleanupJob, CleanupRun } from '../../kernel/cleanup-job.ts';
import { pagesOf } from '../../kernel/pages.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { PORTAL_REPORTS, type PortalReportsRecord } from './report.repository.ts';

interface Stores {
  records: RecordStore;
  providers: Providers;
}

const DAY_MS = 24 * 3_600_000;
/** After the last report. */
const RETENTION_DAYS = { closed: 30, open: 180 } as const;

/** Removes reports a month after they were closed, and open ones after half a year. [OPEN-56] */
export const oldReports: CleanupJob<Stores> = {
  name: 'old-reports',
  isAudited: true,
  async run(context) {
    let removed = 0;
    for (const { id } of context.providers.all()) {
      if (context.stopping.signal.aborted) break;
      removed += await removeOld(context, id);
    }
    return removed;
  },
};

async function removeOld({ records, now, stopping }: CleanupRun & Stores, provider: string): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const [closed, open] = [before(RETENTION_DAYS.closed), before(RETENTION_DAYS.open)];
  let removed = 0;
  for await (const page of pagesOf(records, { provider, kind: PORTAL_REPORTS })) {
    const old = (page as StoredRecord<PortalReportsRecord>[]).filter(
      ({ value: { count, lastAt } }) => lastAt < (count > 0 ? open : closed),
    );
    await records.batch(
      old.map(({ id, revision }) => ({
        // A report that arrives meanwhile prevents the deletion until the next run.
        delete: { provider, kind: PORTAL_REPORTS, id, expectedRevision: revision },
      })),
    );
    removed += old.length;
    if (stopping.signal.aborted) return removed;
  }
  return removed;
}
