import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextSchema } from '../localized.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { portalEditorSchema } from './portals.calls.ts';
import { idSchema, imageIdSchema, okWith } from './replies.ts';

/** Images of one bulk call. */
export const MAX_BULK_IMAGES = 100;
/** Records that one call of a replacement rewrites. */
export const MAX_REPLACED_AT_ONCE = 100;
/** Maximum usages of an image that the list names. */
export const MAX_IMAGE_PLACES = 20;

const imageParams = z.object({ id: imageIdSchema });

/** Kinds of records that show an image. */
export const IMAGE_PLACES = [
  'portal',
  'product',
  'town',
  'listing',
  'web-page',
  'web-page-draft',
  'web-config',
] as const;
/** Kinds of records that retain an image, because they can be restored or cropped again. */
export const IMAGE_KEEPERS = [
  'deleted-portal',
  'portal-version',
  'portal-draft',
  'portal-end',
  'image',
] as const;

/** A record that shows or retains an image. */
export const imagePlaceSchema = z.object({
  kind: z.enum([...IMAGE_PLACES, ...IMAGE_KEEPERS]),
  /** Of the record; of the portal for its versions. */
  id: z.string(),
  /** Absent for the site and for crops. */
  title: localizedTextSchema.optional(),
  /** The catalogue of a product. */
  catalogId: z.string().optional(),
});
export type ImagePlace = z.infer<typeof imagePlaceSchema>;

export const consoleImageSchema = z.object({
  id: z.string(),
  /** Address of the small image, signed if it is not public; absent if only the drafts of its editors show it. */
  address: z.string().optional(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Of the stored file; absent until a job has measured an image of an older version. */
  bytes: z.number().optional(),
  /** The latest upload; absent if the operator imported it before uploads were recorded. */
  uploaded: z
    .object({
      /** ISO time. */
      at: z.string(),
      /** Absent for the operator. */
      by: portalEditorSchema.optional(),
    })
    .optional(),
  /** The first records that show or retain it. */
  places: z.array(imagePlaceSchema),
  placesTotal: z.number().int(),
  /** ISO time from which the clean-up may remove it; only of an image that nothing shows or retains. */
  until: z.string().optional(),
  /** Only of a deleted image. */
  deleted: z
    .object({
      /** ISO time. */
      at: z.string(),
      /** Display name; absent for the operator. */
      by: z.string().optional(),
    })
    .optional(),
});
export type ConsoleImage = z.infer<typeof consoleImageSchema>;

export const consoleImages = defineEndpoint({
  id: 'consoleImages',
  method: 'GET',
  path: '/api/console/images',
  summary:
    'The images of the provider with the records that show them; for admins. `q` finds ids, uploaders and the titles and ids of the pages for which they were uploaded.',
  query: consoleListQuery(['newest', 'largest', 'pixels']).extend({
    /** `unused`: nothing shows or retains them. */
    show: z.enum(['all', 'unused', 'deleted']).default('all'),
    /** Username or uid. */
    uploader: z.string().trim().min(1).max(CONTENT_LIMITS.id).optional(),
  }),
  reply: consoleListOf(consoleImageSchema),
});

const recordOfImageSchema = z.object({ kind: z.enum(IMAGE_PLACES), id: idSchema });
export type RecordOfImage = z.infer<typeof recordOfImageSchema>;

/** While `remaining` is not 0, the same call goes on. */
export const replaceImage = defineEndpoint({
  id: 'replaceImage',
  method: 'POST',
  path: '/api/console/images/:id/replace',
  summary:
    'Show another image wherever this one is shown; for admins. Earlier versions and deleted pages retain this one.',
  params: imageParams,
  body: z.object({
    data: z.object({
      /** The image to show instead: one that the site may show, or the one that this image replaced. */
      by: imageIdSchema,
      /** Only in these records, to undo a replacement; everywhere by default. */
      records: z.array(recordOfImageSchema).min(1).max(MAX_REPLACED_AT_ONCE).optional(),
    }),
  }),
  reply: okWith(
    z.object({
      /** The records that were rewritten. */
      changed: z.array(recordOfImageSchema),
      /** Records that still show the image. */
      remaining: z.number().int(),
    }),
  ),
});

/** What became of one image of a bulk call. */
export const imageResultSchema = z.object({
  id: z.string(),
  /** `shown`: refused, because a record shows or retains it. */
  outcome: z.enum(['changed', 'unchanged', 'shown', 'not-found']),
});
export type ImageResult = z.infer<typeof imageResultSchema>;

const bulkBody = z.object({ data: z.object({ ids: z.array(imageIdSchema).min(1).max(MAX_BULK_IMAGES) }) });
const bulkReply = okWith(z.array(imageResultSchema));

export const deleteImages = defineEndpoint({
  id: 'deleteImages',
  method: 'POST',
  path: '/api/console/images/delete',
  summary: 'Delete images that nothing shows or retains; for admins. They can be restored for a day.',
  body: bulkBody,
  reply: bulkReply,
});

export const restoreImages = defineEndpoint({
  id: 'restoreImages',
  method: 'POST',
  path: '/api/console/images/restore',
  summary: 'Restore deleted images; for admins. A day later the clean-up removes those that nothing shows.',
  body: bulkBody,
  reply: bulkReply,
});

export const consoleMediaCalls = [consoleImages, replaceImage, deleteImages, restoreImages] as const;
