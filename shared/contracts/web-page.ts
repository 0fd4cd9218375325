import { z } from 'zod';
import { WEB_PAGE_WIDGETS } from './constants.ts';
import { localizedTextSchema } from './localized.ts';
import { actionSchema, galleryItemSchema } from './portal.ts';

/** [DATA-21] A page put together from widgets, shown in the order of `widgets`. */
export const webPageSchema = z.object({
  _id: z.string(),
  title: localizedTextSchema,
  bannerImages: z.array(galleryItemSchema),
  galleryImages: z.array(galleryItemSchema),
  iconLinks: z.array(
    z.object({
      link: z.string(),
      name: z.string().optional(),
      color: z.string().optional(),
      type: z.enum(['ICON', 'picture']),
      text: localizedTextSchema.optional(),
      picture: z.object({ imageURL: z.string().optional(), mainImageId: z.string().optional() }).optional(),
    }),
  ),
  buttonLinks: z.array(actionSchema),
  widgets: z.array(z.enum(WEB_PAGE_WIDGETS)),
  editors: z.array(z.string()),
});
export type WebPage = z.infer<typeof webPageSchema>;
