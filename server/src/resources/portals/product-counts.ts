import type { Portal } from '@portico/shared/contracts';
import type { RecordStore } from '../../storage/record-store.ts';
import { catalogRepository } from '../catalogs/catalog.repository.ts';

/** The portal with the current product counts on its catalogue tiles. [AMBIG-47, DATA-10] */
export async function withProductCounts(records: RecordStore, portal: Portal): Promise<Portal> {
  const ids = (portal.galleryImages ?? []).flatMap(({ catalogId }) => catalogId ?? []);
  const found = await catalogRepository(records).getMany(portal.provider, ids);
  const own = found.filter(({ value }) => value.portalId === portal._id);
  const countOf = new Map(own.map(({ id, value }) => [id, value.products.length]));
  return {
    ...portal,
    galleryImages: portal.galleryImages?.map((item) => ({
      ...item,
      productCount: countOf.get(item.catalogId ?? ''),
    })),
  };
}
