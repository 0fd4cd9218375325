/**
 * An address of one of our images, as a whole value or in HTML as it is kept. An address in other text shows nothing:
 * who writes the address of somebody else's image into a sentence must not become one who shows it.
 */
const ADDRESS = /(?:^|<img src=")\/(?:small-)?images\/([\w-]{1,80})/g;

/** An image in a record, with its place there, in dots. */
export interface ShownImage {
  path: string;
  id: string;
}

/** The images that a record shows: those in fields named `…ImageId`, and those whose address it holds. */
export function shownImages(record: object): ShownImage[] {
  return Object.entries(record).flatMap(([name, value]): ShownImage[] => {
    if (typeof value === 'object' && value !== null) {
      return shownImages(value).map(({ path, id }) => ({ path: `${name}.${path}`, id }));
    }
    if (typeof value !== 'string' || value === '') return [];
    const ids = name.endsWith('ImageId') ? [value] : [...value.matchAll(ADDRESS)].map(([, id = '']) => id);
    return ids.map((id) => ({ path: name, id }));
  });
}

/**
 * Ids of the images that a record shows, each once. Every repository of what shows images indexes its records by them as
 * `image`: who shows an image, and so who may see it, follows from the records alone.
 */
export const imagesOf = (record: object): string[] => [...new Set(shownImages(record).map(({ id }) => id))];
