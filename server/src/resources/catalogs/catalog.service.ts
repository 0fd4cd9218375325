import {
  type BodyOf,
  CONTENT_LIMITS,
  type createCatalog as createCatalogCall,
  type GalleryItem,
  type updateCatalog as updateCatalogCall,
} from '@portico/shared/contracts';
import type { Config } from '../../config/config.ts';
import { AppError, nameTaken } from '../../kernel/app-error.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import type { PortalFound } from '../portals/portal.reader.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { usageWrites } from '../quotas/usage.ts';
import { newId, slugOf } from '../writes/ids.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import type { CatalogFound } from './catalog.reader.ts';
import {
  type CatalogRecord,
  catalogRefRepository,
  catalogRepository,
  deletionOfCatalog,
  productsOf,
} from './catalog.repository.ts';
import { tileIndex, withoutTile, withTile } from './gallery-tile.ts';

interface Store {
  records: RecordStore;
  now: () => Date;
  config: Config;
}
type OwningPortal = Pick<PortalFound, 'portal' | 'revision'>;

/** Result of a change: the catalogue, and its portal, whose gallery may have changed as well. */
export interface SavedCatalog {
  catalog: CatalogRecord;
  portal: PortalRecord;
}

interface NewCatalog {
  owner: OwningPortal;
  /** Uid of the creator. */
  uid: string;
  data: BodyOf<typeof createCatalogCall>['data'];
}

/** Adds a catalogue to its portal, at the end or at `appearSeq`. Run by `retryOnConflict`. [OPEN-08] */
export async function createCatalog(store: Store, { owner, uid, data }: NewCatalog): Promise<SavedCatalog> {
  const { records, now } = store;
  const catalogs = catalogRepository(records);
  const { provider, _id: portalId } = owner.portal;
  const siblings = (await catalogs.list(provider, { field: 'portal', value: portalId })).map(
    ({ value }) => value,
  );
  const catalog: CatalogRecord = {
    _id: newId(),
    ref: data.ref ?? slugOf(data.name),
    name: data.name,
    template: data.template ?? 1,
    portalId,
    products: [],
    appearSeq: data.appearSeq ?? 1 + Math.max(0, ...siblings.map(({ appearSeq }) => appearSeq)),
    ...revisionStamp({ by: uid, now: now() }),
  };
  const tile = tileWrites(store, { owner, catalog, indexGallery: data.indexGallery, uid });
  await records.batch([
    ...(await refWrites(store, { provider, catalog })),
    catalogs.write({ provider, id: catalog._id, value: catalog, expectedRevision: 0 }),
    ...tile.writes,
    ...(await usageWrites(store, {
      before: owner.portal,
      after: tile.portal,
      added: [catalog],
      catalogs: 1,
    })),
  ]);
  return { catalog, portal: tile.portal };
}

interface CatalogChange {
  found: CatalogFound;
  uid: string;
  data: BodyOf<typeof updateCatalogCall>['data'];
}

/** Merges the changes. Run by `retryOnConflict`. [OPEN-08, T-09, T-49] */
export async function updateCatalog(
  store: Store,
  { found, uid, data }: CatalogChange,
): Promise<SavedCatalog> {
  const { records, now } = store;
  const { catalog: before, revision, portal: owner } = found;
  const { provider } = owner.portal;
  const { modifiedDate: seen, indexGallery, ...fields } = data;
  await assertNotStale({ records, provider, what: 'this catalogue', record: before, seen });
  const catalog: CatalogRecord = {
    ...before,
    name: fields.name ?? before.name,
    ref: fields.ref ?? before.ref,
    template: fields.template ?? before.template,
    appearSeq: fields.appearSeq ?? before.appearSeq,
    ...revisionStamp({ by: uid, now: now(), before }),
  };
  const tile = tileWrites(store, { owner, catalog, indexGallery, uid });
  await records.batch([
    ...(await refWrites(store, { provider, catalog, before })),
    catalogRepository(records).write({
      provider,
      id: catalog._id,
      value: catalog,
      expectedRevision: revision,
    }),
    ...tile.writes,
    ...(await usageWrites(store, {
      before: owner.portal,
      after: tile.portal,
      removed: [before],
      added: [catalog],
    })),
  ]);
  return { catalog, portal: tile.portal };
}

