import type { GalleryItem } from '@portico/shared/contracts';
import { IMAGES_PREFIX } from '@portico/shared/ui';

/** URL of an item's picture, for browsers without script; undefined if it has none. */
export function pictureHref({ imageURL, mainImageId }: GalleryItem): string | undefined {
  return imageURL || (mainImageId ? `${IMAGES_PREFIX}/${encodeURIComponent(mainImageId)}` : undefined);
}
