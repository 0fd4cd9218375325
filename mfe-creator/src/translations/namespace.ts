import { LANGUAGES, type Language } from '@portico/shared/contracts';
import { provideMessages } from '@portico/shared/platform';

/** Messages of the translations of a page, downloaded when the translations are opened. */
export const TRANSLATIONS_NAMESPACE = 'mfe-creator-translations';

/** All languages, because the page's own may change while they load. */
export const provideTranslationMessages = (): Promise<void> =>
  provideMessages(
    TRANSLATIONS_NAMESPACE,
    (language: Language) =>
      import(/* webpackChunkName: "translation-messages-[request]" */ `./locales/${language}.json`),
    LANGUAGES,
  );
