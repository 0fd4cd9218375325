import { setImmediate as otherWork } from 'node:timers/promises';
import {
  type ConsoleFigures,
  type CountedPageKind,
  type FigureStep,
  type FigureTotals,
  LANGUAGES,
  type Language,
} from '@portico/shared/contracts';
import { DEVICE_CLASSES, type DeviceClass } from '@portico/shared/domain';

import type { RecordStore } from '../../storage/record-store.ts';
import { type CountedPage, pageKey, pageOfKey } from './counted-page.ts';
import { type Counts, countsOf, sumOf } from './counts.ts';
import {
  addDays,
  daysIn,
  defaultStep,
  monthsIn,
  type Period,
  periodBefore,
  stepsIn,
} from './figure-period.ts';
import { pageMonthId, pageMonths, type SearchCount } from './figures.repository.ts';
import { sourceKindOf } from './visit-source.ts';

/** Rows of each list in a response. */
const MOST_ROWS = 20;
/** A text is listed only if it was searched this often: what a single person types stays unread. */
const FEWEST_SEARCHES = 3;
/** Days that are read at once. */
const DAYS_AT_A_TIME = 31;

interface FiguresOptions extends Period {
  provider: string;
  /** All pages by default. */
  page?: CountedPage | undefined;
  by?: FigureStep | undefined;
}

/** The figures of a site, or of one of its pages, in a period. Its costs are those of the days, not of the pages. */
export async function figuresOf(records: RecordStore, options: FiguresOptions): Promise<ConsoleFigures> {
  const { provider, page, by = defaultStep(options) } = options;
  const period = { from: options.from, to: options.to };
  const earlier = periodBefore(period);
  const days = await countsByDay(records, { provider, page, from: earlier.from, to: period.to });
  const sumBetween = ({ from, to }: Period): Counts =>
    sumOf([...days].filter(([day]) => day >= from && day <= to).map(([, counts]) => counts));
  const totals = sumBetween(period);
  const since = await firstCountedDay(records, provider);
  const searches = page ? [] : await searchesOf(records, { provider, ...period });
  return {
    ...period,
    by,
    since,
    totals: totalsOf(totals),
    ...(since !== undefined && since <= earlier.from ? { before: totalsOf(sumBetween(earlier)) } : {}),
    series: stepsIn(period, by).map((step) => ({
      date: step.date,
      ...totalsOf(sumOf(step.days.map((day) => days.get(day)))),
    })),
    languages: countsOf(totals, 'language').flatMap(([language, views]) =>
      isOneOf(LANGUAGES, language) ? [{ language: language satisfies Language, views }] : [],
    ),
    devices: countsOf(totals, 'device').flatMap(([device, views]) =>
      isOneOf(DEVICE_CLASSES, device) ? [{ device: device satisfies DeviceClass, views }] : [],
    ),
    sources: countsOf(totals, 'source').map(([name, views]) => ({ kind: sourceKindOf(name), name, views })),
    pages: page
      ? [{ ...page, title: await titleOf(records, provider, page), views: totals.views ?? 0 }]
      : await topPages(records, { provider, ...period, most: MOST_ROWS }),
    searches: searches.slice(0, MOST_ROWS).map(({ text, count }) => ({ text, count })),
    searchesWithoutResult: withoutResult(searches).slice(0, MOST_ROWS),
  };
}

const isOneOf = <const Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);

const totalsOf = (counts: Counts): FigureTotals => ({
  views: counts.views ?? 0,
  shares: counts.shares ?? 0,
  calls: counts.calls ?? 0,
  directions: counts.directions ?? 0,
  scans: counts['source.qr'] ?? 0,
});

/** All counts of a period. */
export const countsBetween = async (
  records: RecordStore,
  options: Omit<FiguresOptions, 'by'>,
): Promise<Counts> => sumOf((await countsByDay(records, options)).values());

