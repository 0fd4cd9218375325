import { z } from 'zod';
import { VERSIONED_PARTS } from './page-parts.ts';
import { portalSchema } from './portal.ts';

/** Number of versions that are stored per portal. */
export const MAX_PORTAL_VERSIONS = 20;

/** A version of a portal: its page after a save. */
export const portalVersionSchema = z.object({
  /** Starts at 1 and is never reused. */
  number: z.number().int().positive(),
  /** ISO time of the save. */
  at: z.string(),
  /** A display name; absent if the operator saved. */
  by: z.string().optional(),
  /** The parts that the save changed; empty for the oldest version. */
  parts: z.array(z.enum(VERSIONED_PARTS)),
  /** The version that this save restored. */
  restored: z.number().int().positive().optional(),
});
export type PortalVersion = z.infer<typeof portalVersionSchema>;

/** A version for display: the portal as restoring it would leave it, without its passcode. [T-05] */
export const shownPortalVersionSchema = portalVersionSchema.extend({ portal: portalSchema });
export type ShownPortalVersion = z.infer<typeof shownPortalVersionSchema>;
