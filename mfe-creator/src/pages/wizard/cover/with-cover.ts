import type { GalleryItem } from '@portico/shared/contracts';
import { asCover } from '@portico/shared/domain';
import type { PictureValue } from '../../../images/use-picture-field.ts';

/** The gallery with this picture as its cover, which is the first item; all other fields and items stay. [AMBIG-14] */
export function withCover(
  [cover, ...others]: readonly GalleryItem[] = [],
  { mainImageId, aspects, lastChecked }: PictureValue,
): GalleryItem[] {
  // The server derives the URLs from the id.
  const { imageURL: _full, smallImageURL: _small, ...rest } = cover ?? { type: 'picture' };
  return [
    asCover({
      ...rest,
      ...(mainImageId && { mainImageId }),
      ...(aspects && { aspects }),
      ...(lastChecked && { lastChecked }),
    }),
    ...others,
  ];
}
