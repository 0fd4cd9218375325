import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { namedTextOf } from '../localized.ts';

/** Parts of the schemas of catalogues and products. */
export const nameSchema = namedTextOf(CONTENT_LIMITS.title);
export const idListSchema = z.string().min(1).max(4000);
export const sortQuery = {
  _sort: z.literal('appearSeq').optional(),
  _order: z.enum(['asc', 'desc']).optional(),
};
/**
 * The `modifiedDate` that the client last received; a save over someone else's change is refused with 'conflict'.
 * [T-49]
 */
export const lastSeen = { modifiedDate: z.string().max(CONTENT_LIMITS.word).optional() };
