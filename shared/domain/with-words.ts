import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { hasWords } from './content-problems.ts';

/** A text with new words in one language; the others stay, and the language is the one edited last. [AMBIG-32] */
export function withWords(text: LocalizedText | undefined, language: Language, words: string): LocalizedText {
  return { ...text, [language]: words === '' ? undefined : words, lang: language };
}

/** What is sent of an optional text: null clears one without a word in any language. */
export const sentText = (text: LocalizedText | undefined): LocalizedText | null =>
  text && hasWords(text) ? text : null;
