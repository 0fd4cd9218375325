import { z } from 'zod';
import { IMAGE_LONGER_SIDE } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema, imageIdSchema } from './replies.ts';

/** A portal's id, or `site` for images of the site, which admins upload. */
const ownerSchema = idSchema;

/** [API-19, API-20, OPEN-24] */
export const uploadImage = defineEndpoint({
  id: 'uploadImage',
  method: 'POST',
  path: '/api/portal/:portalId/image/:existingImageId',
  summary:
    'Upload an image; for editors of the portal. The image that it replaces is deleted when nothing shows it any more.',
  params: z.object({
    portalId: ownerSchema,
    /** The id of the replaced image, or `new`. */
    existingImageId: imageIdSchema,
  }),
  query: z.object({
    /** Maximum of the stored image's longer side, in px. */
    longerWidth: z.coerce
      .number()
      .int()
      .min(IMAGE_LONGER_SIDE.min)
      .max(IMAGE_LONGER_SIDE.max)
      .default(IMAGE_LONGER_SIDE.default),
  }),
  form: z.object({
    file: z.file(),
    /** Id of the uploaded image from which this one was cropped. */
    originalImageId: imageIdSchema.optional(),
  }),
  reply: z.object({
    status: z.literal('ok'),
    /** Id of the new image. */
    ref: z.string(),
    /** ISO time. */
    lastChecked: z.string(),
    /** In px. */
    width: z.number(),
    height: z.number(),
    /** Placeholder colour until the image has loaded, as #rrggbb. */
    placeholder: z.string(),
    /** URLs that work for the uploader at once, before the image is saved in a record. */
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
