import type { Catalog } from '@portico/shared/contracts';
import { isUnofficial } from '@portico/shared/domain';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { CatalogRecord } from './catalog.repository.ts';
import { tileIndex } from './gallery-tile.ts';

/** What a portal's catalogues and products say of it to those who tell search engines. [PORTAL-05, T-07] */
export const presentListing = (
  portal: Pick<PortalRecord, 'isPrivate' | 'status' | 'townRefs'>,
): Pick<Catalog, 'isUnlisted'> => (portal.isPrivate || isUnofficial(portal) ? { isUnlisted: true } : {});

/** A catalogue with what follows from its portal: its people and the place of its tile. [DATA-16, AMBIG-12, AMBIG-47] */
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
