import type { Language } from '../contracts/constants.ts';

/** Direction in which a language is written, for `dir`. [T-30] */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
