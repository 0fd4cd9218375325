import { type FigureStep, type FigureTable, LANGUAGES, type LocalizedText } from '@portico/shared/contracts';
import { DEVICE_CLASSES } from '@portico/shared/domain';
import { csvTable } from '../../content/csv-table.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { CountedPage } from './counted-page.ts';
import { type Counts, countsOf, sumOf } from './counts.ts';
import { type Period, stepsIn } from './figure-period.ts';
import { countsByDay, searchesOf, topPages } from './figures.service.ts';
import { sourceKindOf } from './visit-source.ts';

/** Rows of the tables of pages and searches. */
const MOST_ROWS = 1_000;
const EVENTS = ['views', 'shares', 'calls', 'directions'] as const;
const SOURCE_KINDS = ['direct', 'search', 'social', 'other', 'qr', 'site'] as const;

interface TableOptions extends Period {
  provider: string;
  page?: CountedPage | undefined;
  by?: FigureStep | undefined;
  table: FigureTable;
}

/** A CSV file with figures of a period. */
export async function figuresTable(
  records: RecordStore,
  { table, ...options }: TableOptions,
): Promise<string> {
  switch (table) {
    case 'series':
      return seriesTable(records, options);
    case 'pages': {
      const pages = options.page ? [] : await topPages(records, { ...options, most: MOST_ROWS });
      return csvTable(
        ['kind', 'id', ...LANGUAGES.map((language) => `title_${language}`), 'views'],
        pages.map(({ kind, id, title, views }) => [kind, id, ...textsOf(title), views]),
      );
    }
    case 'searches': {
      const searches = options.page ? [] : await searchesOf(records, options);
      return csvTable(
        ['text', 'searches', 'without_result'],
        searches.slice(0, MOST_ROWS).map(({ text, count, none }) => [text, count, none]),
      );
    }
  }
}

const textsOf = (text: LocalizedText | undefined): string[] =>
  LANGUAGES.map((language) => text?.[language] ?? '');

/** One row per step, days by default, with every count of it. */
async function seriesTable(
  records: RecordStore,
  { by = 'day', ...options }: Omit<TableOptions, 'table'>,
): Promise<string> {
  const days = await countsByDay(records, options);
  const columns = [
    'date',
    ...EVENTS,
    'qr_scans',
    ...LANGUAGES.map((language) => `language_${language}`),
    ...DEVICE_CLASSES.map((device) => `device_${device}`),
    ...SOURCE_KINDS.map((kind) => `source_${kind}`),
  ];
  const rows = stepsIn(options, by).map((step) => {
    const counts = sumOf(step.days.map((day) => days.get(day)));
    return [
      step.date,
      ...EVENTS.map((event) => counts[event] ?? 0),
      counts['source.qr'] ?? 0,
      ...LANGUAGES.map((language) => counts[`language.${language}`] ?? 0),
      ...DEVICE_CLASSES.map((device) => counts[`device.${device}`] ?? 0),
      ...SOURCE_KINDS.map((kind) => viewsFrom(counts, kind)),
    ];
  });
  return csvTable(columns, rows);
}

const viewsFrom = (counts: Counts, kind: (typeof SOURCE_KINDS)[number]): number =>
  countsOf(counts, 'source').reduce(
    (sum, [name, views]) => (sourceKindOf(name) === kind ? sum + views : sum),
    0,
  );
