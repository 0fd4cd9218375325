import type { Product } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { EditMark } from '../edits/edit-mark.ts';
import { imagesOf } from '../images/shown-images.ts';

/** A product as it is kept; its place is the catalogue's to know. */
export interface ProductRecord extends Omit<Product, 'imageURL' | 'appearSeq' | 'isUnlisted'>, EditMark {}

export const productRepository = (records: RecordStore): Collection<ProductRecord> =>
  collection<ProductRecord>(records, 'product', (product) => ({
    catalog: product.catalogId,
    image: imagesOf(product),
  }));
