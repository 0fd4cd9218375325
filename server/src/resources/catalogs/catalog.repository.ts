import type { Catalog } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export const catalogRepository = (records: RecordStore): Collection<Catalog> =>
  collection<Catalog>(records, 'catalog', (catalog) => ({
    portal: catalog.portalId,
    user: catalog.userIds,
    ref: catalog.ref,
  }));
