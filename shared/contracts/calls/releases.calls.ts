import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  LOAD_PHASES,
  type ReleasesResponse,
  releaseEventSchema,
  releaseReportSchema,
  rolloutSchema,
} from '../rollout.ts';

const countSchema = z.number().int();

/** Schema of `ReleasesResponse`. */
const releasesResponseSchema = z.object({
  status: z.literal('ok'),
  result: z.object({
    rollout: rolloutSchema,
    history: z.array(releaseEventSchema).readonly(),
    figures: z
      .array(
        z.object({
          set: z.string(),
          packages: z.record(z.string(), z.string()),
          share: z.number(),
          views: countSchema,
          failedViews: countSchema,
          serverFailures: countSchema,
          readyMs: z.object({ p50: z.number(), p95: z.number() }).nullable(),
          failures: z
            .array(
              z.object({
                name: z.string(),
                version: z.string(),
                phase: z.enum(LOAD_PHASES),
                code: z.string(),
                count: countSchema,
              }),
            )
            .readonly(),
        }),
      )
      .readonly(),
  }),
}) satisfies z.ZodType<ReleasesResponse>;

export const releaseOverview = defineEndpoint({
  id: 'releaseOverview',
  method: 'GET',
  path: '/api/releases',
  summary: 'The live release set and the canary, their history and their figures; for admins.',
  reply: releasesResponseSchema,
});

export const reportRelease = defineEndpoint({
  id: 'reportRelease',
  method: 'POST',
  path: '/api/releases/reports',
  summary:
    'Report success and failures of a page with its release set; counted once a minute for each network address.',
  body: releaseReportSchema,
  reply: z.object({ status: z.literal('ok') }),
});

export const releasesCalls = [releaseOverview, reportRelease] as const;
