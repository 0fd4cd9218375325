import type { Catalog } from '@portico/shared/contracts';
import { isUnofficial } from '@portico/shared/domain';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { CatalogRecord } from './catalog.repository.ts';
import { tileIndex } from './gallery-tile.ts';

/** The fields of a portal that its catalogues and products need for search engines. [PORTAL-05, T-07] */
export const presentListing = (
  portal: Pick<PortalRecord, 'isPrivate' | 'status' | 'townRefs'>,
): Pick<Catalog, 'isUnlisted'> => (portal.isPrivate || isUnofficial(portal) ? { isUnlisted: true } : {});

/**
 * A catalogue with the fields derived from its portal: its people and the position of its tile. [DATA-16, AMBIG-12,
 * AMBIG-47]
 */
export function presentCatalog(
  { modifiedBy: _modifiedBy, ...catalog }: CatalogRecord,
  portal: Pick<PortalRecord, 'editors' | 'galleryImages' | 'isPrivate' | 'status' | 'townRefs'>,
): Catalog {
  return {
    ...catalog,
    userIds: portal.editors,
    indexGallery: tileIndex(portal.galleryImages, catalog._id),
    ...presentListing(portal),
  };
}