/** Deletes a catalogue, its products, its ref and its tile in the gallery. Run by `retryOnConflict`. [OPEN-08] */
export async function deleteCatalog(
  store: Store,
  { found, uid }: Omit<CatalogChange, 'data'>,
): Promise<void> {
  const { records } = store;
  const { catalog, revision, portal: owner } = found;
  const { provider } = owner.portal;
  const products = await productsOf(records, { provider, catalog });
  const tile = tileWrites(store, { owner, catalog, indexGallery: null, uid });
  await records.batch([
    ...deletionOfCatalog({ provider, catalog, revision, products }),
    ...tile.writes,
    ...(await usageWrites(store, {
      before: owner.portal,
      after: tile.portal,
      removed: [catalog, ...products.map(({ value }) => value)],
      catalogs: -1,
      products: -products.length,
    })),
  ]);
}

interface CatalogOrder {
  owner: OwningPortal;
  ids: readonly string[];
}

/** Sorts all catalogues of a portal in one batch. Run by `retryOnConflict`. [OPEN-07] */
export async function orderCatalogs(
  { records }: Store,
  { owner, ids }: CatalogOrder,
): Promise<CatalogRecord[]> {
  const catalogs = catalogRepository(records);
  const { provider, _id: portalId } = owner.portal;
  const found = await catalogs.list(provider, { field: 'portal', value: portalId });
  requireSameIds(
    found.map(({ id }) => id),
    ids,
  );
  const ordered = found
    .map(({ value, revision }) => ({
      value: { ...value, appearSeq: ids.indexOf(value._id) + 1 },
      revision,
    }))
    .sort((a, b) => a.value.appearSeq - b.value.appearSeq);
  await records.batch(
    ordered.map(({ value, revision }) =>
      catalogs.write({ provider, id: value._id, value, expectedRevision: revision }),
    ),
  );
  return ordered.map(({ value }) => value);
}

/** Throws 'conflict' unless the order contains each existing id exactly once. */
export function requireSameIds(present: readonly string[], ordered: readonly string[]): void {
  const wanted = new Set(ordered);
  const isSame =
    ordered.length === present.length &&
    wanted.size === present.length &&
    present.every((id) => wanted.has(id));
  if (!isSame) {
    throw new AppError('conflict', 'The list has changed: load it again before you order it.');
  }
}

interface RefChange {
  provider: string;
  catalog: CatalogRecord;
  before?: CatalogRecord;
}

/** Reserves the catalogue's ref and releases the previous one; throws 'conflict' when another catalogue has it. */
async function refWrites(
  { records }: Store,
  { provider, catalog, before }: RefChange,
): Promise<RecordWrite[]> {
  if (before?.ref === catalog.ref) return [];
  const refs = catalogRefRepository(records);
  if (await refs.get(provider, catalog.ref)) {
    throw nameTaken('body.data.ref', `Another catalogue has the ref ${catalog.ref} already.`);
  }
  const taken = refs.write({
    provider,
    id: catalog.ref,
    value: { catalogId: catalog._id },
    expectedRevision: 0,
  });
  return before ? [taken, { delete: { provider, kind: 'catalog-ref', id: before.ref } }] : [taken];
}

interface TileChange {
  owner: OwningPortal;
  catalog: CatalogRecord;
  /** Undefined leaves the tile unchanged. */
  indexGallery: number | null | undefined;
  uid: string;
}

/** The portal with the catalogue's tile at the requested position, and its write if that is a change. */
function tileWrites({ records, now }: Store, { owner, catalog, indexGallery, uid }: TileChange) {
  const { portal: before, revision } = owner;
  const current = tileIndex(before.galleryImages, catalog._id) ?? null;
  if (indexGallery === undefined || indexGallery === current) return { portal: before, writes: [] };
  if (indexGallery !== null && !before.galleryImages?.length) {
    throw new AppError('invalid', 'A tile needs a gallery with a cover: add a picture to the gallery first.');
  }
  const tile: GalleryItem = { type: 'catalog', catalogId: catalog._id, title: catalog.name };
  const galleryImages =
    indexGallery === null
      ? withoutTile(before.galleryImages, catalog._id)
      : withTile(before.galleryImages, { tile, index: indexGallery });
  if (galleryImages.length > CONTENT_LIMITS.galleryImages) {
    const most = CONTENT_LIMITS.galleryImages;
    throw new AppError('invalid', `A gallery has at most ${most} items: remove one to add the tile.`);
  }
  const portal: PortalRecord = {
    ...before,
    galleryImages,
    ...revisionStamp({ by: uid, now: now(), before }),
  };
  const write = portalRepository(records).write({
    provider: portal.provider,
    id: portal._id,
    value: portal,
    expectedRevision: revision,
  });
  return { portal, writes: [write] };
}
