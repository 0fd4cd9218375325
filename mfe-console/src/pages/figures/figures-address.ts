import { FIGURE_NAMES, type FigureName, type FiguresQuery } from '@portico/shared/contracts';
import { useSearchParams } from '@portico/shared/platform';

/** The periods of the screen. Months are those of the calendar. */
export const PERIODS = ['days7', 'days30', 'days90', 'months12'] as const;
export type PeriodName = (typeof PERIODS)[number];
const DEFAULT_PERIOD: PeriodName = 'days30';

/** What the screen shows, in the query of its address. */
export interface FiguresAddress {
  period: PeriodName;
  /** The figure of the chart. */
  figure: FigureName;
  /** One page as `<kind>:<id>`; undefined for all pages. */
  page: string | undefined;
}

/** Reads an address; unknown values count as absent. */
export function readFiguresAddress(query: URLSearchParams): FiguresAddress {
  return {
    period: PERIODS.find((name) => name === query.get('period')) ?? DEFAULT_PERIOD,
    figure: FIGURE_NAMES.find((name) => name === query.get('figure')) ?? 'views',
    page: query.get('page') || undefined,
  };
}

/** The query of an address, without what is the default. */
export function figuresSearch({ period, figure, page }: FiguresAddress): string {
  const query = new URLSearchParams();
  if (period !== DEFAULT_PERIOD) query.set('period', period);
  if (figure !== 'views') query.set('figure', figure);
  if (page) query.set('page', page);
  return `?${query}`;
}

const DAYS = { days7: 7, days30: 30, days90: 90 } as const;
const DAY_MS = 86_400_000;

/** The first day of a period that ends with `to`; days are YYYY-MM-DD. */
function firstDay(period: PeriodName, to: string): string {
  const last = new Date(to);
  const first =
    period === 'months12'
      ? Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 11, 1)
      : last.getTime() - (DAYS[period] - 1) * DAY_MS;
  return new Date(first).toISOString().slice(0, 10);
}

/** The query of the call for a period that ends with the day `to`. */
export const figuresQuery = (
  { period, page }: Pick<FiguresAddress, 'period' | 'page'>,
  to: string,
): FiguresQuery => ({ from: firstDay(period, to), to, page });

/** The address, and the link to another one with some parts changed. */
export function useFiguresAddress(): FiguresAddress & {
  linkTo: (changes: Partial<FiguresAddress>) => string;
} {
  const [query] = useSearchParams();
  const address = readFiguresAddress(query);
  return { ...address, linkTo: (changes) => figuresSearch({ ...address, ...changes }) };
}
