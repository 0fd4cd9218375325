import { z } from 'zod';
import { CATALOG_TEMPLATES } from './constants.ts';
import { localizedTextSchema } from './localized.ts';

export const catalogTemplateSchema = z.literal(CATALOG_TEMPLATES);

/** Of records of an unofficial or private portal, which search engines must not index. [PORTAL-05] */
const unlisted = { isUnlisted: z.literal(true).optional() };

/**
 * [DATA-16] `products` are ids in display order; `userIds` are the portal's editors (AMBIG-12); `indexGallery` is the
 * index of its tile in the portal's gallery (AMBIG-47).
 */
export const catalogSchema = z.object({
  _id: z.string(),
  ref: z.string(),
  name: localizedTextSchema,
  template: catalogTemplateSchema,
  portalId: z.string(),
  products: z.array(z.string()),
  indexGallery: z.number().int().optional(),
  appearSeq: z.number().int(),
  userIds: z.array(z.string()),
  modifiedDate: z.string().optional(),
  ...unlisted,
});
export type Catalog = z.infer<typeof catalogSchema>;

/**
 * [DATA-17] Prices are in baht; `priceSale` is the former price (AMBIG-40). `template` overrides the catalogue's, and
 * `highlightText` names a label (CAT-08) or is a label's own text per language.
 */
export const productSchema = z.object({
  _id: z.string(),
  catalogId: z.string(),
  name: localizedTextSchema,
  description: localizedTextSchema.optional(),
  price: z.number().nonnegative().optional(),
  priceSale: z.number().nonnegative().optional(),
  imageURL: z.string().optional(),
  mainImageId: z.string().optional(),
  highlightText: z.union([z.string(), localizedTextSchema.strict()]).optional(),
  template: catalogTemplateSchema.optional(),
  action: z
    .object({
      text: localizedTextSchema.optional(),
      color: z.string().optional(),
      link: z.string().optional(),
    })
    .optional(),
  appearSeq: z.number().int(),
  modifiedDate: z.string().optional(),
  ...unlisted,
});
export type Product = z.infer<typeof productSchema>;
