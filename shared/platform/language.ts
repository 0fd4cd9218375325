import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '../contracts/constants.ts';
import { readStorage, writeStorage } from './browser-storage.ts';

export const languageSlice = createSlice({
  name: 'language',
  initialState: { current: FALLBACK_LANGUAGE as Language },
  reducers: {
    languageChanged(state, action: PayloadAction<Language>) {
      state.current = action.payload;
    },
  },
  selectors: { selectLanguage: (state) => state.current },
});

export const { languageChanged } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;

/** Each language's own name, for the language menu and for screen readers. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  th: 'ไทย',
  en: 'English',
  zh: '中文',
  ar: 'العربية',
};

/** One of the four languages, also from a regional code such as en-US; undefined for any other. [AMBIG-03] */
export function supportedLanguage(code: string | null | undefined): Language | undefined {
  const base = code?.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === base);
}

/** The stored choice, not validated; null if there is none or storage is blocked. [APP-05] */
export const readStoredLanguage = (): string | null => readStorage('localStorage', LANGUAGE_KEY);

/** Stores the choice. If storage is blocked, the language cookie of the server still holds it. */
export function storeLanguage(language: Language): void {
  writeStorage('localStorage', LANGUAGE_KEY, language);
}
