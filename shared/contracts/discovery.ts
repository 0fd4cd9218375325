import { z } from 'zod';
import { localizedTextSchema } from './localized.ts';
import { popUpSchema } from './portal.ts';

/** [DATA-19] `popUp` may open after the splash of the profile image (TOWN-09). */
export const townSchema = z.object({
  _id: z.string(),
  title: localizedTextSchema,
  imageURL: z.string().optional(),
  isPrivate: z.boolean().optional(),
  mainImageId: z.string().optional(),
  profileImageId: z.string().optional(),
  score: z.number().optional(),
  modifiedDate: z.string().optional(),
  popUp: popUpSchema.optional(),
});
export type Town = z.infer<typeof townSchema>;

/** [DATA-20] `town` is the id of its town; `portals` are ids. */
export const listingSchema = z.object({
  _id: z.string(),
  title: localizedTextSchema,
  imageURL: z.string().optional(),
  mainImageId: z.string().optional(),
  appearSeq: z.number().optional(),
  score: z.number().optional(),
  town: z.string().optional(),
  portals: z.array(z.string()).optional(),
  isPrivate: z.boolean().optional(),
});
export type Listing = z.infer<typeof listingSchema>;
