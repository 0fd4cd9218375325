import type { GalleryItem } from '@portico/shared/contracts';
import { arrangeGallery, type GalleryArrangement, isExpired } from '@portico/shared/domain';
import { useMemo } from 'react';

/** A gallery's arrangement, the same object until its items change or one of them ends. [GAL-14] */
export function useArrangement(
  items: readonly GalleryItem[] | undefined,
  now: number,
  isEditor: boolean,
): GalleryArrangement {
  // Items end in one order as time goes on: how many have is which ones have.
  const ended = items?.filter((item) => isExpired(item, now)).length ?? 0;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the time counts by what has ended alone
  return useMemo(() => arrangeGallery(items, now, isEditor), [items, ended, isEditor]);
}
