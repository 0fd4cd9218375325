import type { Language } from '../contracts/constants.ts';

/**
 * A format of dates, with `timeStyle` of dates and times. Arabic gets Latin digits, as all numbers here, and the name of
 * the month, which its medium style lacks.
 */
export const dateFormat = (language: Language, options?: { timeStyle: 'short' }): Intl.DateTimeFormat =>
  language === 'ar'
    ? new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', ...options })
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...options });

const MONTHS: Readonly<Record<Language, string>> = {
  th: 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  zh: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

/**
 * A calendar day (`2026-12-05`; a time after it is ignored) as `dateFormat` writes it, without `Intl`, whose first use
 * is slow on a phone. Another text is returned as it is.
 */
export function formatDay(text: string, language: Language): string {
  const [year = 0, month = 0, day] = /^\d{4}-\d\d-\d\d/.exec(text)?.[0].split('-').map(Number) ?? [];
  const name = MONTHS[language].split(' ')[month - 1];
  if (!name) return text;
  switch (language) {
    case 'th':
      return `${day} ${name} ${year + 543}`;
    case 'en':
      return `${name} ${day}, ${year}`;
    case 'zh':
      return `${year}年${name}${day}日`;
    case 'ar':
      return `${day} ${name} ${year}`;
  }
}
