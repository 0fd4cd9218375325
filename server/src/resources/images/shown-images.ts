/** An address of an image among other text. */
const ADDRESS = /\/(?:small-)?images\/([\w-]{1,80})/g;

/**
 * Ids of the images that a record shows, each once: those in fields named `…ImageId`, and those whose address stands in
 * a text. Every repository of what shows images indexes its records by them as `image`: who shows an image, and so who
 * may see it, follows from the records alone.
 */
export function imagesOf(record: object): string[] {
  const ids = new Set<string>();
  collect(record, ids);
  return [...ids];
}

function collect(value: object, ids: Set<string>): void {
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) collect(part, ids);
    if (typeof part !== 'string' || part === '') continue;
    if (name.endsWith('ImageId')) ids.add(part);
    for (const [, id = ''] of part.matchAll(ADDRESS)) ids.add(id);
  }
}
