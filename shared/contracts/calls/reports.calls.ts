import { z } from 'zod';
import { CONTENT_LIMITS, REPORT_REASONS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalSchema } from '../portal.ts';
import { idParams, idSchema, okWith } from './replies.ts';

export const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const portalReportSchema = z.object({
  reason: reportReasonSchema,
  /** A text by the visitor. */
  text: z.string().trim().max(CONTENT_LIMITS.sentence).optional(),
});
export type PortalReport = z.infer<typeof portalReportSchema>;

/** A portal with reports since moderators last dismissed them. */
export const reportedPortalSchema = z.object({
  portal: portalSchema,
  /** Open reports; several of one network within a day count once. */
  count: z.number().int(),
  /** ISO times of the first and the last open report. */
  firstAt: z.string(),
  lastAt: z.string(),
  /** The latest reports, newest first. */
  reports: z.array(portalReportSchema.extend({ at: z.string() })),
});
export type ReportedPortal = z.infer<typeof reportedPortalSchema>;

/** [OPEN-56] */
export const reportPortal = defineEndpoint({
  id: 'reportPortal',
  method: 'POST',
  path: '/api/portal/:id/report',
  summary:
    'Report a portal to the moderators; for everyone who may see it. A second report of one network within a day is not counted.',
  params: idParams,
  body: z.object({ data: portalReportSchema }),
  reply: okWith(z.object({ _id: z.string() })),
});

/** [OPEN-56] */
export const reportedPortals = defineEndpoint({
  id: 'reportedPortals',
  method: 'GET',
  path: '/api/reports',
  summary: 'The portals with open reports, oldest report first, at most a hundred; for moderators.',
  reply: okWith(
    z.object({
      /** Including portals that are not in this response. */
      total: z.number().int(),
      portals: z.array(reportedPortalSchema),
    }),
  ),
});

/** [OPEN-56] */
export const dismissReports = defineEndpoint({
  id: 'dismissReports',
  method: 'POST',
  path: '/api/reports/:portalId/dismiss',
  summary: 'Dismiss the reports of a portal up to the last one that the moderator has seen; for moderators.',
  params: z.object({ portalId: idSchema }),
  /** The portal's `lastAt` as received. */
  body: z.object({ data: z.object({ lastAt: z.iso.datetime() }) }),
  reply: okWith(z.object({ _id: z.string() })),
});

export const reportsCalls = [reportPortal, reportedPortals, dismissReports] as const;
