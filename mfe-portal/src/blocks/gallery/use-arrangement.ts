import type { Portal } from '@portico/shared/contracts';
import { arrangeGallery, type GalleryArrangement, isExpired, timeZoneOf } from '@portico/shared/domain';
import { useMemo } from 'react';

/** A gallery's arrangement; its reference is stable until its items change or one of them expires. [GAL-14] */
export function useArrangement(
  { galleryImages: items, openingHours }: Pick<Portal, 'galleryImages' | 'openingHours'>,
  now: number,
  isEditor: boolean,
): GalleryArrangement {
  const timeZone = timeZoneOf(openingHours);
  // Items expire in a fixed order, so the number of expired items identifies them.
  const ended = items?.filter((item) => isExpired(item, now, timeZone)).length ?? 0;
  const view = { isEditor, timeZone };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time matters only through the number of expired items
  return useMemo(() => arrangeGallery(items, now, view), [items, ended, isEditor, timeZone]);
}
