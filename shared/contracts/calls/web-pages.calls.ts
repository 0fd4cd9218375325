import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namedTextOf } from '../localized.ts';
import { webPageSchema } from '../web-page.ts';
import { idParams, okWith, plainNameSchema } from './replies.ts';

const { shape } = webPageSchema;

/**
 * Fields of a web page that may be changed; `editors` by admins only. With `modifiedDate`, the save is refused if
 * someone else changed the page since. [OPEN-13, T-49]
 */
export const webPageChangesSchema = z.object({
  title: namedTextOf(CONTENT_LIMITS.title).optional(),
  bannerImages: shape.bannerImages.optional(),
  galleryImages: shape.galleryImages.optional(),
  iconLinks: shape.iconLinks.optional(),
  buttonLinks: shape.buttonLinks.optional(),
  widgets: shape.widgets.optional(),
  editors: shape.editors.optional(),
  menuOrder: shape.menuOrder.nullable(),
  modifiedDate: z.string().max(CONTENT_LIMITS.word).nullable().optional(),
});
export type WebPageChanges = z.infer<typeof webPageChangesSchema>;

/** A new page; without an id, one is generated from its title. It is published unless `isUnpublished` is true. */
export const newWebPageSchema = webPageChangesSchema.omit({ modifiedDate: true }).extend({
  _id: plainNameSchema.optional(),
  title: namedTextOf(CONTENT_LIMITS.title),
  isUnpublished: shape.isUnpublished,
});
export type NewWebPage = z.infer<typeof newWebPageSchema>;

/** [API-16] */
export const webPageById = defineEndpoint({
  id: 'webPageById',
  method: 'GET',
  path: '/api/web-page/:id',
  summary: 'One page of widgets; an unpublished one for its editors and admins only.',
  params: idParams,
  reply: z.object({ data: webPageSchema }),
});

/** [OPEN-12] */
export const createWebPage = defineEndpoint({
  id: 'createWebPage',
  method: 'POST',
  path: '/api/web-page',
  summary: 'Add a page; for admins.',
  body: z.object({ data: newWebPageSchema }),
  reply: okWith(webPageSchema),
});

/** [OPEN-13] */
export const updateWebPage = defineEndpoint({
  id: 'updateWebPage',
  method: 'PUT',
  path: '/api/web-page/:id',
  summary: 'Change the sent fields of a page; for its editors and admins.',
  params: idParams,
  body: z.object({ data: webPageChangesSchema }),
  reply: okWith(webPageSchema),
});

/** [OPEN-12] */
export const deleteWebPage = defineEndpoint({
  id: 'deleteWebPage',
  method: 'DELETE',
  path: '/api/web-page/:id',
  summary: 'Delete a page; for admins.',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

export const webPagesCalls = [webPageById, createWebPage, updateWebPage, deleteWebPage] as const;
