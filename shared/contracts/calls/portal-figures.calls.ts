import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';
import { figureTotalsSchema } from './console-figures.calls.ts';
import { idParams, okWith } from './replies.ts';

/** The current day, the last 7 days and the last 30 days; each is compared with as many days before. */
export const FIGURE_PERIODS = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

export const portalFiguresSchema = z.object({
  /** The first and the last day, in the site’s time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** The first day on which this site counted; absent before the first. */
  since: z.iso.date().optional(),
  totals: figureTotalsSchema,
  /** Of as many days before `from`; absent unless all of them were counted. */
  before: figureTotalsSchema.optional(),
  /** One entry per day, in order and without gaps: of the period, and of 7 days for a day. */
  series: z.array(figureTotalsSchema.extend({ date: z.iso.date() })),
  /** Views by the language of the reader, the most frequent first. */
  languages: z.array(
    z.object({ language: languageSchema, views: z.number().int(), before: z.number().int().optional() }),
  ),
  /**
   * How often pictures were opened, the most frequent first; `id` is that of the image. `before`, here and of languages:
   * in the period before, absent as above.
   */
  pictures: z.array(
    z.object({ id: z.string(), opened: z.number().int(), before: z.number().int().optional() }),
  ),
  /** Whether the viewer gets the weekly mail; `no-address` without a confirmed address. */
  weeklyMail: z.enum(['wanted', 'unwanted', 'no-address']),
});
export type PortalFigures = z.infer<typeof portalFiguresSchema>;

export const portalFigures = defineEndpoint({
  id: 'portalFigures',
  method: 'GET',
  path: '/api/portal/:id/figures',
  summary: 'What visitors did on a page in a period, and in the one before; for its editors and for admins.',
  params: idParams,
  query: z.object({ period: z.enum(FIGURE_PERIODS).default('week') }),
  reply: okWith(portalFiguresSchema),
});

/** It has the pages that the person edits, each Monday. 409 without a confirmed address. */
export const wantWeeklyMail = defineEndpoint({
  id: 'wantWeeklyMail',
  method: 'PUT',
  path: '/api/account/weekly-mail',
  summary: 'Set whether you get a weekly mail with the figures of your pages.',
  body: z.object({ data: z.object({ isWanted: z.boolean() }) }),
  reply: z.object({ status: z.literal('ok') }),
});

export const portalFiguresCalls = [portalFigures, wantWeeklyMail] as const;
