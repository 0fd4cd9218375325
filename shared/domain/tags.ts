/** Trims tags and removes empty ones and duplicates, in order. [VAL-16] */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];

/** Adds a tag, or removes it if it is in the list; an empty one changes nothing. [VAL-16] */
export function toggleTag(tags: readonly string[], entered: string): string[] {
  const tag = entered.trim();
  if (!tag) return [...tags];
  return tags.includes(tag) ? tags.filter((kept) => kept !== tag) : [...tags, tag];
}
