import type { FiguresQuery, FigureTotals } from '@portico/shared/contracts';
import { useSearchParams } from '@portico/shared/platform';

/** The periods of the screen, and their lengths in days. */
export const PERIODS = { days7: 7, days30: 30, days90: 90, months12: 365 } as const;
export type PeriodName = keyof typeof PERIODS;
const DEFAULT_PERIOD: PeriodName = 'days30';

/** The figures that have a chart, in the order of the screen. */
export const FIGURES = [
  'views',
  'shares',
  'calls',
  'directions',
  'scans',
] as const satisfies readonly (keyof FigureTotals)[];
export type FigureName = (typeof FIGURES)[number];

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
  const period = query.get('period') ?? '';
  return {
    period: isPeriod(period) ? period : DEFAULT_PERIOD,
    figure: FIGURES.find((name) => name === query.get('figure')) ?? 'views',
    page: query.get('page') || undefined,
  };
}

const isPeriod = (name: string): name is PeriodName => Object.hasOwn(PERIODS, name);

/** The query of an address, without what is the default. */
export function figuresSearch({ period, figure, page }: FiguresAddress): string {
  const query = new URLSearchParams();
  if (period !== DEFAULT_PERIOD) query.set('period', period);
  if (figure !== 'views') query.set('figure', figure);
  if (page) query.set('page', page);
  return `?${query}`;
}

const DAY_MS = 86_400_000;

/** The query of the call for a period that ends with the day `to`, as YYYY-MM-DD. */
export const figuresQuery = (
  { period, page }: Pick<FiguresAddress, 'period' | 'page'>,
  to: string,
): FiguresQuery => ({
  from: new Date(Date.parse(to) - (PERIODS[period] - 1) * DAY_MS).toISOString().slice(0, 10),
  to,
  page,
});

/** The address, and the link to another one with some parts changed. */
export function useFiguresAddress(): FiguresAddress & {
  linkTo: (changes: Partial<FiguresAddress>) => string;
} {
  const [query] = useSearchParams();
  const address = readFiguresAddress(query);
  return { ...address, linkTo: (changes) => figuresSearch({ ...address, ...changes }) };
}
