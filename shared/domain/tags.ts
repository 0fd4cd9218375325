/** The tags as they are kept: trimmed, none empty, each once, in their order. [VAL-16] */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];

/** What entering a tag does: an empty one nothing, a new one is added, one that is there goes. [VAL-16] */
export function toggleTag(tags: readonly string[], entered: string): string[] {
  const tag = entered.trim();
  if (!tag) return [...tags];
  return tags.includes(tag) ? tags.filter((kept) => kept !== tag) : [...tags, tag];
}
