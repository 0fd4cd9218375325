import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { portalChangesSchema, portalSchema } from '../portal.ts';
import { idParams, okWith } from './replies.ts';

export const publishPortalDraft = defineEndpoint({
  id: 'publishPortalDraft',
  method: 'POST',
  path: '/api/portal/:id/draft/publish',
  summary:
    'Publish what the draft has changed, or send it to the review if changes of the account are reviewed; for editors. 409 if the live page has changed in the same field, unless modifiedDate is that of the live page.',
  params: idParams,
  body: z.object({ data: portalChangesSchema.pick({ modifiedDate: true }).optional() }),
  reply: okWith(portalSchema),
});

export const discardPortalDraft = defineEndpoint({
  id: 'discardPortalDraft',
  method: 'DELETE',
  path: '/api/portal/:id/draft',
  summary: 'Discard the draft of a page; for its editors.',
  params: idParams,
  reply: okWith(portalSchema),
});

const timeSchema = z.iso.datetime().nullable().optional();

export const schedulePortalDraft = defineEndpoint({
  id: 'schedulePortalDraft',
  method: 'PUT',
  path: '/api/portal/:id/draft/schedule',
  summary:
    'Set when the draft is published, and when its changes are reverted; null and absent times are none. For editors.',
  params: idParams,
  body: z.object({ data: z.object({ publishAt: timeSchema, endAt: timeSchema }) }),
  reply: okWith(portalSchema),
});

export const sharePortalDraft = defineEndpoint({
  id: 'sharePortalDraft',
  method: 'POST',
  path: '/api/portal/:id/draft/preview',
  summary: 'Make a link to a preview of the draft that anyone may open for a week; for editors.',
  params: idParams,
  reply: okWith(z.object({ key: z.string(), until: z.string() })),
});

/** The key replaces a session. */
export const previewPortalDraft = defineEndpoint({
  id: 'previewPortalDraft',
  method: 'GET',
  path: '/api/portal/:id/draft/preview',
  summary: 'The page with the content of its draft, for everyone with the key of a preview.',
  params: idParams,
  query: z.object({ key: z.string().max(200) }),
  reply: okWith(z.object({ portal: portalSchema, until: z.string() })),
});

/** A draft of an account whose changes are reviewed. */
export const waitingDraftSchema = z.object({
  /** The live page, and the same page with the content of the draft. */
  live: portalSchema,
  draft: portalSchema,
  /** ISO time. */
  waitingSince: z.string(),
  /** A display name. */
  sentBy: z.string().optional(),
});
export type WaitingDraft = z.infer<typeof waitingDraftSchema>;

export const waitingDrafts = defineEndpoint({
  id: 'waitingDrafts',
  method: 'GET',
  path: '/api/drafts',
  summary:
    'The drafts that wait for a review, oldest first, at most 50; for moderators. `x-total-count` is their number.',
  reply: okWith(z.array(waitingDraftSchema)),
});

export const decidePortalDraft = defineEndpoint({
  id: 'decidePortalDraft',
  method: 'PUT',
  path: '/api/portal/:id/draft/review',
  summary: 'Publish a draft that waits for a review, or return it with a reason; for moderators.',
  params: idParams,
  body: z.object({
    data: z.object({
      decision: z.enum(['publish', 'return']),
      /** Required to return it; shown to the editors. */
      reason: z.string().trim().max(CONTENT_LIMITS.sentence).optional(),
      /** Of the draft that was reviewed: the decision is refused if draft or page were changed since. */
      modifiedDate: z.string().max(CONTENT_LIMITS.word),
    }),
  }),
  reply: okWith(portalSchema),
});

export const portalDraftsCalls = [
  waitingDrafts,
  decidePortalDraft,
  publishPortalDraft,
  discardPortalDraft,
  schedulePortalDraft,
  sharePortalDraft,
  previewPortalDraft,
] as const;
