import { z } from 'zod';
import { CONTENT_LIMITS, MAX_SEARCH_SIZE } from '../constants.ts';
import { listingSchema, placePositionSchema, townSchema } from '../discovery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namedTextOf } from '../localized.ts';
import { popUpSchema, portalChangesSchema } from '../portal.ts';
import { idParams, idSchema, okWith, plainNameSchema } from './replies.ts';

const titleSchema = namedTextOf(CONTENT_LIMITS.title);
const imageIdSchema = z.string().max(CONTENT_LIMITS.id).nullable().optional();
/** Pages sort by it, highest first. [AMBIG-20] */
const scoreSchema = z.number().min(-1_000_000).max(1_000_000).nullable().optional();
const locationSchema = placePositionSchema.nullable().optional();
/** False and null restore. */
const isArchived = z.boolean().nullable().optional();
const { isPrivate, passcode, modifiedDate } = portalChangesSchema.shape;

/**
 * Fields of a town that an admin may change; null clears. With `modifiedDate`, the save is refused if someone else
 * changed the town since. [OPEN-12, OPEN-32]
 */
export const townChangesSchema = z.object({
  title: titleSchema.optional(),
  mainImageId: imageIdSchema,
  profileImageId: imageIdSchema,
  score: scoreSchema,
  popUp: popUpSchema.nullable().optional(),
  location: locationSchema,
  isArchived,
  isPrivate,
  passcode,
  modifiedDate,
});
export type TownChanges = z.infer<typeof townChangesSchema>;

/** A new town; without an id, one is generated from its title. */
export const newTownSchema = townChangesSchema
  .omit({ modifiedDate: true })
  .extend({ _id: plainNameSchema.optional(), title: titleSchema });
export type NewTown = z.infer<typeof newTownSchema>;

/**
 * Like `townChangesSchema`. `portals` sets the order of the listing's portals; moderators decide which it has.
 * [AMBIG-21, OPEN-01]
 */
export const listingChangesSchema = z.object({
  title: titleSchema.optional(),
  mainImageId: imageIdSchema,
  score: scoreSchema,
  appearSeq: z.number().int().min(0).max(9999).nullable().optional(),
  town: idSchema.nullable().optional(),
  portals: z.array(idSchema).max(MAX_SEARCH_SIZE).optional(),
  location: locationSchema,
  isArchived,
  isPrivate,
  passcode,
  modifiedDate,
});
export type ListingChanges = z.infer<typeof listingChangesSchema>;

/** A new listing; without an id, one is generated from its title. */
export const newListingSchema = listingChangesSchema
  .omit({ modifiedDate: true, portals: true })
  .extend({ _id: plainNameSchema.optional(), title: titleSchema });
export type NewListing = z.infer<typeof newListingSchema>;

/** [DATA-19, TOWN-08, TOWN-09] A private town responds with 'permission-denied' without a grant, an archived one with 'not-found'. */
export const townById = defineEndpoint({
  id: 'townById',
  method: 'GET',
  path: '/api/town/:id',
  summary: 'One town, with its splash and its pop-up.',
  params: idParams,
  reply: z.object({ data: townSchema }),
});

/** [OPEN-12] */
export const createTown = defineEndpoint({
  id: 'createTown',
  method: 'POST',
  path: '/api/town',
  summary: 'Add a town; for admins.',
  body: z.object({ data: newTownSchema }),
  reply: okWith(townSchema),
});

/** [OPEN-12, OPEN-32] */
export const updateTown = defineEndpoint({
  id: 'updateTown',
  method: 'PUT',
  path: '/api/town/:id',
  summary: 'Change the sent fields of a town; for admins.',
  params: idParams,
  body: z.object({ data: townChangesSchema }),
  reply: okWith(townSchema),
});

/** [OPEN-12] */
export const deleteTown = defineEndpoint({
  id: 'deleteTown',
  method: 'DELETE',
  path: '/api/town/:id',
  summary: 'Delete a town that no listing and no portal belongs to; for admins.',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

/** [DATA-20] A private listing responds with 'permission-denied' without a grant, an archived one with 'not-found'. */
export const listingById = defineEndpoint({
  id: 'listingById',
  method: 'GET',
  path: '/api/listing/:id',
  summary: 'One listing, with the portals in it.',
  params: idParams,
  reply: z.object({ data: listingSchema }),
});

/** [OPEN-12] */
export const createListing = defineEndpoint({
  id: 'createListing',
  method: 'POST',
  path: '/api/listing',
  summary: 'Add a listing; for admins.',
  body: z.object({ data: newListingSchema }),
  reply: okWith(listingSchema),
});

/** [OPEN-12] */
export const updateListing = defineEndpoint({
  id: 'updateListing',
  method: 'PUT',
  path: '/api/listing/:id',
  summary: 'Change the sent fields of a listing; for admins.',
  params: idParams,
  body: z.object({ data: listingChangesSchema }),
  reply: okWith(listingSchema),
});

/** [OPEN-12] */
export const deleteListing = defineEndpoint({
  id: 'deleteListing',
  method: 'DELETE',
  path: '/api/listing/:id',
  summary: 'Delete a listing that no portal belongs to; for admins.',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const townsCalls = [
  townById,
  createTown,
  updateTown,
  deleteTown,
  listingById,
  createListing,
  updateListing,
  deleteListing,
] as const;
