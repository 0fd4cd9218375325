import type { Language } from '../contracts/constants.ts';
import type { TranslatableText } from '../contracts/localized.ts';
import { localized, localizedFrom } from './localized.ts';

/** A text as one reader sees it. */
export interface TextForReader {
  text: string;
  /** The language of a fallback, for the `lang` attribute; undefined if it is the reader's or not known. */
  lang: Language | undefined;
}

/**
 * The text in the reader's language, with the usual fallback. A single string is the same for every reader, and its
 * language is not known. [DATA-02]
 */
export function textForReader(text: TranslatableText | undefined, language: Language): TextForReader {
  if (typeof text === 'string') return { text: text.trim(), lang: undefined };
  const from = localizedFrom(text, language);
  return { text: localized(text, language), lang: from === language ? undefined : from };
}
