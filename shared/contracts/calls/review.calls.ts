import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalSchema, portalStatusSchema } from '../portal.ts';
import { portalEditorSchema, portalPageQuery } from './portals.calls.ts';
import { idSchema, okWith } from './replies.ts';

const reviewParams = z.object({ portalId: idSchema });
const refsSchema = z.array(idSchema).max(CONTENT_LIMITS.refs);

/** A portal that waits for a moderator. */
export const waitingPortalSchema = z.object({
  portal: portalSchema,
  /** ISO time. */
  waitingSince: z.string(),
  editors: z.array(portalEditorSchema),
  /** The display name of who changed it last, where that is known. */
  changedBy: z.string().optional(),
});
export type WaitingPortal = z.infer<typeof waitingPortalSchema>;

/** What a moderator decides; refs that are not sent stay as they are. [OPEN-01, OPEN-49] */
export const reviewDecisionSchema = z.object({
  status: z.enum(['RELEASE', 'REJECT']),
  /** Needed to reject; the editors are shown it. */
  reason: z.string().trim().max(CONTENT_LIMITS.sentence).optional(),
  townRefs: refsSchema.optional(),
  listingRefs: refsSchema.optional(),
  /** Of the portal that was judged: the decision is refused when it has moved on since. [T-49] */
  modifiedDate: z.string().max(CONTENT_LIMITS.word).optional(),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** What happened to the people of a portal; `owner-gone`: the account of its owner was deleted. [OPEN-54] */
export const PORTAL_PEOPLE_EVENTS = ['joined', 'left', 'removed', 'handed-over', 'owner-gone'] as const;

/** One step in the history of a portal: of its status or, with an `event`, of its people. */
export const portalTransitionSchema = z.object({
  /** Absent when the portal was made. */
  from: portalStatusSchema.optional(),
  to: portalStatusSchema,
  /** A display name, or the uid of someone who is gone; absent when the operator did it. */
  by: z.string().optional(),
  /** ISO time. */
  at: z.string(),
  reason: z.string().optional(),
  event: z.enum(PORTAL_PEOPLE_EVENTS).optional(),
  /** Who joined, left, was removed, became the owner or is gone; a name as in `by`. */
  person: z.string().optional(),
});
export type PortalTransition = z.infer<typeof portalTransitionSchema>;

/** [OPEN-49] The header `x-total-count` says how many portals wait in all. */
export const reviewQueue = defineEndpoint({
  id: 'reviewQueue',
  method: 'GET',
  path: '/api/review',
  summary: 'The portals that wait for review, oldest first; for moderators. `x-total-count` is their number.',
  query: z.object(portalPageQuery),
  reply: okWith(z.array(waitingPortalSchema)),
});

/** [OPEN-49] */
export const decideReview = defineEndpoint({
  id: 'decideReview',
  method: 'PUT',
  path: '/api/review/:portalId',
  summary: 'Release or reject a portal, and set its towns and listings; for moderators.',
  params: reviewParams,
  body: z.object({ data: reviewDecisionSchema }),
  reply: okWith(portalSchema),
});

/** [OPEN-01] */
export const reviewHistory = defineEndpoint({
  id: 'reviewHistory',
  method: 'GET',
  path: '/api/review/:portalId',
  summary:
    "The history of a portal's status, owner and editors, oldest first; for moderators and the portal's editors.",
  params: reviewParams,
  reply: okWith(z.array(portalTransitionSchema)),
});

export const reviewCalls = [reviewQueue, decideReview, reviewHistory] as const;
