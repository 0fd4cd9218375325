import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { okWith } from './replies.ts';

const countSchema = z.number().int();

/** Rows of a console list per response at most. */
const MAX_ROWS = 100;

/**
 * The query of a list of the console; `sorts` are its orders, the default first. `q` finds rows by their texts in any
 * language.
 */
export const consoleListQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    q: z.string().max(200).optional(),
    sort: z.enum(sorts).default(sorts[0] as never),
    _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
    _limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(25),
  });

/** The reply of a list of the console: one page of rows, and how many rows the search and the filters find. */
export const consoleListOf = <Row extends z.ZodType>(row: Row) =>
  okWith(z.object({ total: countSchema, rows: z.array(row) }));

/** A record of the provider, as lists of the console name it. */
const namedRecordSchema = z.object({ id: z.string(), title: localizedTextSchema });

export const recentChangeSchema = namedRecordSchema.extend({
  kind: z.enum(['portal', 'town', 'listing', 'web-page']),
  /** ISO time. */
  at: z.string(),
  /** Display name; absent for the operator. */
  by: z.string().optional(),
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

/** What needs the attention of a provider's staff. */
export const consoleOverviewSchema = z.object({
  /** Portals that wait for a moderator; `since` is the ISO time of the one that waits longest. */
  waiting: z.object({ total: countSchema, since: z.string().optional() }),
  /** Portals with open reports. */
  reported: z.object({ total: countSchema }),
  /** Browser sessions, counted without cookies that identify and without addresses. */
  visits: z.object({
    /** Today (UTC) and the 29 days before. */
    last30Days: countSchema,
    /** Since the site exists. */
    total: countSchema,
  }),
  /** Of today and the 29 days before; the first few, the most frequent first. */
  searchesWithoutResult: z.array(z.object({ text: z.string(), count: countSchema })),
  /** Live remotes that failed in browsers during the last hour, the most frequent first. */
  failingRemotes: z.array(z.object({ name: z.string(), failures: countSchema })),
  /** The latest saves of portals, towns, listings and custom pages, newest first. */
  changes: z.array(recentChangeSchema),
  /** The first of each are listed; `total` counts all. */
  missing: z.object({
    /** Towns without a title in English, Chinese or Arabic. */
    townTitles: z.object({
      total: countSchema,
      towns: z.array(namedRecordSchema.extend({ languages: z.array(languageSchema) })),
    }),
    /** Portals without a thumbnail that are released or wait for a moderator. */
    portalPictures: z.object({ total: countSchema, portals: z.array(namedRecordSchema) }),
  }),
});
export type ConsoleOverview = z.infer<typeof consoleOverviewSchema>;

export const consoleOverview = defineEndpoint({
  id: 'consoleOverview',
  method: 'GET',
  path: '/api/console/overview',
  summary: 'What needs the attention of the provider’s staff; for admins.',
  reply: okWith(consoleOverviewSchema),
});

export const consoleCalls = [consoleOverview] as const;
