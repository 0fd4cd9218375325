import { z } from 'zod';
import { VERSIONED_PARTS } from './page-parts.ts';
import { portalSchema } from './portal.ts';

/** How many versions of a portal are kept. */
export const KEPT_VERSIONS = 20;

/** One of the last versions of a portal: the page as a save left it. */
export const portalVersionSchema = z.object({
  /** Counts from 1 and is never given twice. */
  number: z.number().int().positive(),
  /** ISO time of the save. */
  at: z.string(),
  /** A display name; absent when the operator saved. */
  by: z.string().optional(),
  /** What the save changed; empty for the oldest version. */
  parts: z.array(z.enum(VERSIONED_PARTS)),
  /** The version that this one brought back. */
  restored: z.number().int().positive().optional(),
});
export type PortalVersion = z.infer<typeof portalVersionSchema>;

/** A version to look at: the portal as restoring it would make it, never with a passcode. [T-05] */
export const shownPortalVersionSchema = portalVersionSchema.extend({ portal: portalSchema });
export type ShownPortalVersion = z.infer<typeof shownPortalVersionSchema>;
