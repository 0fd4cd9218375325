import { z } from 'zod';
import { catalogSchema, catalogTemplateSchema, productSchema } from '../catalog.ts';
import { inFormat } from '../coded-check.ts';
import { CONTENT_LIMITS, MAX_PRICE, MAX_PRODUCTS_OF_BATCH, PLAIN_COLOR } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextOf, translatableTextOf } from '../localized.ts';
import { idListSchema, lastSeen, nameSchema, sortQuery } from './catalog-fields.ts';
import { idParams, idSchema, okWith } from './replies.ts';

/** Maximum per catalogue. */
export const MAX_PRODUCTS_OF_CATALOG = 5000;
/** Maximum number of products per catalogue in one response. */
export const MAX_PRODUCTS_OF_RESPONSE = 999;

const colorSchema = z.string().check(inFormat('color', PLAIN_COLOR, 'a colour by its name or as #rrggbb'));
const priceSchema = z.number().min(0).max(MAX_PRICE).multipleOf(0.01);
const productFields = z.object({
  name: nameSchema,
  description: localizedTextOf(CONTENT_LIMITS.text).nullable().optional(),
  price: priceSchema.nullable().optional(),
  priceSale: priceSchema.nullable().optional(),
  mainImageId: z.string().max(CONTENT_LIMITS.id).nullable().optional(),
  highlightText: translatableTextOf(CONTENT_LIMITS.word).nullable().optional(),
  template: catalogTemplateSchema.nullable().optional(),
  action: z
    .object({
      text: localizedTextOf(CONTENT_LIMITS.title).optional(),
      color: colorSchema.optional(),
      link: z.string().trim().max(CONTENT_LIMITS.address).optional(),
    })
    .nullable()
    .optional(),
});
export type ProductFields = z.infer<typeof productFields>;

/**
 * [API-26] The header `x-total-count` is the number of products in all requested catalogues. A response is limited to
 * half a million characters but has at least one product: with fewer rows than `_limit`, request the rest with `_start`
 * increased by the rows received, for each catalogue.
 */
export const products = defineEndpoint({
  id: 'products',
  method: 'GET',
  path: '/api/products',
  summary:
    'Products of catalogues in appearSeq order; `_limit` and `_start` apply per catalogue. Long texts end a response early; `x-total-count` is the total number.',
  query: z.object({
    catalogIds: idListSchema,
    /** Only products whose name or description, in any language, contains every word. */
    title: z.string().max(CONTENT_LIMITS.title).optional(),
    _limit: z.coerce.number().int().min(1).max(MAX_PRODUCTS_OF_RESPONSE).default(MAX_PRODUCTS_OF_RESPONSE),
    _start: z.coerce.number().int().min(0).max(MAX_PRODUCTS_OF_CATALOG).default(0),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(productSchema) }),
});

/** [OPEN-07] */
export const productById = defineEndpoint({
  id: 'productById',
  method: 'GET',
  path: '/api/products/:id',
  summary: 'One product.',
  params: idParams,
  reply: z.object({ data: productSchema }),
});

/** [OPEN-08] */
export const createProduct = defineEndpoint({
  id: 'createProduct',
  method: 'POST',
  path: '/api/products',
  summary: 'Add a product at the end of a catalogue; for editors of its portal.',
  body: z.object({ data: productFields.extend({ catalogId: idSchema }) }),
  reply: okWith(productSchema),
});

/**
 * [OPEN-08] An invalid row refuses the whole request; `details` has its path, such as `body.data.products.12.price`.
 */
export const createProducts = defineEndpoint({
  id: 'createProducts',
  method: 'POST',
  path: '/api/products/batch',
  summary: 'Add products at the end of a catalogue, all of them or none; for editors of its portal.',
  body: z.object({
    data: z.object({
      catalogId: idSchema,
      products: z.array(productFields).min(1).max(MAX_PRODUCTS_OF_BATCH),
    }),
  }),
  reply: okWith(z.array(productSchema)),
});

/** [OPEN-08] Null removes a field. */
export const updateProduct = defineEndpoint({
  id: 'updateProduct',
  method: 'PUT',
  path: '/api/products/:id',
  summary: 'Change the sent fields of a product; for editors of its portal.',
  params: idParams,
  body: z.object({ data: productFields.partial().extend(lastSeen) }),
  reply: okWith(productSchema),
});

/** [OPEN-08] */
export const deleteProduct = defineEndpoint({
  id: 'deleteProduct',
  method: 'DELETE',
  path: '/api/products/:id',
  summary: 'Delete a product; for editors of its portal.',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});

/** [OPEN-07] */
export const orderProducts = defineEndpoint({
  id: 'orderProducts',
  method: 'PUT',
  path: '/api/products/order',
  summary: 'Sort the products of a catalogue; `ids` lists each of them once.',
  body: z.object({
    data: z.object({ catalogId: idSchema, ids: z.array(idSchema).max(MAX_PRODUCTS_OF_CATALOG) }),
  }),
  reply: okWith(catalogSchema),
});

export const productsCalls = [
  products,
  productById,
  createProduct,
  createProducts,
  updateProduct,
  deleteProduct,
  orderProducts,
] as const;
