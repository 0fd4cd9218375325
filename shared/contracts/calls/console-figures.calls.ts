import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { okWith } from './replies.ts';

/** Kinds of pages that are counted. `site` has the pages without a record, by `sitePageId`. */
export const COUNTED_PAGE_KINDS = ['portal', 'town', 'listing', 'web-page', 'product', 'site'] as const;
export type CountedPageKind = (typeof COUNTED_PAGE_KINDS)[number];

/** Longest period in days: a leap year. */
export const MAX_FIGURE_DAYS = 366;

const dateSchema = z.iso.date();
const countSchema = z.number().int();

/** Of a period or of one step of a chart. */
export const figureTotalsSchema = z.object({
  views: countSchema,
  shares: countSchema,
  calls: countSchema,
  directions: countSchema,
  /** Views that a QR code of the site led to. */
  scans: countSchema,
});
export type FigureTotals = z.infer<typeof figureTotalsSchema>;

/** The figures of a period, in the order of every screen and mail. */
export const FIGURE_NAMES = [
  'views',
  'shares',
  'calls',
  'directions',
  'scans',
] as const satisfies readonly (keyof FigureTotals)[];
export type FigureName = (typeof FIGURE_NAMES)[number];

export const FIGURE_STEPS = ['day', 'week', 'month'] as const;
export type FigureStep = (typeof FIGURE_STEPS)[number];

/** A searched text, and how often it was searched. Only texts that were searched three times are listed. */
const searchCountSchema = z.object({ text: z.string(), count: countSchema });

export const consoleFiguresSchema = z.object({
  from: dateSchema,
  to: dateSchema,
  by: z.enum(FIGURE_STEPS),
  /** The first day with counts; absent before the first. */
  since: dateSchema.optional(),
  totals: figureTotalsSchema,
  /** Of as many days before `from`; absent unless all of them were counted. */
  before: figureTotalsSchema.optional(),
  /** Without gaps, in order; `date` is the first day of the step within the period. */
  series: z.array(figureTotalsSchema.extend({ date: dateSchema })),
  /** Views, the most frequent first. */
  languages: z.array(z.object({ language: languageSchema, views: countSchema })),
  devices: z.array(z.object({ device: z.enum(['phone', 'tablet', 'desktop']), views: countSchema })),
  sources: z.array(
    z.object({
      kind: z.enum(['direct', 'search', 'social', 'other', 'qr', 'site']),
      /** Of `search` and `social`: such as `google`; `app` is the browser of a social app. */
      name: z.string(),
      views: countSchema,
    }),
  ),
  /** The most viewed pages; for the figures of one page, that page. */
  pages: z.array(
    z.object({
      kind: z.enum(COUNTED_PAGE_KINDS),
      id: z.string(),
      /** Absent for `site`, and for a page that was deleted. */
      title: localizedTextSchema.optional(),
      views: countSchema,
    }),
  ),
  /** The most frequent first; empty for the figures of one page. */
  searches: z.array(searchCountSchema),
  searchesWithoutResult: z.array(searchCountSchema),
});
export type ConsoleFigures = z.infer<typeof consoleFiguresSchema>;

const figuresQuery = z.object({
  /** The first and the last day, in the site’s time zone. */
  from: dateSchema,
  to: dateSchema,
  /** One page as `<kind>:<id>`; all pages by default. */
  page: z
    .string()
    .regex(new RegExp(`^(?:${COUNTED_PAGE_KINDS.join('|')}):[\\w.-]{1,80}$`))
    .optional(),
  /** By default days up to a month, weeks up to half a year, then months. */
  by: z.enum(FIGURE_STEPS).optional(),
});
export type FiguresQuery = z.infer<typeof figuresQuery>;

export const consoleFigures = defineEndpoint({
  id: 'consoleFigures',
  method: 'GET',
  path: '/api/console/figures',
  summary: 'What visitors viewed, shared and searched in a period of a year at most; for admins.',
  query: figuresQuery,
  reply: okWith(consoleFiguresSchema),
});

export const FIGURE_TABLES = ['series', 'pages', 'searches'] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];

/** Text in UTF-8 with a byte order mark; `reply` is the file. */
export const consoleFiguresCsv = defineEndpoint({
  id: 'consoleFiguresCsv',
  method: 'GET',
  path: '/api/console/figures.csv',
  summary: 'The figures of a period as a table: by day, by page, or the searches; for admins.',
  query: figuresQuery.extend({ table: z.enum(FIGURE_TABLES).default('series') }),
  reply: z.string(),
  replyType: 'text/csv',
});

export const consoleFiguresCalls = [consoleFigures, consoleFiguresCsv] as const;
