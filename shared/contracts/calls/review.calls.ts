import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalSchema, portalStatusSchema } from '../portal.ts';
import { portalEditorSchema, portalPageQuery } from './portals.calls.ts';
import { idSchema, okWith } from './replies.ts';

const reviewParams = z.object({ portalId: idSchema });
const refsSchema = z.array(idSchema).max(CONTENT_LIMITS.refs);

/** A portal that awaits moderation. */
export const waitingPortalSchema = z.object({
  portal: portalSchema,
  /** ISO time. */
  waitingSince: z.string(),
  editors: z.array(portalEditorSchema),
  /** Display name of the last person who changed it, if known. */
  changedBy: z.string().optional(),
});
export type WaitingPortal = z.infer<typeof waitingPortalSchema>;

/** A moderator's decision; refs that are not sent do not change. [OPEN-01, OPEN-49] */
export const reviewDecisionSchema = z.object({
  status: z.enum(['RELEASE', 'REJECT']),
  /** Required to reject; shown to the editors. */
  reason: z.string().trim().max(CONTENT_LIMITS.sentence).optional(),
  townRefs: refsSchema.optional(),
  listingRefs: refsSchema.optional(),
  /** Of the portal that was reviewed: the decision is refused if the portal has changed since. [T-49] */
  modifiedDate: z.string().max(CONTENT_LIMITS.word).optional(),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** Changes of a portal's members; `owner-gone`: the owner's account was deleted. [OPEN-54] */
export const PORTAL_PEOPLE_EVENTS = ['joined', 'left', 'removed', 'handed-over', 'owner-gone'] as const;

/** An entry of a portal's history: a change of its status or, with an `event`, of its members. */
export const portalTransitionSchema = z.object({
  /** Absent for the creation of the portal. */
  from: portalStatusSchema.optional(),
  to: portalStatusSchema,
  /** A display name, or the uid of a deleted account; absent if the operator made the change. */
  by: z.string().optional(),
  /** ISO time. */
  at: z.string(),
  reason: z.string().optional(),
  event: z.enum(PORTAL_PEOPLE_EVENTS).optional(),
  /** The member whom the event is about; a name as in `by`. */
  person: z.string().optional(),
});
export type PortalTransition = z.infer<typeof portalTransitionSchema>;

/** [OPEN-49] The header `x-total-count` is the number of all waiting portals. */
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
