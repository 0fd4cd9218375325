import type { Language, TagCount } from '@portico/shared/contracts';

/** Tags that are offered unasked; more would be a wall of them. */
export const TAG_CHOICES_MAX = 10;

/** A tag to narrow the search by; `count` portals carry it, where that is known. */
export interface TagChoice {
  tag: string;
  count?: number | undefined;
}

/** Letters that a language is read in. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/u,
  en: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};

/**
 * The tags of the site, then frequent ones of what was found that the reader can read, then those chosen besides. Which
 * they are does not change with what is chosen of them, so that none moves under the finger. [SEARCH-08]
 */
export function tagChoices(options: {
  configured: readonly string[];
  found: readonly TagCount[];
  chosen: readonly string[];
  language: Language;
}): TagChoice[] {
  const { configured, found, chosen, language } = options;
  const counts = new Map(found.map(({ value, count }) => [value, count]));
  const frequent = found.map(({ value }) => value).filter((tag) => LETTERS[language].test(tag));
  const offered = [...new Set([...configured, ...frequent])].slice(
    0,
    Math.max(TAG_CHOICES_MAX, configured.length),
  );
  return [...new Set([...offered, ...chosen])].map((tag) => ({ tag, count: counts.get(tag) }));
}
