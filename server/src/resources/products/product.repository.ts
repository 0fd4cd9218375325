import type { Product } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export type ProductRecord = Omit<Product, 'imageURL'>;

export const productRepository = (records: RecordStore): Collection<ProductRecord> =>
  collection<ProductRecord>(records, 'product', (product) => ({ catalog: product.catalogId }));
