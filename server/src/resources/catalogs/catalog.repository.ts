import type { Catalog } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { EditMark } from '../edits/edit-mark.ts';

/** A catalogue as it is kept; the rest follows from its portal. `products` is the one place of their order. */
export interface CatalogRecord extends Omit<Catalog, 'userIds' | 'indexGallery' | 'isUnlisted'>, EditMark {}

export const catalogRepository = (records: RecordStore): Collection<CatalogRecord> =>
  collection<CatalogRecord>(records, 'catalog', (catalog) => ({ portal: catalog.portalId }));

/** Which catalogue has a ref; written together with it, so that no two can have the same. */
export const catalogRefRepository = (records: RecordStore): Collection<{ catalogId: string }> =>
  collection<{ catalogId: string }>(records, 'catalog-ref');
