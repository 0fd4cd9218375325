import { CONTENT_FALLBACK_ORDER, type Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';

/** The text in the language, or else the first non-empty of en, th, zh, ar, or else ''. [DATA-02] */
export function localized(text: LocalizedText | undefined, language: Language): string {
  if (!text) return '';
  const own = text[language]?.trim();
  if (own) return own;
  for (const fallback of CONTENT_FALLBACK_ORDER) {
    const value = text[fallback]?.trim();
    if (value) return value;
  }
  return '';
}

/** The language of the text that `localized` returns, for a `lang` attribute; undefined if all are empty. */
export function localizedFrom(text: LocalizedText | undefined, language: Language): Language | undefined {
  return [language, ...CONTENT_FALLBACK_ORDER].find((candidate) => text?.[candidate]?.trim());
}
