import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { okWith } from './replies.ts';

const countSchema = z.number().int();

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
