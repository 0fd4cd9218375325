import type { Language, LocalizedText } from '@portico/shared/contracts';
import { useText } from '@portico/shared/platform';
import { useCallback } from 'react';

/** A shown text, and its own language where that is not the page's: for the `lang` attribute. */
export interface Said {
  text: string;
  lang: Language | undefined;
}

/** Their words in the current language, or in another one that is named. [DATA-02] */
export function useSaid(): (text: LocalizedText | undefined) => Said {
  const { say, langOf } = useText('mfe-discovery');
  return useCallback((text) => ({ text: say(text), lang: langOf(text) }), [say, langOf]);
}
