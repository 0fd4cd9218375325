import type { Config } from '../../config/config.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { accountOf, bytesOf, countAccount, countPortal } from './count-usage.ts';
import { refuseOverQuota } from './refuse-over-quota.ts';
import {
  ACCOUNT_USAGE,
  type AccountUsage,
  accountUsageRepository,
  PORTAL_USAGE,
  type PortalUsage,
  portalUsageRepository,
} from './usage.repository.ts';

/** The services that quotas need. */
export interface QuotaStores {
  records: RecordStore;
  config: Config;
}

export interface UsageChange {
  /** The stored portal; absent for a new one. */
  before?: PortalRecord | undefined;
  /** The portal after the change; the same when only its catalogues change. */
  after: PortalRecord;
  /** Stored values that are added and removed besides the portal's own. */
  removed?: readonly unknown[];
  added?: readonly unknown[];
  /** Change of the number of catalogues and products. */
  catalogs?: number;
  products?: number;
  /** False for moderators and the operator, who are exempt from quotas. */
  isBound?: boolean;
}

/**
 * The writes that count a change of a portal, for the same batch; run by `retryOnConflict`, so that concurrent changes
 * exceed no limit. Throws 'quota-exceeded'.
 */
export async function usageWrites(stores: QuotaStores, change: UsageChange): Promise<RecordWrite[]> {
  const { before, after, removed = [], added = [], catalogs = 0, products = 0, isBound = true } = change;
  const { records, config } = stores;
  const { provider, _id: id } = after;
  const account = accountOf(after);
  const growth = bytesOf(after, ...added) - bytesOf(...(before ? [before] : []), ...removed);
  const isSame = before !== undefined && accountOf(before) === account;
  if (isSame && growth === 0 && catalogs === 0 && products === 0) return [];

  const stored = await portalUsageRepository(records).get(provider, id);
  const usage = stored?.value ?? (before ? await countPortal(records, before) : noUsage(account));
  if (isBound) {
    refuseOverQuota({ name: 'catalogs', most: config.quotas.catalogs, used: usage.catalogs }, catalogs);
    refuseOverQuota({ name: 'products', most: config.quotas.products, used: usage.products }, products);
    refuseOverQuota({ name: 'portalBytes', most: config.quotas.portalBytes, used: usage.bytes }, growth);
  }
  const value: PortalUsage = {
    ...usage,
    account,
    bytes: Math.max(0, usage.bytes + growth),
    catalogs: Math.max(0, usage.catalogs + catalogs),
    products: Math.max(0, usage.products + products),
  };
  const portalWrite = portalUsageRepository(records).write({
    provider,
    id,
    value,
    expectedRevision: stored?.revision ?? 0,
  });
  if (before && usage.account !== account) {
    return [
      portalWrite,
      await accountWrite(stores, { provider, account: usage.account, portals: -1, bytes: -usage.bytes }),
      await accountWrite(stores, { provider, account, portals: 1, bytes: value.bytes }),
    ];
  }
  const portals = before ? 0 : 1;
  return [portalWrite, await accountWrite(stores, { provider, account, portals, bytes: growth, isBound })];
}

/** The writes that remove the usage of a portal, when it is purged. */
export async function usageRemoval(
  stores: QuotaStores,
  { provider, id }: { provider: string; id: string },
): Promise<RecordWrite[]> {
  const stored = await portalUsageRepository(stores.records).get(provider, id);
  if (!stored) return [];
  const { account, bytes } = stored.value;
  return [
    { delete: { provider, kind: PORTAL_USAGE, id, expectedRevision: stored.revision } },
    await accountWrite(stores, { provider, account, portals: -1, bytes: -bytes }),
  ];
}

interface AccountChange {
  provider: string;
  account: string;
  portals: number;
  bytes: number;
  isBound?: boolean;
}

