import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES, type Language } from '@portico/shared/contracts';

interface Choices {
  /** `?lang=`. A link in a language is not a choice: it sets no cookie. */
  asked?: string | undefined;
  cookies: Readonly<Record<string, string | undefined>>;
}

/** What the address asks for, else the cookie that mirrors the visitor's choice, else Thai. [APP-04, APP-05] */
export const pageLanguage = ({ asked, cookies }: Choices): Language =>
  [asked, cookies[LANGUAGE_KEY]].find(isLanguage) ?? FALLBACK_LANGUAGE;

const isLanguage = (code: string | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);
