import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** A person who wants the weekly mail; the id is their uid. */
export interface WeeklyMailRecord {
  /** The Monday (YYYY-MM-DD) of the last week in which the mail was queued, or in which the person subscribed. */
  week: string;
  /** Of the site on which they subscribed, for the links of the mail. */
  origin: string;
}

export const weeklyMailRepository = (records: RecordStore): Collection<WeeklyMailRecord> =>
  collection<WeeklyMailRecord>(records, 'weekly-mail');
