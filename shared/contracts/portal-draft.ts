import { z } from 'zod';
import { VERSIONED_PARTS } from './page-parts.ts';

const partsSchema = z.array(z.enum(VERSIONED_PARTS));

/** What editors know of the draft of a page. */
export const portalDraftSchema = z.object({
  /** Whether the portal beside it has the content of the draft, and not that of the live page. */
  isShown: z.boolean(),
  /** ISO time of the last save of the draft. */
  savedAt: z.string(),
  /** A display name. */
  savedBy: z.string().optional(),
  /** The parts that publishing would change. */
  parts: partsSchema,
  /** Those that were changed on the live page as well: publishing asks before it replaces them. */
  conflicts: partsSchema,
  /** ISO time at which the draft is published. */
  publishAt: z.string().optional(),
  /** ISO time at which what was published is taken back. */
  endAt: z.string().optional(),
  /** It waits for a moderator, who publishes or returns it. */
  review: z.object({ at: z.string(), by: z.string().optional() }).optional(),
  /** Why a moderator has returned it. */
  returned: z.object({ at: z.string(), reason: z.string() }).optional(),
  /** Why a scheduled publication was not carried out. */
  problem: z.enum(['conflict', 'refused']).optional(),
});
export type PortalDraft = z.infer<typeof portalDraftSchema>;
