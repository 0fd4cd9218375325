import { z } from 'zod';
import { releaseNameSchema, releaseSetSchema, releaseVersionSchema } from './release.ts';

/** A newer release set that a share of the visitors gets during a canary. */
export const candidateSchema = z.strictObject({
  set: releaseSetSchema,
  /** The package of the canary and its version. */
  name: releaseNameSchema,
  version: releaseVersionSchema,
  /** Share of visitors, assigned by a persistent cookie. */
  percent: z.int().min(1).max(99),
  since: z.iso.datetime(),
  by: z.string(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** The live state: the stable set, and during a canary the candidate. */
export const rolloutSchema = z.strictObject({
  stable: releaseSetSchema,
  candidate: candidateSchema.optional(),
  /** Packages that stay at a version when another is published. */
  pins: z.record(releaseNameSchema, releaseVersionSchema),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/** All actions that change the rollout. */
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

/** An entry of `remotes history`. */
export const releaseEventSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(RELEASE_ACTIONS),
  name: releaseNameSchema,
  version: releaseVersionSchema,
  /** The previous version, if there was one. */
  from: releaseVersionSchema.optional(),
  percent: z.int().optional(),
  reason: z.string().optional(),
  /** The stable set afterwards. */
  set: z.string(),
});
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;

/** Phases in which a remote can fail in the browser; docs/errors.md explains their numbers. */
export const LOAD_PHASES = ['entry', 'expose', 'messages', 'route', 'slot', 'draw'] as const;
export type LoadPhase = (typeof LOAD_PHASES)[number];

/** Report of a page about its release set, sent a few times per visit: `POST /api/releases/reports`. */
export const releaseReportSchema = z.strictObject({
  releaseSet: z.string().max(40),
  /** Page views, from which the share of failures is computed. */
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
  /** Time from the start of the page until its remotes were loaded, in ms; absent if they were not. */
  readyMs: z.number().min(0).max(600_000).optional(),
});
export type ReleaseReport = z.infer<typeof releaseReportSchema>;

/** Figures of a release set that is live or was so recently, for admins. */
export interface ReleaseSetFigures {
  set: string;
  packages: Readonly<Record<string, string>>;
  share: number;
  views: number;
  /** Views with a failure; each network address counts at most once a minute. */
  failedViews: number;
  serverFailures: number;
  readyMs: { p50: number; p95: number } | null;
  failures: readonly { name: string; version: string; phase: LoadPhase; code: string; count: number }[];
}

/** Response of `GET /api/releases`, for admins. */
export interface ReleasesResponse {
  status: 'ok';
  result: {
    rollout: Rollout;
    /** The latest first, as many as the page shows. */
    history: readonly ReleaseEvent[];
    /** Of the last hour. */
    figures: readonly ReleaseSetFigures[];
    /** What the person may do on screen. */
    actions: {
      mayChange: boolean;
      /** `needs-keys`: production publishes an archive only if it trusts keys that sign releases. */
      publish: 'allowed' | 'needs-keys' | 'forbidden';
    };
  };
}
