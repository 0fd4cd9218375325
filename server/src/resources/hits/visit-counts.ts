import { type Collection, type CollectionEntry, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const TOTAL = 'hits';
/** Of a day in UTC. */
const dayId = (at: Date): string => `hits-${at.toISOString().slice(0, 10)}`;

const countersOf = (records: RecordStore): Collection<{ value: number }> => collection(records, 'counter');

/** Visits of a provider since it exists, as far as they are written. */
export const writtenVisits = async (records: RecordStore, provider: string): Promise<number> =>
  (await countersOf(records).get(provider, TOTAL))?.value.value ?? 0;

/** Adds visits to the total and to the day. Throws a revision conflict if another server has added some meanwhile. */
export async function addVisits(
  records: RecordStore,
  { provider, visits, now }: { provider: string; visits: number; now: Date },
): Promise<void> {
  const counters = countersOf(records);
  const added = async (id: string): Promise<CollectionEntry<{ value: number }>> => {
    const counter = await counters.get(provider, id);
    return {
      provider,
      id,
      value: { value: (counter?.value.value ?? 0) + visits },
      expectedRevision: counter?.revision ?? 0,
    };
  };
  const entries = [await added(TOTAL), await added(dayId(now))];
  await records.batch(entries.map((entry) => counters.write(entry)));
}

/** Visits of today and the 29 days before, and since the provider exists. */
export async function visitsOf(
  records: RecordStore,
  { provider, now }: { provider: string; now: Date },
): Promise<{ last30Days: number; total: number }> {
  const ids = Array.from({ length: DAYS }, (_day, ago) => dayId(new Date(now.getTime() - ago * DAY_MS)));
  const days = await countersOf(records).getMany(provider, ids);
  return {
    last30Days: days.reduce((sum, { value }) => sum + value.value, 0),
    total: await writtenVisits(records, provider),
  };
}
