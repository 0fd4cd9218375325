import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** Usage of one portal, under its id; retained while it can be restored. */
export interface PortalUsage {
  /** The uid of its account. */
  account: string;
  /** Bytes of the portal, its catalogues and its products, as JSON in UTF-8. */
  bytes: number;
  catalogs: number;
  products: number;
  /** Images uploaded for it and not removed since. */
  images: number;
  /** Bytes as uploaded. */
  imageBytes: number;
}

/** Usage of one account, under its uid. */
export interface AccountUsage {
  /** Includes the deleted ones that can be restored. */
  portals: number;
  /** The sum of its portals' `bytes`. */
  bytes: number;
  /** The day, in UTC as 2026-11-21, of `uploads` and `uploadBytes`; absent before any upload. */
  day?: string | undefined;
  uploads?: number | undefined;
  uploadBytes?: number | undefined;
}

export const PORTAL_USAGE = 'portal-usage';
export const ACCOUNT_USAGE = 'account-usage';

export const portalUsageRepository = (records: RecordStore): Collection<PortalUsage> =>
  collection<PortalUsage>(records, PORTAL_USAGE);

export const accountUsageRepository = (records: RecordStore): Collection<AccountUsage> =>
  collection<AccountUsage>(records, ACCOUNT_USAGE);
