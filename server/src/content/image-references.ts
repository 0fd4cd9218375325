/**
 * URL of an image of this site, as a whole value or in cleaned HTML. Other text does not count: writing the URL of
 * someone else's image into a sentence must not count as a usage.
 */
const ADDRESS = /(?:^|<img src=")\/(?:small-)?images\/([\w-]{1,80})/g;

/** An image in a record, with its path in dot notation. */
export interface ShownImage {
  path: string;
  id: string;
}

/** The images that a record shows: those in fields named `…ImageId`, and those with a URL in it. */
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
 * Unique ids of the images that a record shows, for its `image` index. Permissions on images depend on these indexes.
 */
export const imagesOf = (record: object): string[] => [...new Set(shownImages(record).map(({ id }) => id))];

/** The record with another image wherever it shows the first one. */
export function withImage<Value extends object>(record: Value, change: { from: string; to: string }): Value {
  const { from, to } = change;
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    if (typeof value === 'object' && value !== null) return [name, withImage(value as object, change)];
    if (typeof value !== 'string') return [name, value];
    if (name.endsWith('ImageId')) return [name, value === from ? to : value];
    return [
      name,
      value.replace(ADDRESS, (address, id) => (id === from ? address.slice(0, -id.length) + to : address)),
    ];
  });
  return (Array.isArray(record) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value;
}
