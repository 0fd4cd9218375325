import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { releaseNameSchema, releaseVersionSchema } from '../release.ts';
import {
  LOAD_PHASES,
  type ReleasesResponse,
  releaseEventSchema,
  releaseReportSchema,
  rolloutSchema,
} from '../rollout.ts';
import { okWith } from './replies.ts';

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
    actions: z.object({
      mayChange: z.boolean(),
      publish: z.enum(['allowed', 'needs-keys', 'forbidden']),
    }),
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

const reasonSchema = z.string().trim().max(300).optional();
const percentSchema = z.coerce.number().int().min(1).max(99);

/** A problem of a release, as the gates report it; docs/errors.md explains the codes. */
export const releaseFindingSchema = z.object({
  code: z.string(),
  message: z.string(),
  solution: z.string(),
  isBlocking: z.boolean(),
});
export type ReleaseFinding = z.infer<typeof releaseFindingSchema>;

/** The fields of the form beside the archive. */
export const publishFieldsSchema = z.object({
  /** Share of the visitors for a canary; absent for all visitors. */
  percent: percentSchema.optional(),
  reason: reasonSchema,
  /** 'true': runs only the gates. */
  checkOnly: z.enum(['true', 'false']).optional(),
});

/** The archive is a .tgz of a release folder. */
export const publishReleaseArchive = defineEndpoint({
  id: 'publishReleaseArchive',
  method: 'POST',
  path: '/api/releases/publish',
  summary:
    'Publish a release from its archive (.tgz) if the gates allow it, for all visitors or as a canary; for admins of a provider that may change releases. In production it must be signed with a trusted key.',
  form: publishFieldsSchema.extend({ file: z.file() }),
  reply: okWith(
    z.object({
      name: releaseNameSchema,
      version: releaseVersionSchema,
      /** False if a gate blocks it, or if it was only checked. */
      isPublished: z.boolean(),
      /** False if it was live already, or a pin holds another version. */
      isLive: z.boolean(),
      findings: z.array(releaseFindingSchema),
    }),
  ),
});

const rolloutReply = okWith(rolloutSchema);
/** The set that the person saw: the change is refused if it is no longer live. */
const seenSetSchema = z.string().min(1).max(40);

export const changeCanary = defineEndpoint({
  id: 'changeCanary',
  method: 'PUT',
  path: '/api/releases/canary',
  summary: 'Give the canary to another share of the visitors; for admins who may change releases.',
  body: z.object({ data: z.object({ set: seenSetSchema, percent: percentSchema, reason: reasonSchema }) }),
  reply: rolloutReply,
});

export const promoteCanary = defineEndpoint({
  id: 'promoteCanary',
  method: 'POST',
  path: '/api/releases/canary/promote',
  summary: 'Make the canary live for all visitors; for admins who may change releases.',
  body: z.object({ data: z.object({ set: seenSetSchema, reason: reasonSchema }) }),
  reply: rolloutReply,
});

export const stopCanary = defineEndpoint({
  id: 'stopCanary',
  method: 'POST',
  path: '/api/releases/canary/stop',
  summary: 'End the canary: all visitors get the stable set; for admins who may change releases.',
  body: z.object({ data: z.object({ set: seenSetSchema, reason: reasonSchema }) }),
  reply: rolloutReply,
});

export const rollBackRelease = defineEndpoint({
  id: 'rollBackRelease',
  method: 'POST',
  path: '/api/releases/roll-back',
  summary:
    'Roll a package back to the version before, or remove a new package from the set; for admins who may change releases.',
  body: z.object({
    data: z.object({ name: releaseNameSchema, set: seenSetSchema, reason: reasonSchema }),
  }),
  reply: rolloutReply,
});

export const releaseVersions = defineEndpoint({
  id: 'releaseVersions',
  method: 'GET',
  path: '/api/releases/versions',
  summary: 'The stored versions of each package, the latest published first; for admins.',
  reply: okWith(
    z.array(
      z.object({
        name: releaseNameSchema,
        versions: z.array(
          z.object({
            version: releaseVersionSchema,
            /** ISO time of its first publication; absent if the history does not know it. */
            at: z.string().optional(),
          }),
        ),
      }),
    ),
  ),
});

const partDiffSchema = z.object({
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
});

export const compareReleases = defineEndpoint({
  id: 'compareReleases',
  method: 'GET',
  path: '/api/releases/compare',
  summary: 'What differs between two stored versions of a package; for admins.',
  query: z.object({ name: releaseNameSchema, before: releaseVersionSchema, after: releaseVersionSchema }),
  reply: okWith(
    z.object({
      name: releaseNameSchema,
      before: releaseVersionSchema,
      after: releaseVersionSchema,
      /** Absent if both were built for the same version of the platform. */
      platform: z.object({ before: z.string(), after: z.string() }).optional(),
      parts: z.object({ routes: partDiffSchema, slots: partDiffSchema, messages: partDiffSchema }),
      files: z.array(
        z.object({
          place: z.enum(['web', 'node']),
          /** Bytes of all files; those of the browser compressed. */
          before: countSchema,
          after: countSchema,
          changes: z.array(
            z.object({ file: z.string(), before: countSchema.optional(), after: countSchema.optional() }),
          ),
        }),
      ),
    }),
  ),
});

export const releasesCalls = [
  releaseOverview,
  reportRelease,
  publishReleaseArchive,
  changeCanary,
  promoteCanary,
  stopCanary,
  rollBackRelease,
  releaseVersions,
  compareReleases,
] as const;
