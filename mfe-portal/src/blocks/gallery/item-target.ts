import type { GalleryItem } from '@portico/shared/contracts';
import { catalogHref, safeWebHref } from '@portico/shared/domain';

/** What pressing an item's picture does. */
export type ItemTarget =
  | { kind: 'none' }
  | { kind: 'external'; href: string }
  | { kind: 'video'; href: string }
  | { kind: 'catalog'; href: string };

/** Picture links and videos open their address, catalogue tiles their catalogue; unknown types are pictures. [GAL-04, OPEN-11, AMBIG-47] */
export function itemTarget(item: GalleryItem, portalId: string): ItemTarget {
  const href = safeWebHref(item.externalUrl);
  switch (item.type) {
    case 'picture_link':
      return href ? { kind: 'external', href } : { kind: 'none' };
    case 'video':
      return href ? { kind: 'video', href } : { kind: 'none' };
    case 'catalog': {
      const { catalogId } = item;
      return catalogId
        ? { kind: 'catalog', href: catalogHref({ ref: catalogId, catalogId, portalId }) }
        : { kind: 'none' };
    }
    default:
      return { kind: 'none' };
  }
}
