import { z } from 'zod';
import { localizedTextSchema } from './localized.ts';
import { popUpSchema } from './portal.ts';

/** [DATA-22] The remote configuration of one provider's site. */
export const webConfigSchema = z.object({
  /** The provider's own id and privacy travel with it (OPEN-16). */
  provider: z.string(),
  isPrivate: z.boolean(),
  title: localizedTextSchema,
  description: localizedTextSchema.optional(),
  isContactWithMe: z.boolean().optional(),
  contacts: z
    .object({
      email: z.string().optional(),
      phone: z.string().optional(),
      lineId: z.string().optional(),
      fbPageId: z.string().optional(),
      googleFormLink: z.string().optional(),
    })
    .optional(),
  tags: z.array(z.string()),
  isExtraBtn: z.boolean().optional(),
  linkExtraButton: z.string().optional(),
  nameExtraButton: localizedTextSchema.optional(),
  popUp: popUpSchema.optional(),
  logoImageId: z.string().optional(),
  homeImageId: z.string().optional(),
  logoImageURL: z.string().optional(),
  homeImageURL: z.string().optional(),
  /** A CSS colour for the provider's accent; the rest of the palette follows from it. */
  brandColor: z.string().optional(),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
