import { z } from 'zod';
import { localizedTextSchema } from './localized.ts';

export const CATALOG_TEMPLATES = [1, 2, 3, 4, 5] as const;
export const catalogTemplateSchema = z.literal(CATALOG_TEMPLATES);
export type CatalogTemplate = (typeof CATALOG_TEMPLATES)[number];

/** [DATA-16] */
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
});
export type Catalog = z.infer<typeof catalogSchema>;

/** Labels with a text of their own; any other value shows 'None Text'. [CAT-08, CAT-09] */
export const PRODUCT_LABELS = [
  'new',
  'sale_en',
  'hot',
  'sale_th',
  'top',
  'sold_out',
  'full',
  'blank',
  'promotion',
  '1free1',
  'suggest',
] as const;

/** [DATA-17] Prices in baht. `priceSale` is the former price (AMBIG-40); `template` overrides the catalogue's. */
export const productSchema = z.object({
  _id: z.string(),
  catalogId: z.string(),
  name: localizedTextSchema,
  description: localizedTextSchema.optional(),
  price: z.number().nonnegative().optional(),
  priceSale: z.number().nonnegative().optional(),
  imageURL: z.string().optional(),
  mainImageId: z.string().optional(),
  highlightText: z.string().optional(),
  template: catalogTemplateSchema.optional(),
  action: z
    .object({
      text: localizedTextSchema.optional(),
      color: z.string().optional(),
      link: z.string().optional(),
    })
    .optional(),
  appearSeq: z.number().int(),
});
export type Product = z.infer<typeof productSchema>;
