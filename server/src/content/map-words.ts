import { LANGUAGES, type LocalizedText } from '@portico/shared/contracts';

/** Maps the text of each language. [DATA-01] */
export function mapWords(text: LocalizedText, change: (words: string) => string): LocalizedText {
  const changed = LANGUAGES.flatMap((language) => {
    const words = text[language];
    return words === undefined ? [] : [[language, change(words)] as const];
  });
  return { ...text, ...Object.fromEntries(changed) };
}
