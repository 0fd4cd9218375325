import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { portalStatusSchema } from '../portal.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { portalEditorSchema, portalMemberSchema } from './portals.calls.ts';
import { idParams, idSchema, okWith } from './replies.ts';
import { portalTransitionSchema } from './review.calls.ts';

/** Portals of one bulk call. */
export const MAX_BULK_PORTALS = 100;
/** Saved views of a provider. */
export const MAX_PORTAL_VIEWS = 50;

const namedPlaceSchema = z.object({ id: z.string(), title: localizedTextSchema });
const dayFilter = z.iso.date().optional();

/** A portal in the list of the console. */
export const consolePortalSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  status: portalStatusSchema,
  isPrivate: z.boolean().optional(),
  /** Hidden until a moderator has approved its owner. */
  isWithheld: z.boolean().optional(),
  /** Address of the small thumbnail. */
  thumbnail: z.string().optional(),
  towns: z.array(namedPlaceSchema),
  owner: portalEditorSchema.optional(),
  /** ISO time of the last save. */
  modifiedDate: z.string(),
  /** Display name; absent for the operator. */
  modifiedBy: z.string().optional(),
  /** Only of a portal in the bin. */
  deleted: z
    .object({
      /** ISO time. */
      at: z.string(),
      /** Display name; absent for the operator. */
      by: z.string().optional(),
      /** ISO time until which it can be restored. */
      until: z.string(),
    })
    .optional(),
});
export type ConsolePortal = z.infer<typeof consolePortalSchema>;

export const consolePortals = defineEndpoint({
  id: 'consolePortals',
  method: 'GET',
  path: '/api/console/portals',
  summary:
    'The portals of the provider, drafts included, or with `bin` the deleted ones that can be restored; for admins. `q` finds titles in any language and ids.',
  query: consoleListQuery(['changed', 'title', 'status']).extend({
    status: portalStatusSchema.optional(),
    town: idSchema.optional(),
    listing: idSchema.optional(),
    tag: z.string().max(CONTENT_LIMITS.tag).optional(),
    /** Username or uid of the owner. */
    creator: z.string().trim().min(1).max(CONTENT_LIMITS.id).optional(),
    /** Portals without a title in this language. */
    missing: languageSchema.optional(),
    /** ISO days in UTC: changed on or after the first, before the second. */
    changedSince: dayFilter,
    changedBefore: dayFilter,
    bin: z.literal('yes').optional(),
  }),
  reply: consoleListOf(consolePortalSchema),
});

/** What the filters of the list offer: the most frequent values, each with its number of portals. */
export const consolePortalFiltersSchema = z.object({
  towns: z.array(namedPlaceSchema.extend({ portals: z.number().int() })),
  listings: z.array(namedPlaceSchema.extend({ portals: z.number().int() })),
  tags: z.array(z.object({ tag: z.string(), portals: z.number().int() })),
});
export type ConsolePortalFilters = z.infer<typeof consolePortalFiltersSchema>;

export const consolePortalFilters = defineEndpoint({
  id: 'consolePortalFilters',
  method: 'GET',
  path: '/api/console/portal-filters',
  summary:
    'The towns, listings and tags that portals of the provider have, the most frequent first; for admins.',
  reply: okWith(consolePortalFiltersSchema),
});

/** One portal with its people and its history. */
export const consolePortalDetailsSchema = consolePortalSchema.extend({
  listings: z.array(namedPlaceSchema),
  tags: z.array(z.string()),
  /** The languages of its title. */
  languages: z.array(languageSchema),
  rejectReason: z.string().optional(),
  /** ISO times. */
  createdDate: z.string(),
  statusDate: z.string().optional(),
  members: z.array(portalMemberSchema),
  /** Oldest first. */
  history: z.array(portalTransitionSchema),
});
export type ConsolePortalDetails = z.infer<typeof consolePortalDetailsSchema>;

export const consolePortal = defineEndpoint({
  id: 'consolePortal',
  method: 'GET',
  path: '/api/console/portals/:id',
  summary: 'One portal of the provider, also a deleted one, with its people and its history; for admins.',
  params: idParams,
  reply: okWith(consolePortalDetailsSchema),
});

