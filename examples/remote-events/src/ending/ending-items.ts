import type { GalleryItem, Portal } from '@portico/shared/contracts';
import { expiresAt, placeTime, timeZoneOf } from '@portico/shared/domain';

/** An entry of a portal's gallery that expires. */
export interface EndingItem {
  title: GalleryItem['title'];
  /** ms since 1970. */
  endsAt: number;
  /** Its last day in the portal's time zone, such as `2026-12-05`. */
  day: string;
}

/** Entries of a portal that expire, the next one first; the server and the portal page remove expired ones. */
export function endingItems(portal: Pick<Portal, 'galleryImages' | 'openingHours'>): EndingItem[] {
  const timeZone = timeZoneOf(portal.openingHours);
  return (portal.galleryImages ?? [])
    .flatMap((item) => {
      const endsAt = expiresAt(item, timeZone);
      return endsAt === undefined
        ? []
        : [{ title: item.title, endsAt, day: placeTime(endsAt - 1, timeZone).date }];
    })
    .sort((a, b) => a.endsAt - b.endsAt);
}
