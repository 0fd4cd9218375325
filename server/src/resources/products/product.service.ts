import {
  type BodyOf,
  MAX_PRODUCTS_OF_CATALOG,
  type ProductFields,
  type updateProduct as updateProductCall,
} from '@portico/shared/contracts';
import { withoutNulls } from '@portico/shared/domain';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { CatalogFound } from '../catalogs/catalog.reader.ts';
import { type CatalogRecord, catalogRepository } from '../catalogs/catalog.repository.ts';
import { requireSameIds } from '../catalogs/catalog.service.ts';
import { usageWrites } from '../quotas/usage.ts';
import { newId } from '../writes/ids.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { referencesIn, type SentReferences, validateReferences } from '../writes/validate-references.ts';
import { type ProductRecord, productRepository } from './product.repository.ts';

interface Store {
  records: RecordStore;
  now: () => Date;
  config: Config;
}

interface NewProducts {
  found: CatalogFound;
  uid: string;
  products: readonly ProductFields[];
  /** Path of a product in the request, in dot notation. */
  pathOf: (row: number) => string;
}

/** Adds products at the end of a catalogue, all or none. Run by `retryOnConflict`. [OPEN-08] */
export async function createProducts(
  store: Store,
  { found, uid, products, pathOf }: NewProducts,
): Promise<ProductRecord[]> {
  const { records, now } = store;
  const { catalog, revision, portal } = found;
  const { provider, _id: owner } = portal.portal;
  if (catalog.products.length + products.length > MAX_PRODUCTS_OF_CATALOG) {
    throw new AppError('invalid', `A catalogue has ${MAX_PRODUCTS_OF_CATALOG} products at most.`);
  }
  await validateReferences(records, { provider, owner, ...contentOf(products, pathOf) });
  const created = products.map((fields) => ({
    ...withoutNulls(fields),
    _id: newId(),
    catalogId: catalog._id,
    ...revisionStamp({ by: uid, now: now() }),
  }));
  const listed: CatalogRecord = {
    ...catalog,
    products: [...catalog.products, ...created.map(({ _id }) => _id)],
  };
  await records.batch([
    catalogRepository(records).write({
      provider,
      id: catalog._id,
      value: listed,
      expectedRevision: revision,
    }),
    ...created.map((value) =>
      productRepository(records).write({ provider, id: value._id, value, expectedRevision: 0 }),
    ),
    ...(await usageWrites(store, {
      before: portal.portal,
      after: portal.portal,
      removed: [catalog],
      added: [listed, ...created],
      products: created.length,
    })),
  ]);
  return created;
}

/** A product with its catalogue, at the revisions that were read. */
export interface ProductOfCatalog {
  found: CatalogFound;
  product: ProductRecord;
  revision: number;
}

interface ProductChange extends ProductOfCatalog {
  uid: string;
  data: BodyOf<typeof updateProductCall>['data'];
}

/** Merges changes; null removes a field. Run by `retryOnConflict`. [OPEN-08, T-09, T-49] */
export async function updateProduct(
  store: Store,
  { found, product, revision, uid, data }: ProductChange,
): Promise<ProductRecord> {
  const { records, now } = store;
  const { provider, _id: owner } = found.portal.portal;
  const { modifiedDate: seen, ...fields } = data;
  await assertNotStale({ records, provider, what: 'this product', record: product, seen });
  await validateReferences(records, { provider, owner, ...referencesIn(fields) });
  const value = {
    ...product,
    ...withoutNulls(fields),
    name: fields.name ?? product.name,
    ...revisionStamp({ by: uid, now: now(), before: product }),
  };
  const { portal } = found.portal;
  await records.batch([
    productRepository(records).write({ provider, id: product._id, value, expectedRevision: revision }),
    ...(await usageWrites(store, { before: portal, after: portal, removed: [product], added: [value] })),
  ]);
  return value;
}

/** Deletes a product and its id in the catalogue. Run by `retryOnConflict`. [OPEN-08] */
export async function deleteProduct(store: Store, { found, product }: ProductOfCatalog): Promise<void> {
  const { records } = store;
  const { catalog, revision, portal } = found;
  const { provider } = portal.portal;
  const value: CatalogRecord = { ...catalog, products: catalog.products.filter((id) => id !== product._id) };
  await records.batch([
    catalogRepository(records).write({ provider, id: catalog._id, value, expectedRevision: revision }),
    { delete: { provider, kind: 'product', id: product._id } },
    ...(await usageWrites(store, {
      before: portal.portal,
      after: portal.portal,
      removed: [catalog, product],
      added: [value],
      products: -1,
    })),
  ]);
}

interface ProductOrder {
  found: CatalogFound;
  ids: readonly string[];
}

/** Sorts all products of a catalogue in one batch. Run by `retryOnConflict`. [OPEN-07] */
export async function orderProducts(
  { records }: Store,
  { found, ids }: ProductOrder,
): Promise<CatalogRecord> {
  const { catalog, revision, portal } = found;
  requireSameIds(catalog.products, ids);
  const value: CatalogRecord = { ...catalog, products: [...ids] };
  await catalogRepository(records).put({
    provider: portal.portal.provider,
    id: catalog._id,
    value,
    expectedRevision: revision,
  });
  return value;
}

/** The images and links of products to validate, each with its path. */
function contentOf(products: readonly object[], pathOf: (row: number) => string): SentReferences {
  const parts = products.map((product, row) => referencesIn(product, pathOf(row)));
  return { links: parts.flatMap(({ links }) => links), images: parts.flatMap(({ images }) => images) };
}
