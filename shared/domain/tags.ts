import { LANGUAGES } from '../contracts/constants.ts';
import type { Tag, TagNames } from '../contracts/tag.ts';

/** Trims tags and removes empty ones and duplicates, in order. [VAL-16] */
export const cleanTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter(Boolean)),
];

/** Adds a tag, or removes it if it is in the list; an empty one changes nothing. [VAL-16] */
export function toggleTag(tags: readonly string[], entered: string): string[] {
  const tag = entered.trim();
  if (!tag) return [...tags];
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** What two spellings of a tag share; words of different tags of one dictionary differ in it. [OPEN-53] */
export const tagKey = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Every text by which people know a tag: as it is stored, its names, its synonyms. [OPEN-53] */
export const tagWords = ({ _id, name, synonyms = [] }: Pick<Tag, '_id' | 'name' | 'synonyms'>): string[] =>
  cleanTags([_id, ...LANGUAGES.map((language) => name[language] ?? ''), ...synonyms]);

/** The stored tag that a person means, who may have typed any of its words; an unknown text is a tag of its own. [OPEN-53] */
export function tagMeantBy(text: string, dictionary: readonly Tag[]): string {
  const key = tagKey(text);
  const isKey = (word: string) => tagKey(word) === key;
  const known =
    dictionary.find(({ _id }) => isKey(_id)) ?? dictionary.find((tag) => tagWords(tag).some(isKey));
  return known?._id ?? text.trim();
}

/** How the site shows a stored tag: by its name, or as it is stored when the dictionary does not have it. [OPEN-53] */
export const tagName = (known: TagNames | undefined, tag: string): string =>
  known && Object.hasOwn(known.names, tag) ? (known.names[tag] ?? tag) : tag;

/** The tags as `tagName` shows them, each name once. [OPEN-53] */
export const tagNamesOf = (known: TagNames | undefined, tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tagName(known, tag))),
];
