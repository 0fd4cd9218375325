import { z } from 'zod';
import { CONTENT_LIMITS } from './constants.ts';
import { localizedTextOf } from './localized.ts';
import { popUpSchema } from './portal.ts';

const titleSchema = localizedTextOf(CONTENT_LIMITS.title);

/** A position on the map, in degrees. */
export const placePositionSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type PlacePosition = z.infer<typeof placePositionSchema>;

/** [DATA-19] `popUp` may open after the splash with the profile image (TOWN-09). */
export const townSchema = z.object({
  _id: z.string(),
  title: titleSchema,
  imageURL: z.string().optional(),
  smallImageURL: z.string().optional(),
  isPrivate: z.boolean().optional(),
  mainImageId: z.string().optional(),
  profileImageId: z.string().optional(),
  profileImageURL: z.string().optional(),
  score: z.number().optional(),
  modifiedDate: z.string().optional(),
  popUp: popUpSchema.optional(),
  location: placePositionSchema.optional(),
  /** An archived town does not exist for anyone but admins. */
  isArchived: z.boolean().optional(),
  /** Sent to admins only. [T-05] */
  passcode: z.string().optional(),
});
export type Town = z.infer<typeof townSchema>;

/** [DATA-20] `town` is the id of its town; `portals` are the ids of its released portals, in display order. */
export const listingSchema = z.object({
  _id: z.string(),
  title: titleSchema,
  imageURL: z.string().optional(),
  smallImageURL: z.string().optional(),
  mainImageId: z.string().optional(),
  appearSeq: z.number().optional(),
  score: z.number().optional(),
  town: z.string().optional(),
  portals: z.array(z.string()).optional(),
  isPrivate: z.boolean().optional(),
  location: placePositionSchema.optional(),
  /** An archived listing does not exist for anyone but admins. */
  isArchived: z.boolean().optional(),
  /** Sent to admins only, for conflict detection. [AMBIG-20, T-49] */
  modifiedDate: z.string().optional(),
  /** Sent to admins only. [T-05] */
  passcode: z.string().optional(),
});
export type Listing = z.infer<typeof listingSchema>;
