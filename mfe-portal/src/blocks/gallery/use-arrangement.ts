import type { Portal } from '@portico/shared/contracts';
import { arrangeGallery, type GalleryArrangement, isExpired, timeZoneOf } from '@portico/shared/domain';
import { useMemo } from 'react';

/** A gallery's arrangement, the same object until its items change or one of them ends. [GAL-14] */
export function useArrangement(
  { galleryImages: items, openingHours }: Pick<Portal, 'galleryImages' | 'openingHours'>,
  now: number,
  isEditor: boolean,
): GalleryArrangement {
  const timeZone = timeZoneOf(openingHours);
  // Items end in one order as time goes on: how many have is which ones have.
  const ended = items?.filter((item) => isExpired(item, now, timeZone)).length ?? 0;
  const view = { isEditor, timeZone };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time counts by what has ended alone
  return useMemo(() => arrangeGallery(items, now, view), [items, ended, isEditor, timeZone]);
}
