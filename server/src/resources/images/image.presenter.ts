/** Address of an image; other widths by `?w=` in pixels. [API-22, DATA-05] */
export const imageUrl = (id: string | undefined): string | undefined => id && `/images/${id}`;

/** Address of the small variant. [API-23] */
export const smallImageUrl = (id: string | undefined): string | undefined => id && `/small-images/${id}`;

/** The two addresses, for what shows an image by id; nothing without one. */
export function imageUrls(id: string | undefined): { imageURL?: string; smallImageURL?: string } {
  return id ? { imageURL: `/images/${id}`, smallImageURL: `/small-images/${id}` } : {};
}
