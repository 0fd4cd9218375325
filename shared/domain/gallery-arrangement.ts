import type { GalleryItem } from '../contracts/portal.ts';
import { isExpired } from './gallery-expiry.ts';

/** How many items that have not expired the list view shows in full. [GAL-09] */
export const GALLERY_FULL_ITEMS = 10;

/** An item of the gallery and where it stands in `galleryImages`. */
export interface GalleryEntry {
  item: GalleryItem;
  /** Its position in `galleryImages`, where 0 is the cover. */
  index: number;
  isExpired: boolean;
  /** In whose days it ends; Bangkok's by default. [AMBIG-35] */
  timeZone?: string | undefined;
}

export interface GalleryArrangement {
  /** Everything that this person sees, in order: the photo grids. */
  all: GalleryEntry[];
  /** The list view's items in full, in order. */
  full: GalleryEntry[];
  /** What the list view keeps in the carousel of thumbnails. */
  thumbnails: GalleryEntry[];
}

/** The portal's cover: its first gallery image. [AMBIG-14] */
export const coverOf = (items: readonly GalleryItem[] | undefined): GalleryItem | undefined => items?.[0];

/**
 * Sorts a portal's gallery images, cover included, into what is shown where. The cover is not shown again [AMBIG-14];
 * expired items are for editors alone and do not use up the first ten [GAL-14, AMBIG-36]; after the tenth, videos stay
 * in full and everything else becomes a thumbnail. [GAL-09..11, GAL-15]
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
