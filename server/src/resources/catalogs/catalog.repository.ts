import type { Catalog } from '@portico/shared/contracts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { type ProductRecord, productRepository } from '../products/product.repository.ts';

/** A catalogue as stored; other fields are derived from its portal. The array `products` alone defines their order. */
export interface CatalogRecord
  extends Omit<Catalog, 'userIds' | 'indexGallery' | 'isUnlisted'>,
    RevisionStamp {}

export const catalogRepository = (records: RecordStore): Collection<CatalogRecord> =>
  collection<CatalogRecord>(records, 'catalog', (catalog) => ({ portal: catalog.portalId }));

/** Maps a ref to its catalogue; written in the same batch, so that refs are unique. */
export const catalogRefRepository = (records: RecordStore): Collection<{ catalogId: string }> =>
  collection<{ catalogId: string }>(records, 'catalog-ref');

/** The writes that delete a portal's catalogues with everything in them, for the deletion of the portal. */
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

/** The writes that delete one catalogue with its ref and its products. */
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
