import type { Language, LocalizedText } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { useCallback } from 'react';

/** A localized text, with its language for the `lang` attribute if it differs from the page's. */
export interface LocalizedString {
  text: string;
  lang: Language | undefined;
}

/** Returns a function that localizes content texts and gives the language of a fallback. [DATA-02] */
export function useLocalizedText(): (text: LocalizedText | undefined) => LocalizedString {
  const { localize, fallbackLanguage } = useText('mfe-discovery');
  return useCallback(
    (text) => ({ text: localize(text), lang: fallbackLanguage(text) }),
    [localize, fallbackLanguage],
  );
}
