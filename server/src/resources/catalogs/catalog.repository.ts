import type { Catalog } from '@portico/shared/contracts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { type ProductRecord, productRepository } from '../products/product.repository.ts';

/** A catalogue as it is kept; the rest follows from its portal. `products` is the one place of their order. */
export interface CatalogRecord
  extends Omit<Catalog, 'userIds' | 'indexGallery' | 'isUnlisted'>,
    RevisionStamp {}

export const catalogRepository = (records: RecordStore): Collection<CatalogRecord> =>
  collection<CatalogRecord>(records, 'catalog', (catalog) => ({ portal: catalog.portalId }));

/** Which catalogue has a ref; written together with it, so that no two can have the same. */
export const catalogRefRepository = (records: RecordStore): Collection<{ catalogId: string }> =>
  collection<{ catalogId: string }>(records, 'catalog-ref');

/** The writes that take a portal's catalogues away with all that is theirs; for the end of the portal itself. */
export async function deletionOfCatalogs(
  records: RecordStore,
  { provider, portalId }: { provider: string; portalId: string },
): Promise<RecordWrite[]> {
  const found = await catalogRepository(records).list(provider, { field: 'portal', value: portalId });
  const writes = found.map(async ({ value: catalog, revision }) =>
    deletionOfCatalog({
      provider,
      catalog,
      revision,
      products: await productsOf(records, { provider, catalog }),
    }),
  );
  return (await Promise.all(writes)).flat();
}

export interface CatalogDeletion {
  provider: string;
  catalog: CatalogRecord;
  revision: number;
  products: readonly { id: string }[];
}

/** The writes that take one catalogue away with its ref and its products. */
export const deletionOfCatalog = ({
  provider,
  catalog,
  revision,
  products,
}: CatalogDeletion): RecordWrite[] => [
  { delete: { provider, kind: 'catalog', id: catalog._id, expectedRevision: revision } },
  { delete: { provider, kind: 'catalog-ref', id: catalog.ref } },
  ...products.map(({ id }) => ({ delete: { provider, kind: 'product', id } })),
];

export const productsOf = (
  records: RecordStore,
  { provider, catalog }: Pick<CatalogDeletion, 'provider' | 'catalog'>,
): Promise<StoredRecord<ProductRecord>[]> =>
  productRepository(records).list(provider, { field: 'catalog', value: catalog._id });
