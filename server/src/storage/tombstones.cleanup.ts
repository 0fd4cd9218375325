import type { CleanupJob } from '../kernel/cleanup-job.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** As long as a deleted portal can be restored, and far longer than any reader of changes is behind. */
const REMEMBERED_MS = 30 * 86_400_000;
/** So few that nobody waits long behind one statement. */
const AT_A_TIME = 500;

/** Forgets that records were deleted once nobody can ask any more: the log of changes stays as small as the records. */
export const oldDeletions: CleanupJob<{ records: RecordStore }> = {
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
