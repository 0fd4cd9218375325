import type { Catalog } from '@portico/shared/contracts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { CatalogRecord } from './catalog.repository.ts';
import { tileIndex } from './gallery-tile.ts';

/** A catalogue with what follows from its portal: its people and the place of its tile. [DATA-16, AMBIG-12, AMBIG-47] */
export function presentCatalog(
  { modifiedBy: _modifiedBy, ...catalog }: CatalogRecord,
  portal: Pick<PortalRecord, 'editors' | 'galleryImages'>,
): Catalog {
  return {
    ...catalog,
    userIds: portal.editors,
    indexGallery: tileIndex(portal.galleryImages, catalog._id),
  };
}
