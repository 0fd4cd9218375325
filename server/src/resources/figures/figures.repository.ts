import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Counts } from './counts.ts';

/** Days (YYYY-MM-DD) are those of the site's time zone. */
export interface SiteDayRecord {
  counts: Counts;
}

/** The most viewed pages of a day by `pageKey`, and the views of all others. */
export interface PagesDayRecord {
  views: Record<string, number>;
  others: number;
}

/** Of a searched text: how often it was searched, and how often without a result. */
export type SearchCount = readonly [searches: number, withoutResult: number];

/** The most frequent searches of a day by their text, and the number of all others. */
export interface SearchesDayRecord {
  texts: Record<string, SearchCount>;
  others: SearchCount;
}

/** Counts of one page in one month by day, '01' to '31'. */
export interface PageMonthRecord {
  days: Record<string, Counts>;
}

/** Ids are days. */
export const siteDays = (records: RecordStore): Collection<SiteDayRecord> =>
  collection(records, 'figures-site');
export const pagesDays = (records: RecordStore): Collection<PagesDayRecord> =>
  collection(records, 'figures-pages');
export const searchesDays = (records: RecordStore): Collection<SearchesDayRecord> =>
  collection(records, 'figures-searches');
/** Ids are `pageMonthId`. They begin with the month, so that old ones come first in a list. */
export const pageMonths = (records: RecordStore): Collection<PageMonthRecord> =>
  collection(records, 'figures-page');

/** `month` is YYYY-MM, `page` a page's key. */
export const pageMonthId = (month: string, page: string): string => `${month}:${page}`;

/** Every kind of figures, whose ids begin with the month. */
export const FIGURE_KINDS = ['figures-site', 'figures-pages', 'figures-searches', 'figures-page'] as const;
