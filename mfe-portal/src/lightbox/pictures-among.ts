import type { GalleryEntry } from '@portico/shared/domain';
import { itemTarget } from '../gallery-items/item-target.ts';
import { pictureHref } from '../gallery-items/picture-href.ts';

/** The items that open in the lightbox: pictures without another target. */
export const picturesAmong = (entries: readonly GalleryEntry[], portalId?: string): GalleryEntry[] =>
  entries.filter(
    ({ item }) => itemTarget(item, portalId).kind === 'picture' && pictureHref(item) !== undefined,
  );
