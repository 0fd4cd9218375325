import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { hasTranslation } from './content-problems.ts';

/** Sets one translation and marks its language as the one edited last. [AMBIG-32] */
export function withTranslation(
  text: LocalizedText | undefined,
  language: Language,
  translation: string,
): LocalizedText {
  return { ...text, [language]: translation === '' ? undefined : translation, lang: language };
}

/** An optional text for the wire: null if it has no translation, which clears it. */
export const toWireText = (text: LocalizedText | undefined): LocalizedText | null =>
  text && hasTranslation(text) ? text : null;
