import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { placePositionSchema } from '../discovery.ts';
import { namedTextOf } from '../localized.ts';
import { portalChangesSchema } from '../portal.ts';

const { isPrivate, passcode, modifiedDate } = portalChangesSchema.shape;

/** Fields of a town or listing that an admin may change; null clears. */
export const groupFields = {
  title: namedTextOf(CONTENT_LIMITS.title),
  mainImageId: z.string().max(CONTENT_LIMITS.id).nullable().optional(),
  /** Pages sort by it, highest first. [AMBIG-20] */
  score: z.number().min(-1_000_000).max(1_000_000).nullable().optional(),
  location: placePositionSchema.nullable().optional(),
  /** False and null restore. */
  isArchived: z.boolean().nullable().optional(),
  isPrivate,
  passcode,
  modifiedDate,
};
