import { z } from 'zod';
import { CONTENT_LIMITS, MAX_BULK_RECORDS, MAX_ORDERED_RECORDS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema, localizedTextSchema } from '../localized.ts';
import { portalStatusSchema } from '../portal.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { idParams, idSchema, okWith } from './replies.ts';

/** `score` is the order that visitors see. */
const PLACE_SORTS = ['score', 'title', 'changed'] as const;
const placesQuery = consoleListQuery(PLACE_SORTS).extend({
  /** Only those without a title in this language. */
  missing: languageSchema.optional(),
  archived: z.enum(['yes', 'no']).default('no'),
});

const placeRowSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  mainImageId: z.string().optional(),
  score: z.number().optional(),
  modifiedDate: z.string().optional(),
  isPrivate: z.boolean().optional(),
  isArchived: z.boolean().optional(),
});

/** A town in a list of the console, with the number of its listings that are not archived. */
export const consoleTownSchema = placeRowSchema.extend({ listings: z.number().int() });
export type ConsoleTown = z.infer<typeof consoleTownSchema>;

/** A listing in a list of the console, with its town and the number of its released portals. */
export const consoleListingSchema = placeRowSchema.extend({
  appearSeq: z.number().optional(),
  town: z.object({ id: z.string(), title: localizedTextSchema }).optional(),
  portals: z.number().int(),
});
export type ConsoleListing = z.infer<typeof consoleListingSchema>;

export const consoleTowns = defineEndpoint({
  id: 'consoleTowns',
  method: 'GET',
  path: '/api/console/towns',
  summary: 'The towns of the provider; for admins.',
  query: placesQuery,
  reply: consoleListOf(consoleTownSchema),
});

export const consoleListings = defineEndpoint({
  id: 'consoleListings',
  method: 'GET',
  path: '/api/console/listings',
  summary:
    'The listings of the provider or of one town; those of a town by `score` in the town’s order; for admins.',
  query: placesQuery.extend({ town: idSchema.optional() }),
  reply: consoleListOf(consoleListingSchema),
});

/** A released portal of a listing. */
export const listedPortalSchema = z.object({
  id: z.string(),
  title: localizedTextSchema,
  mainImageId: z.string().optional(),
  status: portalStatusSchema,
  isPrivate: z.boolean().optional(),
});
export type ListedPortal = z.infer<typeof listedPortalSchema>;

export const consoleListingPortals = defineEndpoint({
  id: 'consoleListingPortals',
  method: 'GET',
  path: '/api/console/listings/:id/portals',
  summary: 'The released portals of a listing, in its order; for admins.',
  params: idParams,
  query: z.object({
    _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
    _limit: z.coerce.number().int().min(1).max(MAX_BULK_RECORDS).default(25),
  }),
  reply: consoleListOf(listedPortalSchema),
});

const orderedIdsSchema = z.array(idSchema).min(1).max(MAX_ORDERED_RECORDS);

export const orderTowns = defineEndpoint({
  id: 'orderTowns',
  method: 'PUT',
  path: '/api/console/towns/order',
  summary: 'Put these towns before all others, in this order, by their scores; for admins.',
  body: z.object({ data: z.object({ ids: orderedIdsSchema }) }),
  reply: z.object({ status: z.literal('ok') }),
});

export const orderListings = defineEndpoint({
  id: 'orderListings',
  method: 'PUT',
  path: '/api/console/listings/order',
  summary:
    'Put these listings before all others, in this order: by their scores, or with `town` on the page of their town; for admins.',
  body: z.object({ data: z.object({ ids: orderedIdsSchema, town: idSchema.optional() }) }),
  reply: z.object({ status: z.literal('ok') }),
});

const bulkIdsSchema = z.array(idSchema).min(1).max(MAX_BULK_RECORDS);

/**
 * What became of one record of a bulk change. `not-found`: no such record, or an unfinished draft; `no-town-left`: a
 * released portal belongs to one town at least; `too-many`: more towns or listings than a portal may have.
 */
const bulkResultSchema = z.object({
  id: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  reason: z.enum(['not-found', 'no-town-left', 'too-many']).optional(),
});

/** Towns archived or restored. */
export const changeTowns = defineEndpoint({
  id: 'changeTowns',
  method: 'POST',
  path: '/api/console/towns/changes',
  summary: 'Archive or restore towns; each gets a result of its own; for admins.',
  body: z.object({ data: z.object({ ids: bulkIdsSchema, isArchived: z.boolean() }) }),
  reply: okWith(z.array(bulkResultSchema)),
});

/** The result for one listing; `before` is what it had, for an undo. */
export const listingResultSchema = bulkResultSchema.extend({
  before: z.object({ town: idSchema.nullable(), isArchived: z.boolean() }).optional(),
});
export type ListingResult = z.infer<typeof listingResultSchema>;

export const changeListings = defineEndpoint({
  id: 'changeListings',
  method: 'POST',
  path: '/api/console/listings/changes',
  summary:
    'Archive, restore or move listings to another town, or with null to none; each gets a result of its own; for admins.',
  body: z.object({
    data: z.object({
      ids: bulkIdsSchema,
      isArchived: z.boolean().optional(),
      town: idSchema.nullable().optional(),
    }),
  }),
  reply: okWith(z.array(listingResultSchema)),
});

const refsSchema = z.array(idSchema).max(CONTENT_LIMITS.refs).optional();

/** Towns and listings to add to portals and to remove from them. */
export const assignmentSchema = z.object({
  addTowns: refsSchema,
  removeTowns: refsSchema,
  addListings: refsSchema,
  removeListings: refsSchema,
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** The result for one portal; `change` is the part of the assignment that took effect, for an undo. */
export const assignmentResultSchema = bulkResultSchema.extend({ change: assignmentSchema.optional() });
export type AssignmentResult = z.infer<typeof assignmentResultSchema>;

export const assignPortals = defineEndpoint({
  id: 'assignPortals',
  method: 'POST',
  path: '/api/console/portals/assign',
  summary:
    'Add portals to towns and listings, and remove them from others; each portal gets a result of its own; for admins.',
  body: z.object({ data: assignmentSchema.extend({ ids: bulkIdsSchema }) }),
  reply: okWith(z.array(assignmentResultSchema)),
});

export const consolePlacesCalls = [
  consoleTowns,
  consoleListings,
  consoleListingPortals,
  orderTowns,
  orderListings,
  changeTowns,
  changeListings,
  assignPortals,
] as const;
