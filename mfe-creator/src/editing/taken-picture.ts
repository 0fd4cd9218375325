import type { GalleryItem } from '@portico/shared/contracts';
import type { UploadedPicture } from '../images/upload-image.ts';

/** The fields of an item with a new picture, or without its picture. */
export const takenPicture = (picture: UploadedPicture | undefined): Partial<GalleryItem> => ({
  mainImageId: picture?.mainImageId,
  imageURL: picture?.imageURL,
  smallImageURL: picture?.smallImageURL,
  aspects: picture?.aspects,
  lastChecked: picture?.lastChecked,
});

/** An item to save; the server derives the picture's addresses from its id. [DATA-05] */
export function withoutAddresses<Item extends { imageURL?: string | undefined }>(item: Item): Item {
  const { imageURL: _full, smallImageURL: _small, ...rest } = item as Item & { smallImageURL?: string };
  return rest as unknown as Item;
}
