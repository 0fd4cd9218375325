import type { TranslatableText } from '@portico/shared/contracts';
import { type TextForReader, textForReader } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useCallback } from 'react';

/** Localises content texts and gives the language of a fallback. [DATA-02] */
export function useLocalizedText(): (text: TranslatableText | undefined) => TextForReader {
  const { language } = useText('mfe-discovery');
  return useCallback((text) => textForReader(text, language), [language]);
}
