import type { GalleryItem } from '@portico/shared/contracts';
import { catalogHref, safeWebHref } from '@portico/shared/domain';

/** Effect of pressing an item's picture; `picture` opens the lightbox. */
export type ItemTarget =
  | { kind: 'picture' }
  | { kind: 'external'; href: string }
  | { kind: 'video'; href: string }
  | { kind: 'catalog'; href: string };

/**
 * Picture links and videos open their URL, catalogue tiles the catalogue of their portal; any other type, unknown ones
 * included, is a picture. [GAL-04, OPEN-11, AMBIG-47]
 */
export function itemTarget(item: GalleryItem, portalId?: string, microEndpoint?: string): ItemTarget {
  const href = safeWebHref(item.externalUrl);
  const { catalogId } = item;
  if (item.type === 'picture_link' && href) return { kind: 'external', href };
  if (item.type === 'video' && href) return { kind: 'video', href };
  if (item.type === 'catalog' && catalogId && portalId !== undefined) {
    return { kind: 'catalog', href: catalogHref({ ref: catalogId, catalogId, portalId, microEndpoint }) };
  }
  return { kind: 'picture' };
}
