import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@portico/shared/contracts';

interface Choices {
  /** `?lang=`. Following such a link sets no cookie. */
  asked?: string | undefined;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** The language of the URL, or of the cookie with the visitor's choice, or Thai. [APP-04, APP-05] */
export const pageLanguage = ({ asked, cookies }: Choices): Language =>
  [asked, cookies[LANGUAGE_KEY]].find(isLanguage) ?? FALLBACK_LANGUAGE;

const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);
