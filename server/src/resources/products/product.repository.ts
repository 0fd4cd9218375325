import type { Product } from '@portico/shared/contracts';
import { imagesOf } from '../../content/image-references.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

/** A product as stored; its position is in the catalogue. */
export interface ProductRecord
  extends Omit<Product, 'imageURL' | 'appearSeq' | 'isUnlisted'>,
    RevisionStamp {}

export const productRepository = (records: RecordStore): Collection<ProductRecord> =>
  collection<ProductRecord>(records, 'product', (product) => ({
    catalog: product.catalogId,
    image: imagesOf(product),
  }));
