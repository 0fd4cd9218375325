import { z } from 'zod';
import { CONTENT_LIMITS, MAX_MENU_ORDER, WEB_PAGE_WIDGETS } from './constants.ts';
import { localizedTextOf } from './localized.ts';
import { actionSchema, galleryItemSchema } from './portal.ts';

const titleSchema = localizedTextOf(CONTENT_LIMITS.title);
const wordSchema = z.string().max(CONTENT_LIMITS.word);
const itemsSchema = z.array(galleryItemSchema).max(CONTENT_LIMITS.galleryImages);

/** [DATA-21] A page composed of widgets, shown in the order of `widgets`. */
export const webPageSchema = z.object({
  _id: z.string(),
  title: titleSchema,
  bannerImages: itemsSchema,
  galleryImages: itemsSchema,
  iconLinks: z
    .array(
      z.object({
        link: z.string().trim().max(CONTENT_LIMITS.address),
        name: wordSchema.optional(),
        color: wordSchema.optional(),
        type: z.enum(['ICON', 'picture']),
        text: titleSchema.optional(),
        picture: z
          .object({
            imageURL: z.string().max(CONTENT_LIMITS.address).optional(),
            mainImageId: z.string().max(CONTENT_LIMITS.id).optional(),
          })
          .optional(),
      }),
    )
    .max(CONTENT_LIMITS.links),
  buttonLinks: z.array(actionSchema).max(CONTENT_LIMITS.links),
  widgets: z.array(z.enum(WEB_PAGE_WIDGETS)).max(WEB_PAGE_WIDGETS.length),
  editors: z.array(z.string().max(CONTENT_LIMITS.id)).max(CONTENT_LIMITS.editors),
  /** Its place in the site's menu, lowest first; absent if it is not there. */
  menuOrder: z.number().int().min(1).max(MAX_MENU_ORDER).optional(),
  /** Only its editors and admins see it; for everyone else it does not exist. */
  isUnpublished: z.boolean().optional(),
  modifiedDate: z.string().optional(),
});
export type WebPage = z.infer<typeof webPageSchema>;
