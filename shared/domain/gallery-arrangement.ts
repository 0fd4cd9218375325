import type { GalleryItem } from '../contracts/portal.ts';
import { isExpired } from './gallery-expiry.ts';

/** Number of items that the list view shows in full; expired ones do not count. [GAL-09] */
export const GALLERY_FULL_ITEMS = 10;

/** A gallery item with its index in `galleryImages`. */
export interface GalleryEntry {
  item: GalleryItem;
  /** Index in `galleryImages`, where 0 is the cover. */
  index: number;
  isExpired: boolean;
  /** Time zone in which dates expire; Bangkok by default. [AMBIG-35] */
  timeZone?: string | undefined;
}

export interface GalleryArrangement {
  /** All items that the viewer may see, in order: for the photo grids. */
  all: GalleryEntry[];
  /** Items that the list view shows in full, in order. */
  full: GalleryEntry[];
  /** Items that the list view shows in the thumbnail carousel. */
  thumbnails: GalleryEntry[];
}

/** The portal's cover: its first gallery image. [AMBIG-14] */
export const coverOf = (items: readonly GalleryItem[] | undefined): GalleryItem | undefined => items?.[0];

/**
 * Splits the gallery by where its items are shown; the cover is omitted [AMBIG-14], and expired items are for editors
 * only and do not count towards the first ten [GAL-14, AMBIG-36]. After the tenth item, videos are shown in full and
 * all others as thumbnails. [GAL-09..11, GAL-15]
 */
export function arrangeGallery(
  items: readonly GalleryItem[] | undefined,
  now: number,
  { isEditor, timeZone }: { isEditor: boolean; timeZone?: string | undefined },
): GalleryArrangement {
  const all = (items ?? [])
    .map(
      (item, index): GalleryEntry => ({ item, index, isExpired: isExpired(item, now, timeZone), timeZone }),
    )
    .filter((entry) => entry.index > 0 && (isEditor || !entry.isExpired));
  const full: GalleryEntry[] = [];
  const thumbnails: GalleryEntry[] = [];
  let counted = 0;
  for (const entry of all) {
    const isInFull = counted < GALLERY_FULL_ITEMS || entry.item.type === 'video';
    (isInFull ? full : thumbnails).push(entry);
    if (!entry.isExpired) counted += 1;
  }
  return { all, full, thumbnails };
}
