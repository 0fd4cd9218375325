import { z } from 'zod';
import { townSchema } from '../discovery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { popUpSchema } from '../portal.ts';
import { groupFields } from './group-fields.ts';
import { idParams, okWith, plainNameSchema } from './replies.ts';

const { title, mainImageId, score, location, isArchived, isPrivate, passcode, modifiedDate } = groupFields;

/**
 * Fields of a town that an admin may change; null clears. With `modifiedDate`, the save is refused if someone else
 * changed the town since. [OPEN-12, OPEN-32]
 */
export const townChangesSchema = z.object({
  title: title.optional(),
  mainImageId,
  profileImageId: mainImageId,
  score,
  popUp: popUpSchema.nullable().optional(),
  location,
  isArchived,
  isPrivate,
  passcode,
  modifiedDate,
});
export type TownChanges = z.infer<typeof townChangesSchema>;

/** A new town; without an id, one is generated from its title. */
export const newTownSchema = townChangesSchema
  .omit({ modifiedDate: true })
  .extend({ _id: plainNameSchema.optional(), title });
export type NewTown = z.infer<typeof newTownSchema>;

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

export const townsCalls = [townById, createTown, updateTown, deleteTown] as const;
