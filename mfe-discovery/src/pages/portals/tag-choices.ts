import type { Language, TagCount, TagNames } from '@portico/shared/contracts';
import { LETTERS, tagName } from '@portico/shared/domain';

/** Maximum number of suggested tags. */
export const TAG_CHOICES_MAX = 10;

/** A tag filter; `count` is the number of portals with the tag, if known. */
export interface TagChoice {
  tag: string;
  count?: number | undefined;
}

/**
 * Tags of the site, then frequent tags of the hits that the reader can read, then other chosen tags. Choosing one of
 * them does not change their order, so that no chip moves during a press. [SEARCH-08]
 */
export function tagChoices(options: {
  configured: readonly string[];
  found: readonly TagCount[];
  chosen: readonly string[];
  language: Language;
  known: TagNames | undefined;
}): TagChoice[] {
  const { configured, found, chosen, language, known } = options;
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  const frequent = found
    .map(({ value }) => value)
    .filter((tag) => LETTERS[language].test(tagName(known, tag)));
  const offered = [...new Set([...configured, ...frequent])].slice(
    0,
    Math.max(TAG_CHOICES_MAX, configured.length),
  );
  return [...new Set([...offered, ...chosen])].map((tag) => ({ tag, count: counts.get(tag) }));
}
