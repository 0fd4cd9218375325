import { readStoredLanguage, supportedLanguage } from '@portico/shared/platform';

/** What the browser has kept of a language choice: none, one of the four, or a code that we do not speak. [AMBIG-02, AMBIG-03] */
export function storedLanguageKind(): 'none' | 'supported' | 'unsupported' {
  const stored = readStoredLanguage();
  if (stored === null) return 'none';
  return supportedLanguage(stored) ? 'supported' : 'unsupported';
}
