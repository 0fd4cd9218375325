import { z } from 'zod';
import { MAX_SEARCH_SIZE } from '../constants.ts';
import { listingSchema } from '../discovery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { groupFields } from './group-fields.ts';
import { idParams, idSchema, okWith, plainNameSchema } from './replies.ts';

const { title, mainImageId, score, location, isArchived, isPrivate, passcode, modifiedDate } = groupFields;

/**
 * Like `townChangesSchema`. `portals` sets the order of the listing's portals; moderators decide which it has.
 * [AMBIG-21, OPEN-01]
 */
export const listingChangesSchema = z.object({
  title: title.optional(),
  mainImageId,
  score,
  appearSeq: z.number().int().min(0).max(9999).nullable().optional(),
  town: idSchema.nullable().optional(),
  portals: z.array(idSchema).max(MAX_SEARCH_SIZE).optional(),
  location,
  isArchived,
  isPrivate,
  passcode,
  modifiedDate,
});
export type ListingChanges = z.infer<typeof listingChangesSchema>;

/** A new listing; without an id, one is generated from its title. */
export const newListingSchema = listingChangesSchema
  .omit({ modifiedDate: true, portals: true })
  .extend({ _id: plainNameSchema.optional(), title });
export type NewListing = z.infer<typeof newListingSchema>;

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

export const listingsCalls = [listingById, createListing, updateListing, deleteListing] as const;
