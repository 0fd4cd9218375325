import { LANGUAGES, type Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';

/** Data whose texts are in one language where they have it, and in all others where not. */
export interface Shortened {
  value: unknown;
  /** Whether no text was omitted. */
  isComplete: boolean;
}

/** A copy of JSON data without the texts in other languages; readers of that language see no difference. [DATA-02] */
export function inOneLanguage(value: unknown, language: Language): Shortened {
  let isComplete = true;
  const shorten = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(shorten);
    if (typeof part !== 'object' || part === null) return part;
    if (!isLocalized(part))
      return Object.fromEntries(Object.entries(part).map(([key, field]) => [key, shorten(field)]));
    const text = part[language];
    if (!text?.trim() || !LANGUAGES.some((other) => other !== language && part[other])) return part;
    isComplete = false;
    return { [language]: text };
  };
  return { value: shorten(value), isComplete };
}

const TEXT_KEYS: ReadonlySet<string> = new Set([...LANGUAGES, 'lang'] satisfies (keyof LocalizedText)[]);

const isLocalized = (value: object): value is LocalizedText => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => TEXT_KEYS.has(key));
};
