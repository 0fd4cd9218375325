import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { directionOf } from '../domain/direction-of.ts';
import { localized, localizedFrom } from '../domain/localized.ts';
import type { I18n } from './messages.ts';
import { subscribeTranslations, translator } from './translation-cache.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

/** Provides the i18n instance: one per page, one per request on the server. */
export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

export interface Text {
  /** Returns the message of `key` in the current language. */
  t: (key: string, values?: Record<string, string | number>) => string;
  /** Returns the text in the current language, or its fallback. [DATA-02] */
  localize: (text: LocalizedText | undefined) => string;
  /**
   * The language of the fallback that `localize(text)` returns, for a `lang` attribute; undefined if it is the page's
   * language.
   */
  fallbackLanguage: (text: LocalizedText | undefined) => Language | undefined;
  language: Language;
  direction: 'ltr' | 'rtl';
}

/** Translations of one namespace (a remote's name, or 'shell') in the current language; rerenders when they change. */
export function useText(namespace: string): Text {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useText stands outside of an I18nProvider');
  const current = () => translator(i18n, namespace);
  const t = useSyncExternalStore(
    useCallback(
      (listener: () => void) => subscribeTranslations(i18n, namespace, listener),
      [i18n, namespace],
    ),
    current,
    current,
  );
  const language = i18n.language as Language;
  return {
    t,
    localize: useCallback((text) => localized(text, language), [language]),
    fallbackLanguage: useCallback(
      (text) => {
        const from = localizedFrom(text, language);
        return from === language ? undefined : from;
      },
      [language],
    ),
    language,
    direction: directionOf(language),
  };
}

/** Renders a short content text; a fallback in another language gets `lang` and `dir`. [DATA-02, T-30] */
export function Localized({ text }: { text: LocalizedText | undefined }) {
  const { localize, fallbackLanguage } = useText('shell');
  const lang = fallbackLanguage(text);
  return lang ? <bdi lang={lang}>{localize(text)}</bdi> : localize(text);
}
