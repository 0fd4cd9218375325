import type { GalleryItem } from '@portico/shared/contracts';
import { asCover } from '@portico/shared/domain';
import type { PictureValue } from '../../../images/PictureField.tsx';

/** The gallery with this picture as its cover, the first item; what else the cover has stays, and so do the others. [AMBIG-14] */
export function withCover(
  [cover, ...others]: readonly GalleryItem[] = [],
  { mainImageId, aspects, lastChecked }: PictureValue,
): GalleryItem[] {
  // Addresses follow from the id; the server makes them.
  const { imageURL: _full, smallImageURL: _small, ...kept } = cover ?? { type: 'picture' };
  return [
    asCover({
      ...kept,
      ...(mainImageId && { mainImageId }),
      ...(aspects && { aspects }),
      ...(lastChecked && { lastChecked }),
    }),
    ...others,
  ];
}