/** The counts of each day of a period that has some. */
export async function countsByDay(
  records: RecordStore,
  { provider, page, ...period }: Omit<FiguresOptions, 'by'>,
): Promise<Map<string, Counts>> {
  const byDay = new Map<string, Counts>();
  if (!page) {
    for await (const { id, value } of daysOf<{ counts: Counts }>(records, {
      provider,
      kind: 'figures-site',
      ...period,
    })) {
      byDay.set(id, value.counts);
    }
    return byDay;
  }
  const key = pageKey(page);
  const ids = monthsIn(period).map((month) => pageMonthId(month, key));
  for (const { id, value } of await pageMonths(records).getMany(provider, ids)) {
    for (const [dayOfMonth, counts] of Object.entries(value.days)) {
      const day = `${id.slice(0, 7)}-${dayOfMonth}`;
      if (day >= period.from && day <= period.to) byDay.set(day, counts);
    }
  }
  return byDay;
}

/** The records of a period whose ids are days, a month at a time. */
async function* daysOf<Value>(
  records: RecordStore,
  { provider, kind, from, to }: Period & { provider: string; kind: string },
): AsyncGenerator<{ id: string; value: Value }> {
  let after = addDays(from, -1);
  while (after < to) {
    const limit = Math.min(DAYS_AT_A_TIME, daysIn({ from: after, to }) - 1);
    const found = await records.list<Value>({ provider, kind, after, limit });
    for (const record of found) if (record.id <= to) yield record;
    const last = found.at(-1)?.id;
    if (found.length < limit || last === undefined) return;
    after = last;
    // Parsing the days of a large site takes some ms each.
    await otherWork();
  }
}

/** YYYY-MM-DD; undefined if nothing is counted yet. */
async function firstCountedDay(records: RecordStore, provider: string): Promise<string | undefined> {
  const [first] = await records.list({ provider, kind: 'figures-site', limit: 1 });
  return first?.id;
}

type PageViews = ConsoleFigures['pages'][number];

/** The most viewed pages of a period with their titles. */
export async function topPages(
  records: RecordStore,
  { provider, most, ...period }: Period & { provider: string; most: number },
): Promise<PageViews[]> {
  const views = new Map<string, number>();
  const days = daysOf<{ views: Record<string, number> }>(records, {
    provider,
    kind: 'figures-pages',
    ...period,
  });
  for await (const { value } of days) {
    for (const [key, count] of Object.entries(value.views)) views.set(key, (views.get(key) ?? 0) + count);
  }
  const top = [...views].sort(([a, of], [b, than]) => than - of || a.localeCompare(b)).slice(0, most);
  return Promise.all(
    top.map(async ([key, count]) => {
      const page = pageOfKey(key);
      return { ...page, title: await titleOf(records, provider, page), views: count };
    }),
  );
}

async function titleOf(
  records: RecordStore,
  provider: string,
  { kind, id }: { kind: CountedPageKind; id: string },
): Promise<PageViews['title']> {
  if (kind === 'site') return undefined;
  const record = await records.get<{ title?: PageViews['title']; name?: PageViews['title'] }>({
    provider,
    kind,
    id,
  });
  return record?.value.title ?? record?.value.name;
}

/** A text, how often it was searched, and how often without a result. */
export interface SearchedText {
  text: string;
  count: number;
  none: number;
}

/** The texts that were searched in a period, the most frequent first. */
export async function searchesOf(
  records: RecordStore,
  { provider, ...period }: Period & { provider: string },
): Promise<SearchedText[]> {
  const texts = new Map<string, SearchedText>();
  const days = daysOf<{ texts: Record<string, SearchCount> }>(records, {
    provider,
    kind: 'figures-searches',
    ...period,
  });
  for await (const { value } of days) {
    for (const [text, [count, none]] of Object.entries(value.texts)) {
      const before = texts.get(text) ?? { text, count: 0, none: 0 };
      texts.set(text, { text, count: before.count + count, none: before.none + none });
    }
  }
  return [...texts.values()]
    .filter(({ count }) => count >= FEWEST_SEARCHES)
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text));
}

/** The texts that found nothing at least once, the most frequent first. */
export const withoutResult = (searches: readonly SearchedText[]): { text: string; count: number }[] =>
  searches
    .filter(({ none }) => none > 0)
    .sort((a, b) => b.none - a.none)
    .map(({ text, none }) => ({ text, count: none }));
