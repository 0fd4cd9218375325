import { z } from 'zod';
import { IMAGE_LONGER_SIDE } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from './replies.ts';

/** A portal's id, or `site` for the images of the site itself, which its admins upload. */
const ownerSchema = idSchema;
const imageIdSchema = z.string().regex(/^[\w-]{1,80}$/);

/** [API-19, API-20, OPEN-24] */
export const uploadImage = defineEndpoint({
  id: 'uploadImage',
  method: 'POST',
  path: '/api/portal/:portalId/image/:existingImageId',
  summary:
    'Upload an image; for editors of the portal. The image that it replaces is deleted when nothing shows it any more.',
  params: z.object({
    portalId: ownerSchema,
    /** The image that is replaced, or `new`. */
    existingImageId: imageIdSchema,
  }),
  query: z.object({
    /** Pixels; the longer side is kept no larger. */
    longerWidth: z.coerce
      .number()
      .int()
      .min(IMAGE_LONGER_SIDE.min)
      .max(IMAGE_LONGER_SIDE.max)
      .default(IMAGE_LONGER_SIDE.default),
  }),
  form: z.object({
    file: z.file(),
    /** The uploaded image that this one was cropped from. */
    originalImageId: imageIdSchema.optional(),
  }),
  reply: z.object({
    status: z.literal('ok'),
    /** The new image's id. */
    ref: z.string(),
    /** ISO time. */
    lastChecked: z.string(),
    /** Pixels. */
    width: z.number(),
    height: z.number(),
    /** A colour as #rrggbb, to stand there until the image has loaded. */
    placeholder: z.string(),
    /** Addresses that work for the uploader at once, also before the image is saved anywhere. */
    imageURL: z.string(),
    smallImageURL: z.string(),
  }),
});

/** [API-21] */
export const deleteImage = defineEndpoint({
  id: 'deleteImage',
  method: 'DELETE',
  path: '/api/portal/:portalId/image/:imageId',
  summary: 'Delete an image of the portal; for its editors. Refused while something else shows it.',
  params: z.object({ portalId: ownerSchema, imageId: imageIdSchema }),
  reply: z.object({ status: z.literal('ok') }),
});

export const imagesCalls = [uploadImage, deleteImage] as const;
