/** Props for `Picture`: the URL from the server, which may be signed, takes precedence over the id. [OPEN-03] */
export function pictureOf(item: { imageURL?: string | undefined; mainImageId?: string | undefined }): {
  src?: string;
  imageId?: string;
} {
  if (item.imageURL) return { src: item.imageURL };
  return item.mainImageId ? { imageId: item.mainImageId } : {};
}
