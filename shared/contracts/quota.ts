import { z } from 'zod';

/** What is limited: for one account, for one portal, and for the uploads of one account in a day. */
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

/** The limit that a request would pass; names ending in `Bytes` count bytes, the others things. */
export const quotaFactsSchema = z.object({
  name: z.enum(QUOTA_NAMES),
  most: z.number(),
  /** Without what was refused. */
  used: z.number(),
});
export type QuotaFacts = z.infer<typeof quotaFactsSchema>;