/**
 * Why a bulk call refused a portal. `unfinished`: its creator is still in the wizard; `no-town`: a release needs a town;
 * `changed-meanwhile`: someone else has changed it since it was listed; `failed`: see the server's log.
 */
export const BULK_REFUSALS = [
  'not-found',
  'unfinished',
  'no-town',
  'changed-meanwhile',
  'too-many-tags',
  'failed',
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** What became of one portal of a bulk call. `unchanged`: it was so already. */
export const portalResultSchema = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  reason: z.enum(BULK_REFUSALS).optional(),
});
export type PortalResult = z.infer<typeof portalResultSchema>;

const bulkReply = okWith(z.array(portalResultSchema));
const bulkOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(MAX_BULK_PORTALS);

export const decidePortals = defineEndpoint({
  id: 'decidePortals',
  method: 'POST',
  path: '/api/console/portals/decide',
  summary: 'Release portals, or reject them with a reason, one by one with a result for each; for admins.',
  body: z.object({
    data: z.object({
      /** With `modifiedDate`, a portal is decided on only if no one else has changed it since. */
      portals: bulkOf(
        z.object({ id: idSchema, modifiedDate: z.string().max(CONTENT_LIMITS.word).optional() }),
      ),
      status: z.enum(['RELEASE', 'REJECT']),
      /** Required to reject; shown to the editors. */
      reason: z.string().trim().max(CONTENT_LIMITS.sentence).optional(),
    }),
  }),
  reply: bulkReply,
});

export const tagPortals = defineEndpoint({
  id: 'tagPortals',
  method: 'POST',
  path: '/api/console/portals/tags',
  summary: 'Add a tag to portals or remove it, one by one with a result for each; for admins.',
  body: z.object({
    data: z.object({
      ids: bulkOf(idSchema),
      change: z.enum(['add', 'remove']),
      /** As it is stored, or any of its words in the tag dictionary. */
      tag: z.string().trim().min(1).max(CONTENT_LIMITS.tag),
    }),
  }),
  reply: bulkReply,
});

export const deletePortals = defineEndpoint({
  id: 'deletePortals',
  method: 'POST',
  path: '/api/console/portals/delete',
  summary: 'Delete portals, one by one with a result for each; for admins. They can be restored for 30 days.',
  body: z.object({ data: z.object({ ids: bulkOf(idSchema) }) }),
  reply: bulkReply,
});

export const restorePortals = defineEndpoint({
  id: 'restorePortals',
  method: 'POST',
  path: '/api/console/portals/restore',
  summary: 'Restore deleted portals, one by one with a result for each; for admins.',
  body: z.object({ data: z.object({ ids: bulkOf(idSchema) }) }),
  reply: bulkReply,
});

/** Filters of the list under a name, shared by the provider's admins. */
export const portalViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's address, without `?`. */
  query: z.string(),
});
export type PortalView = z.infer<typeof portalViewSchema>;

const viewsReply = okWith(z.array(portalViewSchema));

export const portalViews = defineEndpoint({
  id: 'portalViews',
  method: 'GET',
  path: '/api/console/portal-views',
  summary: 'The saved views of the list of portals, by name; for admins.',
  reply: viewsReply,
});

export const savePortalView = defineEndpoint({
  id: 'savePortalView',
  method: 'POST',
  path: '/api/console/portal-views',
  summary: 'Save a view of the list of portals for all admins; its name must be free.',
  body: z.object({
    data: z.object({
      name: z.string().trim().min(1).max(CONTENT_LIMITS.id),
      query: z.string().max(CONTENT_LIMITS.address),
    }),
  }),
  reply: viewsReply,
});

export const deletePortalView = defineEndpoint({
  id: 'deletePortalView',
  method: 'DELETE',
  path: '/api/console/portal-views/:id',
  summary: 'Delete a saved view; for admins.',
  params: idParams,
  reply: viewsReply,
});

export const consolePortalsCalls = [
  consolePortals,
  consolePortalFilters,
  consolePortal,
  decidePortals,
  tagPortals,
  deletePortals,
  restorePortals,
  portalViews,
  savePortalView,
  deletePortalView,
] as const;