async function accountWrite(
  { records, config }: QuotaStores,
  { provider, account, portals, bytes, isBound = false }: AccountChange,
): Promise<RecordWrite> {
  const { usage, revision } = await accountUsage(records, { provider, account });
  if (isBound && !(await isAdminAccount(records, { provider, account }))) {
    refuseOverQuota({ name: 'portals', most: config.quotas.portals, used: usage.portals }, portals);
    refuseOverQuota({ name: 'accountBytes', most: config.quotas.accountBytes, used: usage.bytes }, bytes);
  }
  return accountUsageRepository(records).write({
    provider,
    id: account,
    value: {
      ...usage,
      portals: Math.max(0, usage.portals + portals),
      bytes: Math.max(0, usage.bytes + bytes),
    },
    expectedRevision: revision,
  });
}

async function accountUsage(
  records: RecordStore,
  { provider, account }: { provider: string; account: string },
): Promise<{ usage: AccountUsage; revision: number }> {
  const stored = await accountUsageRepository(records).get(provider, account);
  if (stored) return { usage: stored.value, revision: stored.revision };
  return { usage: await countAccount(records, { provider, account }), revision: 0 };
}

/** Account quotas do not apply to admins. */
async function isAdminAccount(
  records: RecordStore,
  { provider, account }: { provider: string; account: string },
): Promise<boolean> {
  return isAdmin((await userRepository(records).get(provider, account))?.value);
}

interface Upload {
  provider: string;
  /** A uid. */
  account: string;
  /** Bytes of the uploaded file. */
  bytes: number;
  now: Date;
}

/** Counts an upload for its day, before it is processed; run by `retryOnConflict`. Throws 'quota-exceeded'. */
export async function countUpload(
  stores: QuotaStores,
  { provider, account, bytes, now }: Upload,
): Promise<void> {
  const { records, config } = stores;
  const { usage, revision } = await accountUsage(records, { provider, account });
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const isToday = usage.day === day;
  const uploads = isToday ? (usage.uploads ?? 0) : 0;
  const uploadBytes = isToday ? (usage.uploadBytes ?? 0) : 0;
  if (!(await isAdminAccount(records, { provider, account }))) {
    refuseOverQuota({ name: 'uploads', most: config.quotas.uploads, used: uploads }, 1);
    refuseOverQuota({ name: 'uploadBytes', most: config.quotas.uploadBytes, used: uploadBytes }, bytes);
  }
  await accountUsageRepository(records).put({
    provider,
    id: account,
    value: { ...usage, day, uploads: uploads + 1, uploadBytes: uploadBytes + bytes },
    expectedRevision: revision,
  });
}

interface ImageChange {
  portal: PortalRecord;
  images: 1 | -1;
  bytes: number;
  isBound?: boolean;
}

/** The write that counts an image of a portal. Throws 'quota-exceeded'. */
export async function imageUsageWrite(
  { records, config }: QuotaStores,
  { portal, images, bytes, isBound = true }: ImageChange,
): Promise<RecordWrite> {
  const { provider, _id: id } = portal;
  const stored: StoredRecord<PortalUsage> | undefined = await portalUsageRepository(records).get(
    provider,
    id,
  );
  const usage = stored?.value ?? (await countPortal(records, portal));
  if (isBound) {
    refuseOverQuota({ name: 'images', most: config.quotas.images, used: usage.images }, images);
    refuseOverQuota({ name: 'imageBytes', most: config.quotas.imageBytes, used: usage.imageBytes }, bytes);
  }
  return portalUsageRepository(records).write({
    provider,
    id,
    value: {
      ...usage,
      images: Math.max(0, usage.images + images),
      imageBytes: Math.max(0, usage.imageBytes + bytes),
    },
    expectedRevision: stored?.revision ?? 0,
  });
}

/** Kinds of usage records, which are counted again after an import. */
export const USAGE_KINDS = [PORTAL_USAGE, ACCOUNT_USAGE] as const;

const noUsage = (account: string): PortalUsage => ({
  account,
  bytes: 0,
  catalogs: 0,
  products: 0,
  images: 0,
  imageBytes: 0,
});
