import { LANGUAGES, type LocalizedText } from '@portico/shared/contracts';

/** A localised text with the words of each language changed. [DATA-01] */
export function mapWords(text: LocalizedText, change: (words: string) => string): LocalizedText {
  const changed = LANGUAGES.flatMap((language) => {
    const words = text[language];
    return words === undefined ? [] : [[language, change(words)] as const];
  });
  return { ...text, ...Object.fromEntries(changed) };
}
