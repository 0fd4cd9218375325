/** What `Picture` shows of an item: the address that the server gave, which may be signed, before its bare id. [OPEN-03] */
export function pictureOf(item: { imageURL?: string | undefined; mainImageId?: string | undefined }): {
  src?: string;
  imageId?: string;
} {
  if (item.imageURL) return { src: item.imageURL };
  return item.mainImageId ? { imageId: item.mainImageId } : {};
}
