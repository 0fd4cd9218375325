import { LANGUAGES, type LocalizedText, type TranslatableText } from '@portico/shared/contracts';

/** Maps the text of each language. [DATA-01] */
export function mapWords(text: LocalizedText, change: (words: string) => string): LocalizedText {
  const changed = LANGUAGES.flatMap((language) => {
    const words = text[language];
    return words === undefined ? [] : [[language, change(words)] as const];
  });
  return { ...text, ...Object.fromEntries(changed) };
}

/** As `mapWords`; a text that is one string for all languages is changed as a whole. */
export const mapTranslatable = (
  text: TranslatableText,
  change: (words: string) => string,
): TranslatableText => (typeof text === 'string' ? change(text) : mapWords(text, change));

/** Each text with the path under which validation reports it, such as `message` or `message.th`. */
export const textsByPath = (
  path: string,
  text: TranslatableText | null | undefined,
): { path: string; words: string | undefined }[] =>
  typeof text === 'string'
    ? [{ path, words: text }]
    : LANGUAGES.map((language) => ({ path: `${path}.${language}`, words: text?.[language] }));
