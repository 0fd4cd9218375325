import type { RecordStore } from '../../storage/record-store.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';
import { deletedPortalRepository } from '../portals/deleted-portal.repository.ts';
import { ownerOf } from '../portals/portal.policy.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { productRepository } from '../products/product.repository.ts';
import { type AccountUsage, type PortalUsage, portalUsageRepository } from './usage.repository.ts';

/** Bytes of values as stored JSON. */
export const bytesOf = (...values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value) ?? ''), 0);

/** The uid whose quota a portal counts towards. */
export const accountOf = (portal: Pick<PortalRecord, 'owner' | 'editors'>): string => ownerOf(portal) ?? '';

/**
 * Counts a portal by reading all of it: for imported portals, and those from before quotas. Images are counted only
 * from here on.
 */
export async function countPortal(records: RecordStore, portal: PortalRecord): Promise<PortalUsage> {
  const { provider, _id } = portal;
  const catalogs = await catalogRepository(records).list(provider, { field: 'portal', value: _id });
  const products =
    catalogs.length === 0
      ? []
      : await productRepository(records).list(provider, {
          field: 'catalog',
          value: catalogs.map(({ id }) => id),
        });
  return {
    account: accountOf(portal),
    bytes: bytesOf(portal, ...[...catalogs, ...products].map(({ value }) => value)),
    catalogs: catalogs.length,
    products: products.length,
    images: 0,
    imageBytes: 0,
  };
}

/** Counts an account by its portals, once; see `countPortal`. */
export async function countAccount(
  records: RecordStore,
  { provider, account }: { provider: string; account: string },
): Promise<AccountUsage> {
  const edited = await portalRepository(records).list(provider, { field: 'editor', value: account });
  const deleted = await deletedPortalRepository(records).list(provider);
  const portals = [...edited.map(({ value }) => value), ...deleted.map(({ value }) => value.portal)];
  let usage: AccountUsage = { portals: 0, bytes: 0 };
  for (const portal of portals) {
    const known = await portalUsageRepository(records).get(provider, portal._id);
    if ((known?.value.account ?? accountOf(portal)) !== account) continue;
    const { bytes } = known?.value ?? (await countPortal(records, portal));
    usage = { portals: usage.portals + 1, bytes: usage.bytes + bytes };
  }
  return usage;
}
