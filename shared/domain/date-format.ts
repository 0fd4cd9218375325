import type { Language } from '../contracts/constants.ts';

/**
 * A format of dates, with `timeStyle` of dates and times. Arabic gets Latin digits, as all numbers here, and the name of
 * the month, which its medium style lacks.
 */
export const dateFormat = (language: Language, options?: { timeStyle: 'short' }): Intl.DateTimeFormat =>
  language === 'ar'
    ? new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', ...options })
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...options });
