import type { Language, LocalizedText } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { useCallback } from 'react';

/** A shown text with its language if that is not the page's, for the `lang` attribute. */
export interface LocalizedString {
  text: string;
  lang: Language | undefined;
}

/** Localises content texts, with the language of a fallback. [DATA-02] */
export function useLocalizedText(): (text: LocalizedText | undefined) => LocalizedString {
  const { localize, fallbackLanguage } = useText('mfe-discovery');
  return useCallback(
    (text) => ({ text: localize(text), lang: fallbackLanguage(text) }),
    [localize, fallbackLanguage],
  );
}
