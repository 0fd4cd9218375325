import type { QuotaName } from '@portico/shared/contracts';
import { MAX_CATALOGS_OF_PORTAL } from '@portico/shared/contracts';
import { z } from 'zod';

/** Storage limits: numbers of items, and bytes. */
export type Quotas = Readonly<Record<QuotaName, number>>;

const MB = 1024 * 1024;

const quota = (name: string, most: number, value: number) => {
  const error = `${name} must be a whole number from 1 to ${most}.`;
  return z.coerce.number({ error }).int(error).min(1, error).max(most, error).default(value);
};

/** The variables of the quotas, for the schema of the configuration. */
export const quotaVariables = {
  PORTICO_ACCOUNT_PORTALS: quota('PORTICO_ACCOUNT_PORTALS', 100_000, 200),
  PORTICO_ACCOUNT_MB: quota('PORTICO_ACCOUNT_MB', 1_000_000, 64),
  PORTICO_ACCOUNT_UPLOADS_PER_DAY: quota('PORTICO_ACCOUNT_UPLOADS_PER_DAY', 1_000_000, 1000),
  PORTICO_ACCOUNT_UPLOAD_MB_PER_DAY: quota('PORTICO_ACCOUNT_UPLOAD_MB_PER_DAY', 1_000_000, 4000),
  PORTICO_PORTAL_CATALOGS: quota('PORTICO_PORTAL_CATALOGS', MAX_CATALOGS_OF_PORTAL, MAX_CATALOGS_OF_PORTAL),
  PORTICO_PORTAL_PRODUCTS: quota('PORTICO_PORTAL_PRODUCTS', 250_000, 10_000),
  PORTICO_PORTAL_MB: quota('PORTICO_PORTAL_MB', 10_000, 32),
  PORTICO_PORTAL_IMAGES: quota('PORTICO_PORTAL_IMAGES', 1_000_000, 5000),
  PORTICO_PORTAL_IMAGE_MB: quota('PORTICO_PORTAL_IMAGE_MB', 1_000_000, 8000),
};

const variablesSchema = z.object(quotaVariables);

export const quotasOf = (set: z.infer<typeof variablesSchema>): Quotas => ({
  portals: set.PORTICO_ACCOUNT_PORTALS,
  accountBytes: set.PORTICO_ACCOUNT_MB * MB,
  uploads: set.PORTICO_ACCOUNT_UPLOADS_PER_DAY,
  uploadBytes: set.PORTICO_ACCOUNT_UPLOAD_MB_PER_DAY * MB,
  catalogs: set.PORTICO_PORTAL_CATALOGS,
  products: set.PORTICO_PORTAL_PRODUCTS,
  portalBytes: set.PORTICO_PORTAL_MB * MB,
  images: set.PORTICO_PORTAL_IMAGES,
  imageBytes: set.PORTICO_PORTAL_IMAGE_MB * MB,
});
