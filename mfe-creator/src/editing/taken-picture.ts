import type { GalleryItem } from '@portico/shared/contracts';
import type { UploadedPicture } from '../images/upload-image.ts';

/** What an item keeps of a picture that was just taken; nothing when it was taken away. */
export const takenPicture = (picture: UploadedPicture | undefined): Partial<GalleryItem> => ({
  mainImageId: picture?.mainImageId,
  imageURL: picture?.imageURL,
  smallImageURL: picture?.smallImageURL,
  aspects: picture?.aspects,
  lastChecked: picture?.lastChecked,
});

/** An item as it is sent: the addresses of its picture follow from the id. [DATA-05] */
export function withoutAddresses<Item extends { imageURL?: string | undefined }>(item: Item): Item {
  const { imageURL: _full, smallImageURL: _small, ...kept } = item as Item & { smallImageURL?: string };
  return kept as unknown as Item;
}
