import { z } from 'zod';
import { catalogSchema, catalogTemplateSchema } from '../catalog.ts';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idListSchema, lastSeen, nameSchema, sortQuery } from './catalog-fields.ts';
import { idParams, idSchema, okWith, plainNameSchema } from './replies.ts';

/** Maximum per portal. */
export const MAX_CATALOGS_OF_PORTAL = 50;
const catalogFields = z.object({
  name: nameSchema,
  /** Unique within its provider. */
  ref: plainNameSchema.optional(),
  template: catalogTemplateSchema.optional(),
  appearSeq: z.number().int().min(0).max(9999).optional(),
  /** Index of the catalogue's tile in the portal's gallery, from 1 (after the cover); null for no tile. [AMBIG-47] */
  indexGallery: z.number().int().min(1).max(CONTENT_LIMITS.galleryImages).nullable().optional(),
});

/** [API-25, OPEN-08] */
export const catalogs = defineEndpoint({
  id: 'catalogs',
  method: 'GET',
  path: '/api/catalogs',
  summary: 'The catalogues of a portal, of users, or with a ref, in appearSeq order.',
  query: z.object({
    portalId: idSchema.optional(),
    userIds: idListSchema.optional(),
    ref: z.string().max(80).optional(),
    webpage: z.string().max(10).optional(),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(catalogSchema) }),
});

/** [OPEN-08] Without a ref, one is generated from the name. */
export const createCatalog = defineEndpoint({
  id: 'createCatalog',
  method: 'POST',
  path: '/api/catalogs',
  summary: 'Add a catalogue to a portal; for its editors.',
  body: z.object({ data: catalogFields.extend({ portalId: idSchema }) }),
  reply: okWith(catalogSchema),
});

/** [OPEN-08] */
export const updateCatalog = defineEndpoint({
  id: 'updateCatalog',
  method: 'PUT',
  path: '/api/catalogs/:id',
  summary: 'Change the sent fields of a catalogue; for editors of its portal.',
  params: idParams,
  body: z.object({ data: catalogFields.partial().extend(lastSeen) }),
  reply: okWith(catalogSchema),
});

/** [OPEN-08] */
export const deleteCatalog = defineEndpoint({
  id: 'deleteCatalog',
  method: 'DELETE',
  path: '/api/catalogs/:id',
  summary: 'Delete a catalogue with its products and its tile in the gallery; for editors of its portal.',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

/** [OPEN-07] */
export const orderCatalogs = defineEndpoint({
  id: 'orderCatalogs',
  method: 'PUT',
  path: '/api/catalogs/order',
  summary: 'Sort the catalogues of a portal; `ids` lists each of them once.',
  body: z.object({
    data: z.object({ portalId: idSchema, ids: z.array(idSchema).max(MAX_CATALOGS_OF_PORTAL) }),
  }),
  reply: okWith(z.array(catalogSchema)),
});

export const catalogsCalls = [catalogs, createCatalog, updateCatalog, deleteCatalog, orderCatalogs] as const;
