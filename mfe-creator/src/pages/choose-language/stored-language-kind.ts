import { readStoredLanguage, supportedLanguage } from '@portico/shared/platform';

/** The stored language choice: none, one of the four, or an unknown code. [AMBIG-02, AMBIG-03] */
export function storedLanguageKind(): 'none' | 'supported' | 'unsupported' {
  const stored = readStoredLanguage();
  if (stored === null) return 'none';
  return supportedLanguage(stored) ? 'supported' : 'unsupported';
}
