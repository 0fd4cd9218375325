import { notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { deletionOfCatalogs } from '../catalogs/catalog.repository.ts';
import { listingWrites } from '../listings/listing-writes.ts';
import { type QuotaStores, usageRemoval } from '../quotas/usage.ts';
import { PORTAL_REPORTS } from '../reports/report.repository.ts';
import { type DeletedPortalRecord, deletedPortalRepository } from './deleted-portal.repository.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { PORTAL_DRAFT } from './portal-draft.repository.ts';
import { portalEndRepository } from './portal-end.repository.ts';
import { transitionRepository } from './portal-transitions.ts';
import { PORTAL_TRANSLATION } from './portal-translation.repository.ts';
import { deletionOfVersions } from './portal-version-writes.ts';
import { markWithheld } from './withholding.ts';

/** How long the operator can restore a deleted portal. */
export const RESTORABLE_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

interface Store {
  records: RecordStore;
  now: () => Date;
}

interface PortalDeletion {
  provider: string;
  id: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  /** Throws when the person is not allowed. */
  authorise?: (portal: PortalRecord) => void;
}

/** Hides a portal from everyone; its catalogues, versions and history are retained. Throws 'not-found'. [API-08] */
export const deletePortal = (
  { records, now }: Store,
  { provider, id, by, authorise }: PortalDeletion,
): Promise<PortalRecord> =>
  retryOnConflict(async () => {
    const stored = await portalRepository(records).get(provider, id);
    if (!stored) throw notFound('This portal');
    const { value: portal, revision } = stored;
    authorise?.(portal);
    await records.batch([
      { delete: { provider, kind: 'portal', id, expectedRevision: revision } },
      deletedPortalRepository(records).write({
        provider,
        id,
        value: { portal, deletedAt: now().toISOString(), deletedBy: by },
      }),
      ...(await listingWrites(records, { provider, portalId: id, before: portal, after: undefined })),
    ]);
    return portal;
  });

/**
 * Restores a deleted portal; its owner may have been approved since. Throws 'not-found' when it does not exist or was
 * purged.
 */
export const restorePortal = (
  { records }: Pick<Store, 'records'>,
  { provider, id }: { provider: string; id: string },
): Promise<PortalRecord> =>
  retryOnConflict(async () => {
    const stored = await deletedPortalRepository(records).get(provider, id);
    if (!stored) throw notFound('This deleted portal');
    const { portal, writes } = await markWithheld(records, stored.value.portal);
    await records.batch([
      ...writes,
      { delete: { provider, kind: 'deleted-portal', id, expectedRevision: stored.revision } },
      portalRepository(records).write({ provider, id, value: portal, expectedRevision: 0 }),
      ...(await listingWrites(records, { provider, portalId: id, before: undefined, after: portal })),
    ]);
    return portal;
  });

/** Purges portals deleted too long ago, with catalogues, products, versions and history. Returns their number. */
export async function purgeDeletedPortals(
  stores: QuotaStores,
  { provider, now, signal }: { provider: string; now: Date; signal?: AbortSignal },
): Promise<number> {
  const { records } = stores;
  let purged = 0;
  const before = new Date(now.getTime() - RESTORABLE_DAYS * DAY_MS).toISOString();
  const deleted = await deletedPortalRepository(records).list(provider);
  const expired = deleted.filter(({ value }) => value.deletedAt < before);
  for (const record of expired) {
    if (signal?.aborted) return purged;
    await purgePortal(stores, record);
    purged++;
  }
  return purged;
}

/** Purges one deleted portal. */
export async function purgePortal(
  stores: QuotaStores,
  { provider, id, revision }: StoredRecord<DeletedPortalRecord>,
): Promise<void> {
  const { records } = stores;
  const ends = await portalEndRepository(records).list(provider, { field: 'portal', value: id });
  const transitions = await transitionRepository(records).list(provider, { field: 'portal', value: id });
  await records.batch([
    { delete: { provider, kind: 'deleted-portal', id, expectedRevision: revision } },
    ...(await deletionOfCatalogs(records, { provider, portalId: id })),
    ...(await deletionOfVersions(records, { provider, portalId: id })),
    ...transitions.map((transition) => ({
      delete: { provider, kind: 'portal-transition', id: transition.id },
    })),
    { delete: { provider, kind: PORTAL_DRAFT, id } },
    { delete: { provider, kind: PORTAL_TRANSLATION, id } },
    ...ends.map((end) => ({ delete: { provider, kind: end.kind, id: end.id } })),
    { delete: { provider, kind: PORTAL_REPORTS, id } },
    ...(await usageRemoval(stores, { provider, id })),
  ]);
}
