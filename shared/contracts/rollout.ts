import { z } from 'zod';
import { releaseNameSchema, releaseSetSchema, releaseVersionSchema } from './release.ts';

/** A newer set that a share of the visitors gets before everybody does. */
export const candidateSchema = z.strictObject({
  set: releaseSetSchema,
  /** The package whose release is being tried, and its version. */
  name: releaseNameSchema,
  version: releaseVersionSchema,
  /** Share of the visitors, by a cookie that lasts. */
  percent: z.int().min(1).max(99),
  since: z.iso.datetime(),
  by: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What is live: one set for all, and during a gradual rollout a second one for some. */
export const rolloutSchema = z.strictObject({
  stable: releaseSetSchema,
  candidate: candidateSchema.optional(),
  /** Packages that stay at a version whatever is published. */
  pins: z.record(releaseNameSchema, releaseVersionSchema),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/** Everything that ever changed what is live. */
export const RELEASE_ACTIONS = [
  'publish',
  'try',
  'promote',
  'rollback',
  'automatic-rollback',
  'pin',
  'unpin',
  'remove',
] as const;

/** One line of `remotes history`. */
export const releaseEventSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(RELEASE_ACTIONS),
  name: releaseNameSchema,
  version: releaseVersionSchema,
  /** The version before, when there was one. */
  from: releaseVersionSchema.optional(),
  percent: z.int().optional(),
  reason: z.string().optional(),
  /** The set that was live for all afterwards. */
  set: z.string(),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;

/** Where a remote failed in the browser; the numbers are explained in docs/errors.md. */
export const LOAD_PHASES = ['entry', 'expose', 'messages', 'route', 'slot', 'draw'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

/** What a page tells of its release set, at most a few times a visit: `POST /api/releases/reports`. */
export const releaseReportSchema = z.strictObject({
  releaseSet: z.string().max(40),
  /** One page view, so that a share of failures can be told. */
  views: z.int().min(0).max(100),
  failures: z
    .array(
      z.strictObject({
        name: releaseNameSchema,
        version: releaseVersionSchema,
        phase: z.enum(LOAD_PHASES),
        code: z.string().regex(/^PL-\d{3}$/),
      }),
    )
    .max(20),
  /** Milliseconds from the start of the page until its remotes were there; absent when they never were. */
  readyMs: z.number().min(0).max(600_000).optional(),
});
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** What admins see of one release set that is or was live lately. */
export interface ReleaseSetFigures {
  set: string;
  packages: Readonly<Record<string, string>>;
  share: number;
  views: number;
  /** Views with a failure; each address counts once a minute at most. */
  failedViews: number;
  serverFailures: number;
  readyMs: { p50: number; p95: number } | null;
  failures: readonly { name: string; version: string; phase: LoadPhase; code: string; count: number }[];
}

/** Answer of `GET /api/releases`, for admins. */
export interface ReleasesResponse {
  status: 'ok';
  result: {
    rollout: Rollout;
    /** The latest first, as far as a page needs it. */
    history: readonly ReleaseEvent[];
    /** Of the last hour. */
    figures: readonly ReleaseSetFigures[];
  };
}
