import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { hasTranslation } from './content-problems.ts';

/** How many of the texts are translated into a language: all, some or none. */
export type LanguageCoverage = 'full' | 'partly' | 'missing';

/** Coverage of a language, counting only texts that are written in at least one language; undefined if none is. */
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
