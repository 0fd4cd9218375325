import type { GalleryItem, Portal } from '@portico/shared/contracts';
import { expiresAt, placeTime, timeZoneOf } from '@portico/shared/domain';

/** An entry of a portal's gallery that ends. */
export interface EndingItem {
  title: GalleryItem['title'];
  /** ms since 1970. */
  endsAt: number;
  /** Its last day at the place, as `2026-12-05`. */
  day: string;
}

/** What of a portal ends, the next one first. Whether it has ended already is the portal page's matter, and the server's. */
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
