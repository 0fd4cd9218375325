import { placeTime } from '@portico/shared/domain';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { type CountedPage, pageExists, pageKey, pageOfKey, picturesOfPage } from './counted-page.ts';
import {
  addCounts,
  type CountKey,
  type Counts,
  hasPictures,
  sumOf,
  withoutPictures,
  withPictures,
} from './counts.ts';
import {
  type PagesDayRecord,
  pageMonthId,
  pageMonths,
  pagesDays,
  type SearchCount,
  type SearchesDayRecord,
  searchesDays,
  siteDays,
} from './figures.repository.ts';
import { topCounts } from './top-counts.ts';

/** ms for which counts are collected into one write; a server that is killed loses the last ones. */
const WRITE_AFTER_MS = 5_000;
/** Pages per batch: small enough that no other write waits long. */
const PAGES_PER_BATCH = 100;
/** Pages or texts that wait per provider and day; more are not counted, to bound memory. */
const MOST_WAITING = 10_000;
/** Pages with the most views that a day stores; until it has twice as many, it stores all. */
const MOST_PAGES_A_DAY = 200;
/** The same for searched texts. */
const MOST_TEXTS_A_DAY = 200;

/** Counts events of pages per provider and day in batched writes, without data about people. */
export interface FigureCounter {
  /** Counts an event; a page without a record is dropped when it is written. */
  count(provider: string, page: CountedPage, keys: readonly CountKey[]): void;
  countSearch(provider: string, text: string, hasResults: boolean): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

interface Waiting {
  provider: string;
  /** YYYY-MM-DD. */
  day: string;
  /** By page key. */
  pages: Map<string, Counts>;
  searches: Map<string, SearchCount>;
}

export function createFigureCounter(
  records: RecordStore,
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): FigureCounter {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function waitingOf(provider: string): Waiting {
    const day = placeTime(now().getTime()).date;
    const key = `${provider}/${day}`;
    let found = waiting.get(key);
    if (!found) {
      found = { provider, day, pages: new Map(), searches: new Map() };
      waiting.set(key, found);
    }
    timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref();
    return found;
  }

  /** Takes each part away only after it is written: what a failed write leaves is written next time. */
  async function writeAll(): Promise<void> {
    for (const [key, counted] of waiting) {
      const { pages, searches } = counted;
      while (pages.size > 0) {
        const part = new Map([...pages].slice(0, PAGES_PER_BATCH));
        for (const page of part.keys()) pages.delete(page);
        await writePages(records, { ...counted, pages: part }).catch((error) => {
          for (const [page, counts] of part) pages.set(page, sumOf([pages.get(page), counts]));
          throw error;
        });
      }
      if (searches.size > 0) {
        const part = new Map(searches);
        searches.clear();
        await writeSearches(records, { ...counted, searches: part }).catch((error) => {
          for (const [text, count] of part) searches.set(text, added(searches.get(text), count));
          throw error;
        });
      }
      if (pages.size === 0 && searches.size === 0) waiting.delete(key);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll).catch(onError);
    return writing;
  }

  return {
    count(provider, page, keys) {
      const { pages } = waitingOf(provider);
      const key = pageKey(page);
      if (!pages.has(key) && pages.size >= MOST_WAITING) return;
      const counts = pages.get(key) ?? {};
      addCounts(counts, Object.fromEntries(keys.map((name) => [name, 1])));
      pages.set(key, counts);
    },
    countSearch(provider, text, hasResults) {
      const { searches } = waitingOf(provider);
      if (!searches.has(text) && searches.size >= MOST_WAITING) return;
      searches.set(text, added(searches.get(text), [1, hasResults ? 0 : 1]));
    },
    flush,
  };
}

const added = ([all, none]: SearchCount = [0, 0], [more, moreNone]: SearchCount): SearchCount => [
  all + more,
  none + moreNone,
];

/** Adds the counts of pages that exist to the pages, the site and the list of the day, all of them or none. */
async function writePages(
  records: RecordStore,
  { provider, day, pages }: Pick<Waiting, 'provider' | 'day' | 'pages'>,
): Promise<void> {
  const [months, sites, lists] = [pageMonths(records), siteDays(records), pagesDays(records)];
  const month = day.slice(0, 7);
  const dayOfMonth = day.slice(8);
  await retryOnConflict(async () => {
    const found = await Promise.all(
      [...pages].map(async ([key, counts]) => {
        const record = await months.get(provider, pageMonthId(month, key));
        const isCounted = record !== undefined || (await pageExists(records, provider, pageOfKey(key)));
        if (!isCounted) return [];
        // A forged request must not add pictures that the page does not have.
        const known = hasPictures(counts)
          ? withPictures(counts, await picturesOfPage(records, provider, pageOfKey(key)))
          : counts;
        return [{ key, counts: known, record }];
      }),
    );
    const counted = found.flat();
    if (counted.length === 0) return;
    const site = await sites.get(provider, day);
    const list = await lists.get(provider, day);
    await records.batch([
      ...counted.map(({ key, counts, record }) => {
        const days = record?.value.days ?? {};
        return months.write({
          provider,
          id: pageMonthId(month, key),
          value: { days: { ...days, [dayOfMonth]: sumOf([days[dayOfMonth], counts]) } },
          expectedRevision: record?.revision ?? 0,
        });
      }),
      sites.write({
        provider,
        id: day,
        value: {
          counts: sumOf([site?.value.counts, ...counted.map(({ counts }) => withoutPictures(counts))]),
        },
        expectedRevision: site?.revision ?? 0,
      }),
      lists.write({
        provider,
        id: day,
        value: withViews(list?.value, counted),
        expectedRevision: list?.revision ?? 0,
      }),
    ]);
  });
}

function withViews(
  list: PagesDayRecord = { views: {}, others: 0 },
  counted: readonly { key: string; counts: Counts }[],
): PagesDayRecord {
  const views = new Map(Object.entries(list.views));
  for (const { key, counts } of counted) {
    if (counts.views) views.set(key, (views.get(key) ?? 0) + counts.views);
  }
  const { largest, dropped } = topCounts(views, { most: MOST_PAGES_A_DAY, sizeOf: (count) => count });
  return {
    views: Object.fromEntries(largest),
    others: dropped.reduce((sum, count) => sum + count, list.others),
  };
}

async function writeSearches(
  records: RecordStore,
  { provider, day, searches }: Pick<Waiting, 'provider' | 'day' | 'searches'>,
): Promise<void> {
  const days = searchesDays(records);
  await retryOnConflict(async () => {
    const record = await days.get(provider, day);
    await days.put({
      provider,
      id: day,
      value: withSearches(record?.value, searches),
      expectedRevision: record?.revision ?? 0,
    });
  });
}

function withSearches(
  list: SearchesDayRecord = { texts: {}, others: [0, 0] },
  searches: ReadonlyMap<string, SearchCount>,
): SearchesDayRecord {
  const texts = new Map(Object.entries(list.texts));
  for (const [text, count] of searches) texts.set(text, added(texts.get(text), count));
  const { largest, dropped } = topCounts(texts, { most: MOST_TEXTS_A_DAY, sizeOf: ([count]) => count });
  return {
    texts: Object.fromEntries(largest),
    others: dropped.reduce((sum, count) => added(sum, count), list.others),
  };
}
