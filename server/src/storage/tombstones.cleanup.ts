import type { CleanupJob } from '../kernel/cleanup-job.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** As long as a deleted portal can be restored, and far longer than any follower of the log lags. */
const REMEMBERED_MS = 30 * 86_400_000;
/** Small batches, so that no statement holds locks for long. */
const AT_A_TIME = 500;

/** Purges tombstones, so that the change log stays as small as the records. */
export const tombstones: CleanupJob<{ records: RecordStore }> = {
  name: 'old-deletions',
  async run({ records, now, stopping }) {
    const before = new Date(now.getTime() - REMEMBERED_MS);
    let removed = 0;
    for (;;) {
      const forgotten = await records.purgeTombstones(before, AT_A_TIME);
      removed += forgotten;
      if (forgotten < AT_A_TIME || stopping.signal.aborted) return removed;
    }
  },
};
