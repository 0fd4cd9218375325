import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { hasTranslation } from './content-problems.ts';

/** How far texts are written in a language: all of them, some, or none. */
export type LanguageCoverage = 'full' | 'partly' | 'missing';

/**
 * How far a language is written, of the texts that have words in any language at all; undefined while none has. What
 * nobody has written anywhere is missing nowhere.
 */
export function languageCoverage(
  texts: readonly (LocalizedText | undefined)[],
  language: Language,
): LanguageCoverage | undefined {
  const begun = texts.filter((text) => hasTranslation(text));
  const written = begun.filter((text) => hasTranslation(text, language));
  if (begun.length === 0) return undefined;
  if (written.length === begun.length) return 'full';
  return written.length > 0 ? 'partly' : 'missing';
}
