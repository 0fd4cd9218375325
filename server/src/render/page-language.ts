import { FALLBACK_LANGUAGE, LANGUAGE_KEY, type Language } from '@portico/shared/contracts';

interface Choices {
  /** `?lang=`. Following such a link sets no cookie. */
  asked?: string | undefined;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The languages of the site; any other is ignored. */
  offered: readonly Language[];
}

/** The language of the URL, or of the cookie with the visitor's choice, or Thai. [APP-04, APP-05] */
export const pageLanguage = ({ asked, cookies, offered }: Choices): Language =>
  [asked, cookies[LANGUAGE_KEY]].map((code) => offered.find((language) => language === code)).find(Boolean) ??
  FALLBACK_LANGUAGE;
