import type { GalleryItem } from '@portico/shared/contracts';
import { IMAGES_PREFIX } from '@portico/shared/ui';

/** Where an item's picture is by itself, for browsers without script; undefined for an item without one. */
export function pictureHref({ imageURL, mainImageId }: GalleryItem): string | undefined {
  return imageURL || (mainImageId ? `${IMAGES_PREFIX}/${encodeURIComponent(mainImageId)}` : undefined);
}
