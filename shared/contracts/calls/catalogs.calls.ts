import { z } from 'zod';
import { catalogSchema, productSchema } from '../catalog.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idSchema } from './replies.ts';

const sortQuery = { _sort: z.literal('appearSeq').optional(), _order: z.enum(['asc', 'desc']).optional() };
const idListSchema = z.string().min(1).max(4000);

/** [API-25, OPEN-08] */
export const catalogs = defineEndpoint({
  id: 'catalogs',
  method: 'GET',
  path: '/api/catalogs',
  summary: 'The catalogues of a portal, or of people, in appearSeq order.',
  query: z.object({
    portalId: idSchema.optional(),
    userIds: idListSchema.optional(),
    webpage: z.string().max(10).optional(),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(catalogSchema) }),
});

/** [API-26] */
export const products = defineEndpoint({
  id: 'products',
  method: 'GET',
  path: '/api/products',
  summary: 'Products of catalogues in appearSeq order; `_limit` counts per catalogue.',
  query: z.object({
    catalogIds: idListSchema,
    _limit: z.coerce.number().int().min(1).max(999).optional(),
    ...sortQuery,
  }),
  reply: z.object({ data: z.array(productSchema) }),
});

export const catalogsCalls = [catalogs, products] as const;
