import { z } from 'zod';

/** Limits per account, per portal, and per account and day (uploads). */
export const QUOTA_NAMES = [
  'portals',
  'accountBytes',
  'uploads',
  'uploadBytes',
  'catalogs',
  'products',
  'portalBytes',
  'images',
  'imageBytes',
] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];

/** The exceeded limit; names that end in `Bytes` are in bytes, others count items. */
export const quotaFactsSchema = z.object({
  name: z.enum(QUOTA_NAMES),
  most: z.number(),
  /** Without the refused request. */
  used: z.number(),
});
export type QuotaFacts = z.infer<typeof quotaFactsSchema>;
