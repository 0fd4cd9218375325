import { placeTime } from '@portico/shared/domain';
import type { CleanupJob, CleanupRun } from '../../kernel/cleanup-job.ts';
import { RECORDS_PER_PAGE } from '../../kernel/pages.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { FIGURE_KINDS } from './figures.repository.ts';

interface Stores {
  records: RecordStore;
  providers: Providers;
}

/** The current month and the 24 before: twelve months can be compared with the twelve before. */
const MONTHS = 25;
/** Counters of visits; their days follow this prefix. */
const VISITS = { kind: 'counter', prefix: 'hits-' };

/** Removes counts of visits, views and searches after 25 months. */
export const oldFigures: CleanupJob<Stores> = {
  name: 'old-figures',
  async run(context) {
    const sources = [...FIGURE_KINDS.map((kind) => ({ kind, prefix: '' })), VISITS];
    let removed = 0;
    for (const { id: provider } of context.providers.all()) {
      for (const { kind, prefix } of sources) {
        removed += await removeOld(context, { provider, kind, prefix });
        if (context.stopping.signal.aborted) return removed;
      }
    }
    return removed;
  },
};

/** The first month, as YYYY-MM, that is not removed. */
function firstMonth(now: Date): string {
  const [year, month] = placeTime(now.getTime()).date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 7);
}

/** Ids are in order of time, so that only old records and the first that is not old are read. */
async function removeOld(
  { records, now, stopping }: CleanupRun & Stores,
  { provider, kind, prefix }: { provider: string; kind: string; prefix: string },
): Promise<number> {
  const end = prefix + firstMonth(now);
  let removed = 0;
  for (;;) {
    const first = await records.list({ provider, kind, after: prefix, limit: RECORDS_PER_PAGE });
    const old = first.filter(({ id }) => id < end);
    await records.batch(old.map(({ id }) => ({ delete: { provider, kind, id } })));
    removed += old.length;
    if (old.length < RECORDS_PER_PAGE || stopping.signal.aborted) return removed;
  }
}
