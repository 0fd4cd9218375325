import {
  CONTENT_LIMITS,
  LANGUAGES,
  type LocalizedText,
  type Tag,
  type TagChanges,
} from '@portico/shared/contracts';
import { cleanTags, hasTranslation, tagKey, tagWords } from '@portico/shared/domain';

/** The values of a tag's form. */
export interface TagValues {
  name: LocalizedText;
  /** Separated by commas. */
  synonyms: string;
  icon: string;
  /** Of the version that the form shows. [T-49] */
  modifiedDate: string | undefined;
}

export const valuesOf = (tag: Tag | undefined): TagValues => ({
  name: tag?.name ?? {},
  synonyms: (tag?.synonyms ?? []).join(', '),
  icon: tag?.icon ?? '',
  modifiedDate: tag?.modifiedDate,
});

/** Commas of every language of the site. */
const COMMAS = /[,，、،\n]/;

const synonymsOf = ({ synonyms }: TagValues): string[] => cleanTags(synonyms.split(COMMAS));

export const changesOf = (values: TagValues): TagChanges => ({
  name: values.name,
  synonyms: synonymsOf(values),
  icon: values.icon.trim() || null,
  modifiedDate: values.modifiedDate,
});

/** The text that portals store of a new tag: its first name in the order of the languages; '' without any. */
export const newTagId = ({ name }: TagValues): string =>
  LANGUAGES.map((language) => name[language]?.trim()).find(Boolean) ?? '';

export type TagProblem =
  | { rule: 'required' }
  | { rule: 'tooMany' }
  /** Another tag of the dictionary has the word. */
  | { rule: 'taken'; word: string; tag: Tag };

/** Problems by field, before anything is sent. A word belongs to one tag only. [OPEN-53] */
export function tagProblems(
  id: string,
  values: TagValues,
  dictionary: readonly Tag[],
): Partial<Record<string, TagProblem>> {
  if (!hasTranslation(values.name)) return { name: { rule: 'required' } };
  const others = dictionary.filter(({ _id }) => _id !== id);
  const ownerOf = (word: string) =>
    others.find((tag) => tagWords(tag).some((theirs) => tagKey(theirs) === tagKey(word)));
  const problems: Partial<Record<string, TagProblem>> = {};
  const check = (path: string, word: string | undefined) => {
    const tag = word?.trim() ? ownerOf(word) : undefined;
    if (tag && word) problems[path] ??= { rule: 'taken', word: word.trim(), tag };
  };
  for (const language of LANGUAGES) check(`name.${language}`, values.name[language]);
  const synonyms = synonymsOf(values);
  for (const word of synonyms) check('synonyms', word);
  if (synonyms.length > CONTENT_LIMITS.tagSynonyms) problems['synonyms'] = { rule: 'tooMany' };
  return problems;
}
